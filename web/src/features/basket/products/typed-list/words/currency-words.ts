import type { NumberFormat } from '../../../../../lib/french-number';
import {
  type CurrencyWord,
  currencyWords,
  isDollar,
  isFormer,
  isMeasure,
  meantCurrencies,
} from '../../currency-index';
import { type NamedCurrency, priceFormat } from '../../currency-options';

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

const everywhere = new Set(['euro', 'euros', 'dollar', 'dollars']);

/**
 * « dollars bahaméens », « $ de Singapour »: of which country is said, and unless the table of currencies has it by this name, nobody
 * knows which dollar it is.
 */
const otherCountry =
  /^\s+(?:(?:austral|bahami|barbad|b[ée]liz|bermud|br[ué]n[ée]|canad|fidj|guyan|hong[\s-]?kong|lib[ée]r|namib|singapour|ta[iï]wan|trinidad|zimbabw|cara[iï]b|carib)(?:i?en|[ée]en|ais|ois)s?|(?:am[ée]ric|jama[iï]c)ains?|baham[ée]ens?|n[ée]o[\s-]?z[ée]landais|d(?:es?|u)\s(?:canada|nouvelle[\s-]z[ée]lande|hong[\s-]kong|singapour|ta[iï]wan|brun[eé]i|namib|lib[ée]ria|jama[iï]|fid?ji|bahamas|barbad|b[ée]lize|bermud|guyan|surinam|trinit|salomon|ca[iï]mans?|zimbabwe|cara[iï]bes|[ée]tats)[\p{L}-]*|d['’]australie)(?![\p{L}])/iu;

/** « 50 e »; joined, it is of a model: « iPhone 16e ». */
const euroLetter = /^\s+e(?![\p{L}\p{N}])/iu;

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
  for (const known of currencyWords(context.currencies)) {
    const { word } = known;
    const isThere = place === 'after' ? lower.startsWith(word) : lower.endsWith(word);
    if (!isThere) continue;
    const written = place === 'after' ? near.slice(0, word.length) : near.slice(-word.length);
    const rest = place === 'after' ? near.slice(word.length) : near.slice(0, -word.length);
    if (isJoined(place, written, rest) || !isMoney(place, known, written, rest, { context, isLast }))
      continue;
    const isBareDollar = isAnyDollar(word);
    const [country] = (isBareDollar && place === 'after' && otherCountry.exec(rest)) || [];
    if (country !== undefined)
      return { length: word.length + gap + country.length, meanings: [], isBareDollar: false, isSure: false };
    return {
      length: word.length + gap,
      meanings: meaningsOf(known, context),
      isBareDollar,
      isSure: known.kind === 'sign' || known.kind === 'code',
    };
  }
  const [euro] = (place === 'after' && euroLetter.exec(text)) || [];
  if (euro === undefined || !isLast(text.slice(euro.length))) return undefined;
  return { length: euro.length, meanings: ['EUR'], isBareDollar: false, isSure: false };
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
  // « Fr. 450 », « Rs 500 »; « Le 300 » may end a name.
  const isCapital =
    written === written.toUpperCase() || (kind === 'letters' && /^\p{Lu}(?!e$)/u.test(written));
  if (place === 'before') return isTrips && kind !== 'name' && isCapital;
  // « 80 dollars canadiens Dior »: one word may be of the name, two are none of it.
  if (everywhere.has(word) || (kind === 'name' && word.includes(' '))) return true;
  if (kind === 'letters' && (!isTrips || isMeasure(word))) return false;
  return isLast(rest);
}

const isAnyDollar = (word: string): boolean => word === '$' || word === 'dollar' || word === 'dollars';

function meaningsOf(
  { word, ids }: CurrencyWord,
  { currencies, defaultCurrency }: CurrencyContext,
): readonly string[] {
  const meant = meantCurrencies(ids, [defaultCurrency], currencies);
  if (meant.includes(defaultCurrency)) return meant;
  if (isFormer(word)) return [];
  // A dollar or a pound that is not the country's.
  const usual = ['USD', 'GBP'].find((id) => ids.includes(id));
  if (usual !== undefined) return [usual];
  return meant.length <= maxMeanings ? meant : [];
}

/** What a price means between two currencies: « CAD 80 $ » is said twice, « CHF 80 € » is not told. */
export function meaningsBetween(
  ahead: WrittenCurrency | undefined,
  after: WrittenCurrency | undefined,
  context: CurrencyContext,
): readonly string[] {
  if (ahead === undefined || after === undefined) return (after ?? ahead)?.meanings ?? [];
  const [named, other] = after.isBareDollar ? [ahead, after] : [after, ahead];
  if (other.isBareDollar && named.meanings.every((id) => isDollar(id, context.currencies)))
    return named.meanings;
  if (!ahead.isSure) return after.meanings;
  return after.meanings.filter((id) => ahead.meanings.includes(id));
}

/** How a price is read that may be in any of these currencies. */
export function formatOf(currencies: readonly string[], { defaultCurrency }: CurrencyContext): NumberFormat {
  return priceFormat(currencies[0] ?? defaultCurrency);
}
