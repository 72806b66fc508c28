import type { Product } from '@retour/core';
import { isBoolean, isText, objectOf, optional } from '../../../lib/shape';
import {
  type ArticleDraft,
  type Beginnings,
  emptyDraft,
  numberDraft,
} from '../../basket/products/article-draft';
import { articleKind } from '../../basket/products/article-kind';
import {
  readArticleAndPrice,
  readArticleAndQuantity,
  readBarePrice,
} from '../../basket/products/read-name-field';
import type { PricedArticle } from '../../basket/products/read-priced-article';
import { fillDraft, type ReadFields, withMeasure } from '../../basket/products/typed-list/reading/fill-draft';
import { readInFull } from '../../basket/products/typed-list/reading/read-in-full';
import type { CurrencyContext } from '../../basket/products/typed-list/words/currency-words';

type CurrencyDraft = Pick<ArticleDraft, 'currency' | 'isCurrencySaid'>;

/** What of the form came with the name, and goes with it: « 2 parfums 80 $ » is two, at eighty, in dollars. */
export interface FilledByName {
  readonly price?: string | undefined;
  readonly count?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
  readonly degree?: string | undefined;
  /** As the form stood before a currency was written with a name. */
  readonly former: CurrencyDraft;
}

export const isFilledByName = objectOf<FilledByName>({
  price: optional(isText),
  count: optional(isText),
  currency: optional(isText),
  amount: optional(isText),
  degree: optional(isText),
  former: objectOf<CurrencyDraft>({ currency: isText, isCurrencySaid: optional(isBoolean) }),
});

/**
 * @param fields what is now filled of the form by what was typed as the name
 * @param filled what was until now
 */
export function filledByName(
  { price, count, currency, amount, degree }: Partial<ArticleDraft>,
  values: ArticleDraft,
  filled: FilledByName | undefined,
): FilledByName {
  // One that was chosen by hand since is what the form goes back to.
  const isAsFilled = filled !== undefined && values.currency === (filled.currency ?? filled.former.currency);
  const { isCurrencySaid } = values;
  const former = isAsFilled ? filled.former : { currency: values.currency, isCurrencySaid };
  return {
    price: price?.text,
    count: count?.text,
    currency,
    amount: amount?.text,
    degree: degree?.text,
    former,
  };
}

/** The same of an article that was chosen or said since: what is not filled anew came with the name as before. */
export function refilledByName(
  fields: Partial<ArticleDraft>,
  values: ArticleDraft,
  filled: FilledByName | undefined,
): FilledByName {
  const { price, count, currency, amount, degree, former } = filledByName(fields, values, filled);
  return {
    price: price ?? filled?.price,
    count: count ?? filled?.count,
    currency: currency ?? filled?.currency,
    amount: amount ?? filled?.amount,
    degree: degree ?? filled?.degree,
    former,
  };
}

/** What was read with the name, as its count and its currency were put right in the form since. */
export function asCorrected(
  read: ReadFields,
  { count, currency }: ArticleDraft,
  filled: FilledByName | undefined,
): ReadFields {
  const isOwnCount =
    filled?.count !== undefined && count.text !== filled.count && /^[1-9]\d*$/.test(count.text);
  return {
    ...read,
    count: isOwnCount ? Number(count.text) : read.count,
    currency: read.currency === undefined ? undefined : currency,
  };
}

/** A price that was said to be one, written as such a price is typed. */
export function asTyped({ count, name, price, currency, basis }: PricedArticle): string {
  const end = basis === undefined ? '' : basis === 'all' ? ' en tout' : ' pièce';
  return `${count} ${name} ${String(price).replace('.', ',')} ${currency}${end}`;
}

/** What goes of the form with the name that had filled it; what was changed by hand since stays. */
function withoutFilled(values: ArticleDraft, filled: FilledByName | undefined): Partial<ArticleDraft> {
  if (filled === undefined) return {};
  const { price, count, amount, degree } = emptyDraft(null, filled.former);
  return {
    ...(values.price.text === filled.price && { price }),
    ...(values.count.text === filled.count && { count }),
    ...(values.amount.text === filled.amount && { amount }),
    ...(values.degree.text === filled.degree && { degree }),
    ...(values.currency === filled.currency && filled.former),
  };
}

/** Whether this number stands there, however its thousands are written; as a part of a longer one, it does not. */
function holdsNumber(text: string, number: string): boolean {
  const digits = number.match(/\d/g) ?? [];
  return digits.length > 0 && new RegExp(`(?<!\\d)${digits.join("[\\s.,'’]?")}(?!\\d)`, 'u').test(text);
}

interface NameTyped {
  /** What the field held until now. */
  readonly before: string;
  readonly values: ArticleDraft;
  readonly filled: FilledByName | undefined;
  readonly reading: CurrencyContext;
  /** The product, or the group, that is called so. */
  readonly nodeNamed: (name: string) => Product | null;
}

interface NameRead {
  readonly fields: Partial<ArticleDraft>;
  readonly filled: FilledByName | undefined;
  /** What stands beside the name; undefined where it is all that is typed. */
  readonly read: ReadFields | undefined;
}

