import type { CurrencyContext } from './currency-words';
import { isAgedDrink, isDrinkOfNumber } from './drink-words';
import type { ReadArticle } from './read-article';
import type { TypedArticle } from './read-list';
import { isWorn } from './worn-words';

/** « argent 925 », « or 18 », « livre 1984 », « parfum 212 », « lego 42100 », « crème solaire 50 »; a shirt bears the number of a player. */
const ofName = new RegExp(
  [
    '(?<!\\p{L})(?:argent|vermeil)(?:\\s+massif)?\\s+(?:800|925|950|999)',
    '(?<!\\p{L})or(?:\\s+(?:jaune|blanc|rose|massif))?\\s+(?:9|14|18|22|24|375|585|750|916|999)',
    '(?<!\\p{L})(?:livres?|romans?|bd|mangas?|revues?|magazines?|guides?|atlas|pièces?|timbres?)(?!\\p{L}).*\\s(?:19\\d\\d|20[0-3]\\d)',
    '(?<!\\p{L})(?:parfum|eau de toilette|carolina herrera)\\s+212',
    '(?<!\\p{L})legos?(?!\\p{L}).*\\s\\d{5}',
    '(?<!\\p{L})new balance\\s+\\d{3,4}',
    '(?<!\\p{L})jeans?\\s+5[01]\\d',
    '(?<!\\p{L})(?:solaire|spf|indice)\\s+(?:15|20|30|50)',
    '(?<!\\p{L})maillots?(?!\\p{L}|\\s+de\\s+bain).*\\s(?:[1-9]|[12]\\d)',
  ]
    .map((one) => `(?:${one})$`)
    .join('|'),
  'iu',
);
const size = /\s(?:3[4-9]|4\d|5[0-2])$/u;

export const isNumberOfName = (called: string): boolean =>
  ofName.test(called) ||
  isAgedDrink(called) ||
  isDrinkOfNumber(called) ||
  (size.test(called) && isWorn(called));

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
  { name, prices, isCurrencyWritten }: ReadArticle,
  currencies: readonly string[],
): Partial<ReadArticle> {
  const [first] = prices;
  if (first === undefined || isCurrencyWritten) return {};
  const called = `${name} ${first.price}`;
  if (prices.length === 1 && isNumberOfName(called)) return { name: called, prices: [], basis: undefined };
  if (currencies.length === 0) return {};
  // Once it is chosen, it is no more that of the trip by default.
  return {
    prices: currencies.flatMap((currency) => prices.map((price) => ({ ...price, currency }))),
    isCurrencyWritten: true,
  };
}
