import { indexCatalogue, type ProductCatalogue, type Refusal } from '@retour/core';
import { basketArticles, firstIncompleteStep, productsStep, type SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { ruledOutArticles } from '../assessment/ruled-out-articles';
import { nameInList } from '../text/name-in-list';
import { ruledOutReason } from '../text/ruled-out-reason';
import { leftOutReasons, unreadArticleText } from '../text/unread-article-text';
import type { ReadSimulation } from './read-simulation';
import type { SharedRest } from './shared-rest';

/** A simulation that today's nomenclature, rates and rules can compute, and a sentence for each article that is not in it. */
export interface FittedSimulation {
  readonly request: SimulatorRequest;
  readonly leftOut: readonly string[];
  /** Lines of a typed list that wait for an answer. */
  readonly lines: SharedRest['lines'];
}

export function fitSimulation(
  { request, unread, tooMany, rest }: Extract<ReadSimulation, { readonly kind: 'read' }>,
  catalogue: ProductCatalogue,
  calculator: Calculator,
): FittedSimulation {
  const products = indexCatalogue(catalogue);
  const isKnown = ({ productId }: { readonly productId: string }): boolean => {
    const kind = products.get(productId)?.kind;
    return kind !== undefined && kind !== 'category';
  };
  const unknown = request.shoppingProducts.filter((article) => !isKnown(article));
  const known: SimulatorRequest = {
    ...request,
    shoppingProducts: request.shoppingProducts.flatMap((article) => {
      const product = products.get(article.productId);
      return product === undefined || !isKnown(article)
        ? []
        : [{ ...article, name: nameInList(product, article.name, products) }];
    }),
  };
  const isWhole = firstIncompleteStep(known) === productsStep;
  const ruledOut = isWhole ? ruledOutArticles(known, calculator, reasonOf) : [];
  const ids = new Set(ruledOut.map(({ article }) => article.id));
  const isKept = ({ id }: { readonly id: string }): boolean => !ids.has(id);
  return {
    request: {
      ...known,
      shoppingProducts: known.shoppingProducts.filter(isKept),
      customShoppingProducts: known.customShoppingProducts.filter(isKept),
    },
    leftOut: [
      ...unread.map(({ name, reason }) => unreadArticleText.leftOut(name, leftOutReasons[reason])),
      ...unknown.map(({ name }) => unreadArticleText.leftOut(name, leftOutReasons.unknown)),
      ...ruledOut.map(({ article, reason }) => unreadArticleText.leftOut(article.name, reason)),
      ...(tooMany > 0 ? [unreadArticleText.tooMany(tooMany)] : []),
      ...Array.from({ length: rest.others }, () => unreadArticleText.leftOutBefore),
    ],
    lines: rest.lines,
  };
}

const reasonOf = (refusal: Refusal): string => ruledOutReason(refusal) ?? leftOutReasons.unreadable;

/** Identifiers of this device's own: two links opened one after the other mix nothing. */
export function withOwnIds(request: SimulatorRequest, newId: () => string): SimulatorRequest {
  return {
    ...request,
    declarationId: newId(),
    shoppingProducts: request.shoppingProducts.map((article) => ({ ...article, id: newId() })),
    customShoppingProducts: request.customShoppingProducts.map((article) => ({ ...article, id: newId() })),
  };
}

/** What is said of the articles, in the order in which they are sent. */
export function articleNames(request: SimulatorRequest): readonly string[] {
  return basketArticles(request).map(({ name }) => name);
}
