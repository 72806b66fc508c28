import { foldText } from '../french/fold-text';
import { typeset } from '../french/typeset';
import { nameOfArticle, ownNameOfArticle } from './describe-article';
import type { Product } from './product';

/** However it was typed: « Or : lingots », « or : lingots ». */
const folded = (name: string): string => foldText(typeset(name)).replace(/\s+/gu, ' ').trim();

/** What its owner called an article that has another name; null where that is its name again, or where nothing was said. */
export function otherNameOfArticle(
  product: Pick<Product, 'name' | 'kind'> | null,
  customName: string | null,
): string | null {
  const own = ownNameOfArticle(customName);
  return own === '' || folded(own) === folded(nameOfArticle(product, customName)) ? null : own;
}
