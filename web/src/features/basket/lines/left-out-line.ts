import type { BasketArticle } from '../../../store';
import type { UncountedLine } from '../products/typed-list/uncounted-lines';

export type LeftOutLine = Omit<UncountedLine, 'key'>;

/** « Pastis, ouzo, raki, arak » is one article: its commas would make a list of it. */
const asOneName = (name: string): string => name.replaceAll(/\s*[,;]\s*/gu, ' / ');

type Priced = Pick<BasketArticle, 'name' | 'value' | 'currency'>;

/**
 * An article that was taken out, among what waits: as a list is written, with the price that was given. Its colon keeps it from a number
 * that ends the name.
 */
export function leftOutLine({ name, value, currency }: Priced): LeftOutLine {
  const price = value > 0 ? ` : ${String(value).replace('.', ',')} ${currency}` : '';
  return { typed: asOneName(name) + price, isLeftOut: true };
}
