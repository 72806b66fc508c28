import { isBoolean, isText, objectOf, optional } from '../../../lib/shape';
import { type ArticleDraft, emptyDraft, numberDraft } from '../../basket/products/article-draft';
import { readArticleAndPrice, readBarePrice } from '../../basket/products/read-priced-article';
import type { CurrencyContext } from '../../basket/products/typed-list/currency-words';
import { fillDraft } from '../../basket/products/typed-list/fill-draft';
import { readArticle } from '../../basket/products/typed-list/read-article';

type CurrencyDraft = Pick<ArticleDraft, 'currency' | 'isCurrencySaid'>;

/** What of the form came with the name, and goes with it: « 2 parfums 80 $ » is two, at eighty, in dollars. */
export interface FilledByName {
  readonly price?: string | undefined;
  readonly count?: string | undefined;
  readonly currency?: string | undefined;
  /** As the form stood before a currency was written with a name. */
  readonly former: CurrencyDraft;
}

export const isFilledByName = objectOf<FilledByName>({
  price: optional(isText),
  count: optional(isText),
  currency: optional(isText),
  former: objectOf<CurrencyDraft>({ currency: isText, isCurrencySaid: optional(isBoolean) }),
});

/**
 * @param fields what is now filled of the form by what was typed as the name
 * @param filled what was until now
 */
export function filledByName(
  { price, count, currency }: Partial<ArticleDraft>,
  values: ArticleDraft,
  filled: FilledByName | undefined,
): FilledByName {
  const { former = { currency: values.currency, isCurrencySaid: values.isCurrencySaid } } = filled ?? {};
  return { price: price?.text, count: count?.text, currency, former };
}

/** What goes of the form with the name that had filled it; what was changed by hand since stays. */
function withoutFilled(values: ArticleDraft, filled: FilledByName | undefined): Partial<ArticleDraft> {
  if (filled === undefined) return {};
  const { price, count } = emptyDraft(null, filled.former);
  return {
    ...(values.price.text === filled.price && { price }),
    ...(values.count.text === filled.count && { count }),
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
}

interface NameRead {
  readonly fields: Partial<ArticleDraft>;
  readonly filled: FilledByName | undefined;
}

/** The price and how many that are typed with the name go to their own fields, with the currency, and away with them. */
export function readNameTyped(typed: string, { before, values, filled, reading }: NameTyped): NameRead {
  const left = withoutFilled(values, filled);
  const bare = readBarePrice(typed, reading);
  if (bare !== null) {
    const fields = { price: { text: bare.text }, ...(bare.currency && { currency: bare.currency }) };
    return { fields: { ...left, name: '', ...fields }, filled: filledByName(fields, values, filled) };
  }
  const read = readArticleAndPrice(typed, reading);
  if (read !== null) {
    const fields = fillDraft(values, null, { ...read, basis: read.basis ?? 'each' });
    const { price, currency, count } = fields;
    const taken = { price, currency, count };
    return { fields: { ...taken, name: read.name }, filled: filledByName(taken, values, filled) };
  }
  const article = readArticle(typed, reading);
  const isCounted = article.kind === 'read' && article.isCountSaid;
  const count = isCounted ? { count: numberDraft(article.count) } : {};
  const wasBare = readBarePrice(before, reading) !== null;
  // A word in the place of a price alone is what that price is of; a number that goes on was none.
  if (wasBare && !/\d/.test(typed) && before.length > 1) return { fields: count, filled: undefined };
  if (!wasBare && holdsNumber(typed, filled?.price ?? '')) return { fields: {}, filled };
  return {
    fields: { ...left, ...count },
    filled: isCounted ? filledByName(count, values, filled) : undefined,
  };
}
