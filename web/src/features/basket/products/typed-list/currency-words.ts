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
  /** A dollar of no country. */
  readonly isBareDollar: boolean;
  /** A code or a sign, that nothing else looks like. */
  readonly isSure: boolean;
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
  for (const { id, symbol, name } of currencies) {
    if (!symbol.includes('$') && !isDollarNamed(name)) continue;
    for (const country of [id, symbol.replace('$', ''), ...(dollarCountries[id] ?? [])]) {
      if (country.length < minCountryLength) continue;
      add(`${country}$`.toLowerCase(), id, 'sign');
      // « 80 $ au marché »: only in capitals, or last.
      for (const sign of ['$', '$ ']) add(`${sign}${country}`.toLowerCase(), id, 'code');
    }
    for (const word of namesOf(name)) {
      if (/^dollars? /u.test(word)) add(word.replace(/^dollars?/u, '$'), id, 'sign');
    }
  }
  return [...found]
    .map(([word, known]) => ({ word, ...known }))
    .sort((one, other) => other.word.length - one.word.length);
}

/** « 80 $US », « 80 $CAN », beside the code and the symbol. */
const dollarCountries: Readonly<Record<string, readonly string[]>> = {
  USD: ['us'],
  CAD: ['can'],
  AUD: ['au', 'aus'],
};
/** « $S » and « $A » may begin a name. */
const minCountryLength = 2;

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
    return {
      length: word.length + gap,
      meanings: meaningsOf(known, context),
      isBareDollar: isAnyDollar(word),
      isSure: known.kind === 'sign' || known.kind === 'code',
    };
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

const isAnyDollar = (word: string): boolean => word === '$' || word === 'dollar' || word === 'dollars';

const isDollarNamed = (name: string): boolean => /(?:^|\s)dollar(?=\s|$)/u.test(name);

const isDollar = (id: string, { currencies }: CurrencyContext): boolean =>
  isDollarNamed(currencies.find((currency) => currency.id === id)?.name ?? '');

function meaningsOf({ word, ids }: CurrencyWord, context: CurrencyContext): readonly string[] {
  const { defaultCurrency } = context;
  if (isAnyDollar(word) && isDollar(defaultCurrency, context)) return [defaultCurrency];
  // « $ » is the peso of several countries too: whoever comes back from one says which.
  if (word === '$' && ids.includes(defaultCurrency)) return [...new Set([defaultCurrency, 'USD'])];
  if (isAnyDollar(word)) return ['USD'];
  if (ids.includes(defaultCurrency)) return [defaultCurrency];
  if (ids.includes('GBP')) return ['GBP'];
  return ids.length <= maxMeanings ? ids : [];
}

/** What a price means between two currencies: « CAD 80 $ » is said twice, « CHF 80 € » is not told. */
export function meaningsBetween(
  ahead: WrittenCurrency | undefined,
  after: WrittenCurrency | undefined,
  context: CurrencyContext,
): readonly string[] {
  if (ahead === undefined || after === undefined) return (after ?? ahead)?.meanings ?? [];
  const [named, other] = after.isBareDollar ? [ahead, after] : [after, ahead];
  if (other.isBareDollar && named.meanings.every((id) => isDollar(id, context))) return named.meanings;
  if (!ahead.isSure) return after.meanings;
  return after.meanings.filter((id) => ahead.meanings.includes(id));
}

/** How a price is read that may be in any of these currencies. */
export function formatOf(currencies: readonly string[], { defaultCurrency }: CurrencyContext): NumberFormat {
  return priceFormat(currencies[0] ?? defaultCurrency);
}
