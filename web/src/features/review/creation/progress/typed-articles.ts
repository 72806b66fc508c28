import { isUuid } from '../../../../lib/shape';
import { type DeclarationRequest, declaredArticles, readDraft } from '../../../../store';
import { agentArticleDraft, agentArticleDrafts, agentDraftsOf } from '../../../../store/drafts/agent-drafts';
import { type ArticleDraft, isArticleDraft } from '../../../basket/products/article-draft';
import { productParameters } from '../../../basket/products/product-link';
import { creationPaths } from '../creation-paths';

/** An article whose form was left before it was added, or a changed one before it was saved. */
export interface TypedArticle {
  /** Of its draft. */
  readonly which: string;
  /** Of its form. */
  readonly path: string;
  /** As its form, or the basket, calls it; empty where the product says it. */
  readonly name: string;
  readonly productId: string | undefined;
  /** What stood in the search that led to its form. */
  readonly sought?: string | undefined;
  /** It stands in the declaration as it was before. */
  readonly isChange: boolean;
}

const free = 'libre';

function pathOf(parameters: Readonly<Record<string, string>>): string {
  return `${creationPaths.products}?${new URLSearchParams(parameters)}`;
}

/** The form of a product, or that of an article that the nomenclature does not hold. */
function formOf(key: string): string {
  if (key === free) return pathOf({ [productParameters.custom]: 'oui' });
  return key.startsWith(`${free}-`)
    ? pathOf({
        [productParameters.custom]: 'oui',
        [productParameters.restricted]: key.slice(free.length + 1),
      })
    : pathOf({ [productParameters.product]: key });
}

const isFree = (key: string): boolean => key === free || key.startsWith(`${free}-`);

/** What it is, without which an article is only looked at: how much it costs or how much of it, or what it is called. */
function isTyped(key: string, { price, amount, name }: ArticleDraft): boolean {
  return [price.text, amount.text, isFree(key) ? name : ''].some((text) => text.trim() !== '');
}

/** The articles that were typed for this declaration, in this tab, and that it does not hold so. */
export function typedArticles(request: DeclarationRequest): readonly TypedArticle[] {
  const of = agentDraftsOf(request);
  const articles = declaredArticles(request);
  return agentArticleDrafts(request).flatMap((key): readonly TypedArticle[] => {
    const which = agentArticleDraft(of, key);
    const draft = readDraft('article', isArticleDraft, which);
    if (draft === undefined) return [];
    const changed = articles.find(({ id }) => id === key);
    if (changed !== undefined) {
      const path = pathOf({ [productParameters.article]: key });
      return [{ which, path, name: changed.name, productId: undefined, isChange: true }];
    }
    // Of an article that was removed since.
    if (isUuid(key) || !isTyped(key, draft)) return [];
    const productId = isFree(key) ? undefined : key;
    const { name, sought } = draft;
    return [{ which, path: formOf(key), name: name.trim(), productId, sought, isChange: false }];
  });
}
