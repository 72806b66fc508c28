import type { Product } from '@retour/core';
import type { BasketArticle } from '../../../store';
import { articleKind } from '../products/article-kind';
import type { UncountedLine } from '../products/typed-list/waiting/uncounted-lines';

export type LeftOutLine = Omit<UncountedLine, 'key'>;

/** « Pastis, ouzo, raki, arak » is one article: its commas would make a list of it. */
const asOneName = (name: string): string => name.replaceAll(/\s*[,;]\s*/gu, ' / ');

/** Figures of the name that a product has in the list are read as a quantity, a degree or a price: « Vin en cubi de 2 à 10 L ». */
const inFigures = /(?:,\s*\d|(?:,\s*|\s+)(?:\([^)]*\d|(?:de\s|(?:de\s)?plus\sde\s|jusqu['’]à\s)\d)).*$/u;

export const withoutFigures = (name: string): string => name.replace(inFigures, '');

type Priced = Pick<BasketArticle, 'name' | 'value' | 'currency' | 'amount'>;

const inFrench = (value: number): string => String(value).replace('.', ',');

/**
 * An article that was taken out, among what waits: as a list is written, with how much of it and the price that were given. Its colon
 * keeps it from a number that ends the name.
 * @param product null for an article of no product; undefined while nobody knows what is counted of it
 */
export function leftOutLine(
  { name, value, currency, amount }: Priced,
  product: Product | null | undefined,
): LeftOutLine {
  const called = asOneName(name === product?.name ? withoutFigures(name) : name);
  const isOfSeveral = amount !== undefined && amount > 1 && product !== undefined && !isMeasured(product);
  const price = value > 0 ? ` : ${inFrench(value)} ${currency}${isOfSeveral ? ' en tout' : ''}` : '';
  const typed = amount === undefined || product === undefined ? called : withAmount(called, amount, product);
  return { typed: typed + price, isLeftOut: true };
}

const isMeasured = (product: Product | null): boolean =>
  articleKind(product) === 'amount' && (product?.unit === 'l' || product?.unit === 'g');

/** « Whisky 0,7 L », « 3 × Montre », and « 200 Cigarettes », whose name says what is counted. */
function withAmount(name: string, amount: number, product: Product | null): string {
  const written = inFrench(amount);
  if (isMeasured(product)) return `${name} ${written} ${product?.unit === 'l' ? 'L' : 'g'}`;
  if (articleKind(product) === 'amount') return `${written} ${name}`;
  return amount > 1 ? `${written} × ${name}` : name;
}
