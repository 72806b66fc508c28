import {
  type Arrival,
  foldText,
  type HeldRestriction,
  indexCatalogue,
  namesTaxedByQuantity,
  type Product,
  type ProductCatalogue,
  restrictionOf,
  singular,
} from '@retour/core';
import type { BasketArticle } from '../../../../../store';
import { surelyMeant } from '../../../../reference';
import { answersFor, nextDoubt } from '../../../restrictions/name-answers';
import { severityWords } from '../../../text/restriction-text';
import { typedListText } from '../../../text/typed-list-text';
import { emptyDraft } from '../../article-draft';
import { articleKind, asksDegree } from '../../article-kind';
import { checkArticle } from '../../check-article';
import type { NamedCurrency } from '../../currency-options';
import { findGoods, isHiddenByAge, withQuantity } from '../../find-goods';
import { findOrHear } from '../../near-goods';
import { fillDraft, type ReadFields, withMeasure } from '../reading/fill-draft';
import type { ReadArticle } from '../reading/read-article';
import type { PriceMeaning } from '../reading/read-price';
import type { DecidedArticle } from '../waiting/decided-article';

/** What one article of the list may be: a product, restricted goods, or an article of the name that was typed. */
export type Target =
  | { readonly kind: 'product'; readonly id: string; readonly product: Product }
  | { readonly kind: 'restricted'; readonly id: string; readonly restriction: HeldRestriction }
  | { readonly kind: 'free'; readonly id: string }
  /** A drink that is not offered at this age. */
  | { readonly kind: 'alcohol'; readonly id: string };

/** Whether an article can be added as it was read, or what its own form is for. */
export type Readiness =
  /** Without an article while something is to be decided. */
  | { readonly kind: 'ready'; readonly article?: Omit<BasketArticle, 'id'> | undefined }
  | { readonly kind: 'form'; readonly reason: string }
  | { readonly kind: 'restricted'; readonly restriction: HeldRestriction }
  /** What it is is to be said first. */
  | { readonly kind: 'unclear' }
  /** Tobacco or alcohol before its age: what to do with it. */
  | { readonly kind: 'too-young'; readonly advice: string };

export interface Proposal {
  readonly targets: readonly Target[];
  /** The article of the name that was typed, while what it is is to be said. */
  readonly target: Target;
  /** Nothing is surely meant: what was found is only near. */
  readonly asksTarget: boolean;
  /** Absent while it is to be chosen, or when none is written. */
  readonly price: PriceMeaning | undefined;
  readonly basis: 'each' | 'all' | undefined;
  readonly asksPrice: boolean;
  readonly asksBasis: boolean;
  readonly read: ReadFields;
  readonly readiness: Readiness;
}

export interface ProposalContext {
  /** The products offered to this traveller. */
  readonly catalogue: ProductCatalogue;
  readonly arrival: Arrival | null;
  /** Why tobacco and alcohol are not offered at this age; null when they are. */
  readonly tooYoung: string | null;
  readonly currencies: readonly NamedCurrency[];
  readonly defaultCurrency: string;
  readonly alcoholDegree: number | undefined;
}

const maxTargets = 8;
const free: Target = { kind: 'free', id: 'libre' };
const alcohol: Target = { kind: 'alcohol', id: 'boisson-alcoolisee' };

interface FoundTargets {
  /** In the order of the search; the name as it was typed comes last. */
  readonly targets: readonly Target[];
  /** Whether the first one is what the name says. */
  readonly isSure: boolean;
}

/** « pate » may be « pâtes », « moules » is « moule » too: words of a product as surely, which name no restricted goods. */
function isAlso(
  { name, relatedWords }: Product,
  typed: string,
  { catalogue, arrival }: Pick<ProposalContext, 'catalogue' | 'arrival'>,
): boolean {
  const isUnaccented = foldText(typed) === typed.toLowerCase();
  const said = ` ${singular(foldText(typed))}`;
  return (
    isUnaccented &&
    [name, ...relatedWords].some(
      (word) =>
        said.endsWith(` ${singular(foldText(word))}`) &&
        findGoods(catalogue, word, arrival).named.length === 0,
    )
  );
}

/** Drinks are sold by this many litres at least, creams and perfumes by less. */
const minDrink = 0.18;

/** Not what is known to be tobacco or alcohol, whose form asks. */
const mayBeDrink = (
  { measure }: ReadArticle,
  ruled: string,
  { restrictedWords }: ProductCatalogue,
): boolean =>
  measure?.unit === 'l' && measure.value >= minDrink && !namesTaxedByQuantity(ruled, restrictedWords);

/** What a volume of an unknown name may be: « zorglub 75 cl » may hold alcohol, which a free article would not count. */
function drinks({ catalogue, arrival, tooYoung }: ProposalContext): readonly Target[] {
  const found = findGoods(catalogue, 'boisson', arrival).products.map(
    ({ item: { product } }): Target => ({ kind: 'product', id: product.id, product }),
  );
  return tooYoung === null ? found : [alcohol, ...found];
}

