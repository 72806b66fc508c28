import type { CurrencyContext } from '../words/currency-words';
import { isNumberOfName } from '../words/number-of-name';
import type { ReadArticle } from './read-article';
import type { TypedArticle } from './read-list';

/**
 * Where other articles of a list write a currency, a number without one is not surely a price, nor in the currency of the trip
 * where none of them is: « bracelet en argent 925, foulard 20 € », « parfum 80 €, sac 120 ».
 */
export function askBarePrices(
  articles: readonly TypedArticle[],
  { defaultCurrency }: CurrencyContext,
): readonly TypedArticle[] {
  const written = new Set(
    articles.flatMap((one) =>
      one.kind === 'read' && one.isCurrencyWritten ? one.prices.map(({ currency }) => currency) : [],
    ),
  );
  if (written.size === 0) return articles;
  const currencies = written.has(defaultCurrency) ? [] : [...written, defaultCurrency];
  return articles.map((one) => (one.kind === 'read' ? { ...one, ...asked(one, currencies) } : one));
}

function asked(
  { name, prices, isCurrencyWritten, isPriceLed }: ReadArticle,
  currencies: readonly string[],
): Partial<ReadArticle> {
  const [first] = prices;
  if (first === undefined || isCurrencyWritten) return {};
  const called = `${name} ${first.price}`;
  if (prices.length === 1 && !isPriceLed && isNumberOfName(called))
    return { name: called, prices: [], basis: undefined };
  if (currencies.length === 0) return {};
  // Once it is chosen, it is no more that of the trip by default.
  return {
    prices: currencies.flatMap((currency) => prices.map((price) => ({ ...price, currency }))),
    isCurrencyWritten: true,
  };
}
