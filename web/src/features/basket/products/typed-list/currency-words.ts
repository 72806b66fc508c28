import type { NumberFormat } from '../../../../lib/french-number';
import { localUnitsOf, type NamedCurrency, priceFormat } from '../currency-options';

/** What tells the currency of a price where none is written, or where a word has several meanings. */
export interface CurrencyContext {
  readonly currencies: readonly NamedCurrency[];
  /** That of the country of the trip. */
  readonly defaultCurrency: string;
}

/** Beyond, the form asks. */
const maxMeanings = 4;

/** What a word beside a price may mean: one currency, several to choose from, or too many. */
export interface WrittenCurrency {
  readonly length: number;
  readonly meanings: readonly string[];
}

type Place = 'before' | 'after';

interface CurrencyWord {
  readonly word: string;
  readonly ids: readonly string[];
  /** Signs are of money wherever they stand; words may be something else: « 2 gel », « 3 livres ». */
  readonly kind: 'sign' | 'code' | 'name' | 'letters';
}

const everywhere = new Set(['euro', 'euros', 'dollar', 'dollars']);
/** Of measures, sizes and capacities before they are of money. */
const maxUnclearLength = 2;

const plural = (word: string): string => (/[sx]$/u.test(word) ? word : `${word}s`);
const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** « dollar canadien », « dollars canadiens », « dollar », « dollars ». */
function namesOf(name: string): readonly string[] {
  const [first = name, ...rest] = name.toLowerCase().split(' ');
  const names = [first, plural(first)];
  if (rest.length > 0) {
    names.push(name.toLowerCase(), [plural(first), ...rest].join(' '));
    names.push([plural(first), plural(rest[0] ?? ''), ...rest.slice(1)].join(' '));
  }
  return [...names, ...names.map(bare)];
}

function kindOfSymbol(symbol: string): CurrencyWord['kind'] {
  if (/\p{Sc}/u.test(symbol)) return 'sign';
  return symbol.length <= maxUnclearLength ? 'letters' : 'name';
}

function indexCurrencies(currencies: readonly NamedCurrency[]): readonly CurrencyWord[] {
  const found = new Map<string, { ids: string[]; kind: CurrencyWord['kind'] }>();
  const add = (word: string, id: string, kind: CurrencyWord['kind']): void => {
    const known = found.get(word) ?? { ids: [], kind };
    if (!known.ids.includes(id)) known.ids.push(id);
    found.set(word, known);
  };
  for (const { id, symbol, name } of currencies) {
    add(id.toLowerCase(), id, 'code');
    if (symbol !== id) add(symbol.toLowerCase(), id, kindOfSymbol(symbol));
    for (const word of namesOf(name)) add(word, id, 'name');
    for (const word of localUnitsOf(id)) add(word, id, 'letters');
  }
  if (currencies.some(({ id }) => id === 'USD')) add('us$', 'USD', 'sign');
  return [...found]
    .map(([word, known]) => ({ word, ...known }))
    .sort((one, other) => other.word.length - one.word.length);
}

let last:
  | { readonly currencies: readonly NamedCurrency[]; readonly words: readonly CurrencyWord[] }
  | undefined;

function wordsOf(currencies: readonly NamedCurrency[]): readonly CurrencyWord[] {
  if (last?.currencies !== currencies) last = { currencies, words: indexCurrencies(currencies) };
  return last.words;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The currency written right after a number, or right before it.
 * @param text begins after the number, or ends before it
 * @param isLast whether nothing else of the article comes after these characters
 */
export function currencyBeside(
  place: Place,
  text: string,
  context: CurrencyContext,
  isLast: (rest: string) => boolean,
): WrittenCurrency | undefined {
  const near = place === 'after' ? text.trimStart() : text.trimEnd();
  const gap = text.length - near.length;
  const lower = near.toLowerCase();
  if (lower.length !== near.length) return undefined;
  for (const known of wordsOf(context.currencies)) {
    const { word } = known;
    const isThere = place === 'after' ? lower.startsWith(word) : lower.endsWith(word);
    if (!isThere) continue;
    const written = place === 'after' ? near.slice(0, word.length) : near.slice(-word.length);
    const rest = place === 'after' ? near.slice(word.length) : near.slice(0, -word.length);
    if (isJoined(place, written, rest) || !isMoney(place, known, written, rest, { context, isLast }))
      continue;
    return { length: word.length + gap, meanings: meaningsOf(known, context) };
  }
  return undefined;
}

/** « 80 marque » holds no « mar »: a word ends where its letters do. */
function isJoined(place: Place, written: string, rest: string): boolean {
  const edge = place === 'after' ? written.at(-1) : written.at(0);
  const neighbour = place === 'after' ? rest.at(0) : rest.at(-1);
  if (edge === undefined || neighbour === undefined) return false;
  return /\p{L}/u.test(edge) && letterOrDigit.test(neighbour);
}

function isMoney(
  place: Place,
  { word, ids, kind }: CurrencyWord,
  written: string,
  rest: string,
  { context, isLast }: { context: CurrencyContext; isLast: (rest: string) => boolean },
): boolean {
  if (kind === 'sign') return true;
  const isTrips = ids.includes(context.defaultCurrency);
  if (kind === 'code' && written === written.toUpperCase()) return true;
  if (place === 'before') return isTrips && kind !== 'name' && written === written.toUpperCase();
  if (everywhere.has(word)) return true;
  if (kind === 'letters' && (!isTrips || /^(?:l|g|m|kg|cl|km)$/u.test(word))) return false;
  return isLast(rest);
}

const isDollar = (id: string, { currencies }: CurrencyContext): boolean =>
  /(?:^|\s)dollar(?=\s|$)/u.test(currencies.find((currency) => currency.id === id)?.name ?? '');

function meaningsOf({ word, ids }: CurrencyWord, context: CurrencyContext): readonly string[] {
  const { defaultCurrency } = context;
  const isAnyDollar = word === '$' || word === 'dollar' || word === 'dollars';
  if (isAnyDollar && isDollar(defaultCurrency, context)) return [defaultCurrency];
  // « $ » is the peso of several countries too: whoever comes back from one says which.
  if (word === '$' && ids.includes(defaultCurrency)) return [...new Set([defaultCurrency, 'USD'])];
  if (isAnyDollar) return ['USD'];
  if (ids.includes(defaultCurrency)) return [defaultCurrency];
  if (ids.includes('GBP')) return ['GBP'];
  return ids.length <= maxMeanings ? ids : [];
}

/** How a price is read that may be in any of these currencies. */
export function formatOf(currencies: readonly string[], { defaultCurrency }: CurrencyContext): NumberFormat {
  return priceFormat(currencies[0] ?? defaultCurrency);
}