function targetsOf(article: ReadArticle, context: ProposalContext): FoundTargets | string {
  const { catalogue, arrival, tooYoung } = context;
  const ruled = withQuantity(article);
  const { named, products, begun } = findOrHear(catalogue, article.name, arrival, ruled);
  const sure = surelyMeant(products)?.item.product;
  const isSure =
    named.length > 0
      ? sure === undefined || !isAlso(sure, article.name, { catalogue, arrival })
      : sure !== undefined;
  if (tooYoung !== null && named.length === 0 && isHiddenByAge(ruled, catalogue)) return tooYoung;
  const restricted = (restriction: HeldRestriction): Target => ({
    kind: 'restricted',
    id: `bien:${restriction.good.id}`,
    restriction,
  });
  const found: readonly Target[] = [
    ...named.map(restricted),
    ...products.map(({ item: { product } }): Target => ({ kind: 'product', id: product.id, product })),
    ...begun.map(restricted),
  ];
  const isDrink = found.length === 0 && mayBeDrink(article, ruled, catalogue);
  const offered = isDrink ? drinks(context) : found;
  return { targets: [...offered.slice(0, maxTargets), free], isSure: isSure || offered.length === 0 };
}

/** What is proposed of an article of the list, with what was decided of it. */
export function proposalOf(
  article: ReadArticle,
  decided: DecidedArticle | undefined,
  context: ProposalContext,
): Proposal {
  const found = targetsOf(article, context);
  const { targets, isSure } = typeof found === 'string' ? { targets: [free], isSure: true } : found;
  const chosen = targets.find(({ id }) => id === decided?.target);
  const target = chosen ?? (isSure ? targets[0] : undefined) ?? free;
  const product = target.kind === 'product' ? target.product : null;
  const tooYoung = typeof found === 'string' ? found : target.kind === 'alcohol' ? context.tooYoung : null;
  const price = article.prices.length > 1 ? article.prices[decided?.price ?? -1] : article.prices[0];
  const isPriced = article.prices.length > 0 || article.priceWritten !== undefined;
  const asksPrice = article.prices.length > 1;
  const asksBasis = isPriced && article.basis === undefined;
  const basis = article.basis ?? decided?.basis;
  const nameEnd = price === undefined || price.nameEnd === '' ? '' : ` ${price.nameEnd}`;
  const read: ReadFields = {
    name: article.name + nameEnd,
    count: article.count,
    price: price?.price,
    priceWritten: article.priceWritten,
    currency: price?.currency,
    basis,
    degree: article.degree,
    measure: article.measure,
    pack: article.pack,
  };
  return {
    targets,
    target,
    asksTarget: !isSure,
    price,
    basis,
    asksPrice,
    asksBasis,
    read,
    readiness:
      tooYoung !== null
        ? { kind: 'too-young', advice: tooYoung }
        : !isSure && chosen === undefined
          ? { kind: 'unclear' }
          : target.kind === 'restricted'
            ? { kind: 'restricted', restriction: target.restriction }
            : readinessOf(product, article, read, context),
  };
}

/** Until it is decided, what an article waits for is looked for as if it were, and there is nothing to add. */
function readinessOf(
  product: Product | null,
  { prices: [first] }: ReadArticle,
  read: ReadFields,
  context: ProposalContext,
): Readiness {
  const isDecided = read.basis !== undefined && (read.price !== undefined || first === undefined);
  if (isDecided) return readinessWhenDecided(product, read, context);
  const { price = first?.price, currency = first?.currency, basis = 'each' } = read;
  const readiness = readinessWhenDecided(product, { ...read, price, currency, basis }, context);
  return readiness.kind === 'ready' ? { kind: 'ready' } : readiness;
}

function readinessWhenDecided(
  product: Product | null,
  read: ReadFields,
  context: ProposalContext,
): Readiness {
  const question = questionOf(product, read, context);
  if (question !== undefined) return { kind: 'form', reason: question };
  if (read.priceWritten !== undefined) {
    return { kind: 'form', reason: typedListText.unknownCurrency(read.priceWritten) };
  }
  if (read.price === undefined) return { kind: 'form', reason: typedListText.noPrice };
  const { currencies, defaultCurrency: currency, alcoholDegree: degree } = context;
  const isWhole = articleKind(product) !== 'amount' && read.basis === 'all';
  // What was paid for all is kept as it is, whether it divides or not.
  const filled = isWhole ? { ...read, count: 1 } : read;
  const draft = fillDraft(emptyDraft(product, { currency, degree }), product, filled);
  const checked = checkArticle(draft, product, currencies);
  if (checked.kind === 'faulty') {
    return { kind: 'form', reason: Object.values(checked.problems.messages)[0] ?? typedListText.incomplete };
  }
  const { article } = checked;
  return { kind: 'ready', article: isWhole && read.count > 1 ? { ...article, amount: read.count } : article };
}

/** What the form says or asks of this article, which no shortcut passes by. */
function questionOf(
  product: Product | null,
  read: ReadFields,
  { arrival, catalogue }: ProposalContext,
): string | undefined {
  if (arrival === null) return typedListText.incomplete;
  if (product === null) {
    const name = withMeasure(read);
    const isDoubtful =
      nextDoubt(answersFor(name, undefined), arrival, catalogue.restrictedWords) !== undefined;
    if (isDoubtful || namesTaxedByQuantity(name, catalogue.restrictedWords)) return typedListText.question;
    return undefined;
  }
  if (product.kind === 'category') return typedListText.question;
  if (product.kind === 'custom-product') return typedListText.incomplete;
  const held = restrictionOf(product.restrictedGood, arrival);
  if (held !== null && held.severity !== 'information') return typedListText.regulated(severityWords(held));
  if (held !== null || product.notManagedReason !== null || product.restriction !== null) {
    return typedListText.forAgent;
  }
  return asksDegree(product) ? typedListText.degree : undefined;
}

/** The product of the nomenclature, or null. */
export function productOf(target: Target, catalogue: ProductCatalogue): Product | null {
  return target.kind === 'product' ? (indexCatalogue(catalogue).get(target.id) ?? null) : null;
}