/** The price, how many, how much of it and how strong go to their own fields, with the currency, and away with the name. */
export function readNameTyped(
  typed: string,
  { before, values, filled, reading, nodeNamed }: NameTyped,
): NameRead {
  const left = withoutFilled(values, filled);
  const bare = readBarePrice(typed, reading);
  if (bare !== null) {
    const { text, currency } = bare;
    const fields = { price: { text }, ...(currency && { currency, isCurrencySaid: true }) };
    const taken = filledByName(fields, values, filled);
    return { fields: { ...left, name: '', ...fields }, filled: taken, read: undefined };
  }
  const priced = readArticleAndPrice(typed, reading);
  if (priced !== null) return takePriced(priced, { values, filled, nodeNamed });
  const article = readInFull(typed, reading);
  const isCounted = article.kind === 'read' && article.isCountSaid;
  const count = isCounted ? { count: numberDraft(article.count) } : {};
  const wasBare = readBarePrice(before, reading) !== null;
  // A word in the place of a price alone is what that price is of; a number that goes on was none.
  if (wasBare && !/\d/.test(typed) && before.length > 1)
    return { fields: count, filled: undefined, read: undefined };
  // « 100 pounds » that became « 100 lires » is no price any more, nor « 20 € » of « 20 €/kg ».
  const isPriceUnsure =
    article.kind === 'read' ? article.priceWritten !== undefined : article.reason === 'per-measure';
  if (!wasBare && !isPriceUnsure && holdsNumber(typed, filled?.price ?? ''))
    return { fields: {}, filled, read: undefined };
  const quantity = readArticleAndQuantity(typed, reading);
  const node = quantity && nodeNamed(quantity.name);
  const isHowManyAlone =
    quantity !== null &&
    [quantity.measure, quantity.degree, quantity.pack].every((others) => others === undefined);
  // Of what nobody knows yet, what is typed may all be its name; but how many there are has its own field.
  const isAllName = node === null && !isHowManyAlone;
  const read = quantity && { ...quantity, name: isAllName ? typed : quantity.name };
  const { amount, degree } = read === null ? {} : takenBy(read, node, { ...values, ...left });
  const taken = { ...count, ...(amount && { amount }), ...(degree && { degree }) };
  return {
    fields: { ...left, ...taken, name: read?.name ?? typed },
    filled: Object.keys(taken).length > 0 ? filledByName(taken, values, filled) : undefined,
    read: read ?? undefined,
  };
}

/** An article with its price, and all that is said of it. */
export function takePriced(
  priced: PricedArticle,
  { values, filled, nodeNamed }: Pick<NameTyped, 'values' | 'filled' | 'nodeNamed'>,
): NameRead {
  const left = withoutFilled(values, filled);
  // Whatever stands there is the price of something else; of several, none does until it is said of what it is.
  const node = nodeNamed(priced.name);
  const taken = takenBy(priced, node, { ...values, ...left, price: { text: '' } });
  // Of what nobody knows yet, how much of it there is stays with its name.
  const read = node === null ? { ...priced, name: withMeasure(priced) } : priced;
  return {
    fields: { ...left, ...taken, name: read.name },
    filled: filledByName(taken, values, filled),
    read,
  };
}

/** Without what the name says nothing of. */
function takenBy(
  read: ReadFields,
  node: Product | null,
  empty: ArticleDraft,
): Pick<ArticleDraft, 'price' | 'currency' | 'count'> & Partial<ArticleDraft> {
  const product = node?.kind === 'category' ? null : node;
  const { price, isPriceOfAll, currency, isCurrencySaid, count, amount, degree } = fillDraft(
    empty,
    product,
    read,
  );
  return {
    // The form of one purchase asks the price of each: that of all which does not divide goes to the list.
    price: isPriceOfAll === true ? empty.price : price,
    currency,
    // Until its price is said, a currency that is not said would be that of the trip.
    isCurrencySaid,
    count,
    ...(amount !== empty.amount && { amount }),
    ...(degree !== empty.degree && { degree }),
  };
}

/** The price, its currency and how many, as this product asks for them. */
export function pricedAs(
  product: Product | null,
  read: ReadFields,
  values: ArticleDraft,
): Pick<ArticleDraft, 'price' | 'currency' | 'count'> {
  const { price, isPriceOfAll, currency, count } = fillDraft(
    { ...values, price: { text: '' } },
    product,
    read,
  );
  return { price: isPriceOfAll === true ? { text: '' } : price, currency, count };
}

/** Whether the field of the price holds what was read beside the name, which was said to be of each or of all. */
export function isPriceOfName(read: ReadFields, product: Product | null, values: ArticleDraft): boolean {
  return (
    read.price !== undefined &&
    read.basis !== undefined &&
    [null, product].some((of) => pricedAs(of, read, values).price.text === values.price.text)
  );
}

interface ChosenBeside {
  /** What was read with the name, as it was put right since. */
  readonly read: ReadFields | undefined;
  readonly values: ArticleDraft;
  readonly filled: FilledByName | undefined;
  readonly beginnings: Beginnings;
}

/** What a product that is chosen fills: quantity and degree as they were typed with the name, else as such products begin. */
export function filledByProduct(
  product: Product,
  { read, values, filled, beginnings }: ChosenBeside,
): Partial<ArticleDraft> {
  const empty = emptyDraft(product, beginnings);
  const { degree, amount } = fillDraft(empty, product, read);
  if (read === undefined) return { degree, amount };
  if (isPriceOfName(read, product, values)) return { degree, amount, ...pricedAs(product, read, values) };
  // The price of each, of a count that was put right since, is not that of the whole quantity.
  const isOfEach = articleKind(product) === 'amount' && values.price.text === filled?.price;
  return { degree, amount, ...(isOfEach && read.count > 1 && { price: empty.price }) };
}
