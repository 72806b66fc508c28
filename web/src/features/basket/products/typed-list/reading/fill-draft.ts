import {
  type AmountUnit,
  amountUnits,
  exactDecimal,
  formatAmount,
  type Product,
  toNumber,
} from '@retour/core';
import { shareOf, timesCount } from '../../../../../lib/exact-decimal';
import { isNumber, isText, objectOf, oneOf, optional } from '../../../../../lib/shape';
import { amountOfPack, type PackWord, packWords } from '../../../../reference';
import { type ArticleDraft, type NumberDraft, numberDraft, priceDecimals } from '../../article-draft';
import { articleKind, asksDegree } from '../../article-kind';

/** What a typed list says of one article, once nothing of it is ambiguous any more. */
export interface ReadFields {
  readonly name: string;
  readonly count: number;
  readonly price?: number | undefined;
  /** A price whose currency is left to the form, as it was written. */
  readonly priceWritten?: string | undefined;
  readonly currency?: string | undefined;
  readonly basis?: 'each' | 'all' | undefined;
  readonly degree?: number | undefined;
  /** Of each one. */
  readonly measure?: { readonly value: number; readonly unit: AmountUnit } | undefined;
  /** The container that each one is. */
  readonly pack?: PackWord | undefined;
}

export const isReadFields = objectOf<ReadFields>({
  name: isText,
  count: isNumber,
  price: optional(isNumber),
  priceWritten: optional(isText),
  currency: optional(isText),
  basis: optional(oneOf(['each', 'all'])),
  degree: optional(isNumber),
  measure: optional(
    objectOf<{ value: number; unit: AmountUnit }>({ value: isNumber, unit: oneOf(amountUnits) }),
  ),
  pack: optional(oneOf(packWords)),
});

/**
 * The form of an article with everything that was read in its place; what was not stays empty, as the price of several does
 * until it is said whether it is that of each or of all. That of all which does not divide is filled as such.
 */
export function fillDraft(
  empty: ArticleDraft,
  product: Product | null,
  read: ReadFields | undefined,
): ArticleDraft {
  if (read === undefined) return empty;
  const isAmount = articleKind(product) === 'amount';
  const ofAll = isAmount || dividesUnevenly(read) ? priceOfAll(read) : undefined;
  const price = ofAll ?? (isAmount ? undefined : priceOfOne(read));
  return {
    ...empty,
    name: empty.name === '' ? (product === null ? withMeasure(read) : read.name) : empty.name,
    currency: read.currency ?? empty.currency,
    isCurrencySaid: read.currency !== undefined || empty.isCurrencySaid,
    price: price ?? empty.price,
    isPriceOfAll: price === undefined ? empty.isPriceOfAll : !isAmount && ofAll !== undefined,
    count: isAmount ? empty.count : numberDraft(read.count),
    amount: product === null ? empty.amount : (amountOf(product, read) ?? empty.amount),
    degree: asksDegree(product) && read.degree !== undefined ? numberDraft(read.degree) : empty.degree,
  };
}

/** The forms of restricted goods and of free articles ask for no quantity, which may decide whether they may enter: their name keeps it. */
export function withMeasure({ name, measure }: Pick<ReadFields, 'name' | 'measure'>): string {
  return measure === undefined ? name : `${name}, ${formatAmount(measure.value, measure.unit)}`;
}

/** What is paid for all of them, or how much of it there is. */
export function totalOf(each: number, count: number): number {
  return toNumber(timesCount(exactDecimal(each), count));
}

/** « 3 montres 1 000 € en tout »: the price of all is the price of none of them. */
function dividesUnevenly({ price, basis, count }: ReadFields): boolean {
  return basis === 'all' && count > 1 && (price === undefined || sharePrice(price, count) === undefined);
}

function priceOfAll({ price, priceWritten, basis, count }: ReadFields): NumberDraft | undefined {
  const isWhole = count === 1 || basis === 'all';
  if (price === undefined) return isWhole && priceWritten !== undefined ? { text: priceWritten } : undefined;
  if (isWhole) return numberDraft(price);
  return basis === undefined ? undefined : numberDraft(totalOf(price, count));
}

function priceOfOne({ price, priceWritten, basis, count }: ReadFields): NumberDraft | undefined {
  const isOne = count === 1 || basis === 'each';
  if (price === undefined) return isOne && priceWritten !== undefined ? { text: priceWritten } : undefined;
  if (isOne) return numberDraft(price);
  if (basis === undefined) return undefined;
  const share = sharePrice(price, count);
  return share === undefined ? undefined : numberDraft(share);
}

/** What is paid for each of those that one price was paid for; undefined where it does not divide. */
export function sharePrice(price: number, count: number): number | undefined {
  const share = shareOf(exactDecimal(price), count, priceDecimals);
  return share && toNumber(share);
}

function amountOf(product: Product, read: ReadFields): NumberDraft | undefined {
  const each = amountOfEach(product, read);
  return each === undefined ? undefined : numberDraft(totalOf(each, read.count));
}

/** How much of this product each one is, in its unit; undefined where it is not said. */
export function amountOfEach(
  product: Product,
  { measure, pack }: Pick<ReadFields, 'measure' | 'pack'>,
): number | undefined {
  if (measure !== undefined) return measure.unit === product.unit ? measure.value : undefined;
  return pack && amountOfPack(product, pack);
}
