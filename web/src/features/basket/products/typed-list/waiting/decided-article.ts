import { isBoolean, isNumber, isText, objectOf, oneOf, optional } from '../../../../../lib/shape';

/** What was decided of one article of the list that is typed. */
export interface DecidedArticle {
  readonly key: string;
  /** The article of the basket that it became. */
  readonly articleId?: string | undefined;
  readonly isIgnored?: boolean | undefined;
  /** What was chosen in place of the first product found. */
  readonly target?: string | undefined;
  /** Which of the ways to read its price. */
  readonly price?: number | undefined;
  readonly basis?: 'each' | 'all' | undefined;
}

export const isDecidedArticle = objectOf<DecidedArticle>({
  key: isText,
  articleId: optional(isText),
  isIgnored: optional(isBoolean),
  target: optional(isText),
  price: optional(isNumber),
  basis: optional(oneOf(['each', 'all'])),
});
