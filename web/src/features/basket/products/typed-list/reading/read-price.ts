import { type AmountUnit, type ExactDecimal, toNumber } from '@retour/core';
import { inDigits, type NumberFormat, parseFrenchNumber } from '../../../../../lib/french-number';
import {
  type CurrencyContext,
  currencyBeside,
  formatOf,
  meaningsBetween,
  type WrittenCurrency,
} from '../words/currency-words';
import { isDrinkNamedByNumber } from '../words/drink-words';
import { isModelOfNumber, leadsToNumberOfName, mayBeCalledOne } from '../words/model-words';
import { moneyOrGoods } from '../words/money-or-goods';
import { wordsInDigits } from '../words/number-words';
import { perMeasure } from '../words/per-measure';
import { isWorn, mayBeSize } from '../words/worn-words';

/** One way to understand the price of an article. */
export interface PriceMeaning {
  readonly price: number;
  readonly currency: string;
  /** What was taken for the beginning of the price and is the end of the name: « iPhone 15 », « 999 € ». */
  readonly nameEnd: string;
  /** What was written, where the price is that of all of it: « 15 € le kilo ». */
  readonly per?: { readonly price: number; readonly value: number; readonly unit: AmountUnit } | undefined;
}

export interface FoundPrice {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly isCurrencyWritten: boolean;
  readonly isNumberRead: boolean;
  /** None when the number cannot be read, or the currency not told. */
  readonly meanings: readonly PriceMeaning[];
}

const numbers =
  /(?<!\p{N}|\p{N}[.,'’])(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:[.,][-–—]+)?/gu;

/** Before a price, these say that it begins there. */
const leadsToPrice =
  /(?:[:=@(|>→\uE000-\uE002]|(?:^|\s)[-–—]\s|(?:^|[\s\uE000-\uE002])(?:à|a|pour|de|prix))\s*$/iu;
/** Before a number, these say that it is no price. */
export const leadsElsewhere =
  /(?:(?:^|\s)(?:tailles?|pointures?|numéro|numero|n°|modèle|modele|série|serie|année|annee)(?:\s+de)?|n°|#)\s*[:=]?\s*$/iu;
/** « imprimante 3 en 1 ». */
const severalIn = /\d\s+en\s+$/iu;

export const nothingElse = (rest: string): boolean => /^[\s\uE000-\uE002.!]*$/u.test(rest);

/** Words that count what a price does not: « deux cents cigarettes », « un litre ». */
const unitNext = /^\s+(?:cigarettes?|cigarillos?|cigares?|litres?|grammes?|kilos?)(?!\p{L})/iu;
const millionsNext = /^\s+millions?(?:\s+d(?:e\s|['’]))?/iu;
/** « une couronne » may be one of flowers. */
const isOne = /^une?$/iu;
const everywhereNext = /^\s*(?:\p{Sc}|(?:euros?|dollars?)(?!\p{L}))/iu;
/** « deux euros cinquante ». */
const centsBefore = /(?:\p{Sc}|(?<!\p{L})(?:euros?|dollars?))\s+$/iu;
/** « 2 euros 50 », as it is said; « 12 € 50 ml » goes on. */
const spokenCents =
  /(?<![\d.,'’]|\d\s)(\d+)\s*(\p{Sc}|euros?|dollars?|fr\.?|frs|francs?|dhs?|dirhams?)\s+(\d{2})(?=[\s.!\uE000-\uE002]*$)/iu;
/** « robe 38 FR » is one. */
const isSize = (digits: string, named: string): boolean =>
  /^(?:3[4-9]|4[0-8])$/.test(digits) && isWorn(named);

/** « montre neuf cent euros » is a new one of a hundred, or one of nine hundred; « neuf cents » is that. */
const nineOrNew = /^neuf[\s-]+(?:cent(?!s)|mille)/iu;

function spelled(text: string, context: CurrencyContext, isNine: boolean): string {
  const isFollowed = (after: string): boolean =>
    currencyBeside('after', after, context, nothingElse) !== undefined;
  return wordsInDigits(text, (before, written, after) => {
    if (/\d\s*$/.test(before)) return false;
    if (centsBefore.test(before) && nothingElse(after)) return true;
    if (isOne.test(written)) return everywhereNext.test(after);
    if (unitNext.test(after)) return true;
    const mayBeNew = nineOrNew.test(written) && /\p{L}\s+$/u.test(before) && !leadsToPrice.test(before);
    if (mayBeNew !== isNine) return false;
    return isFollowed(after) || isFollowed(` ${after.replace(millionsNext, '')}`);
  });
}

export const hasNewOrNine = (text: string, context: CurrencyContext): boolean =>
  spelled(text, context, true) !== text;

/**
 * « 15k yen », « 2,5 millions de dongs », « quatre-vingts dollars » in digits: letters and words are of many names (« 4K »,
 * « 1 Million », « Mille »), so that a currency stands beside them, which is not that of a number before.
 */
export function pricesInDigits(text: string, context: CurrencyContext): string {
  const digits = inDigits(spelled(text, context, false), (before, after) => {
    const ahead = currencyBeside('before', before, context, nothingElse);
    if (ahead !== undefined && !/\d\s*$/.test(before.slice(0, -ahead.length))) return true;
    const beside = currencyBeside('after', after, context, nothingElse);
    return beside !== undefined && !/^\d/.test(after.slice(beside.length));
  });
  return digits.replace(spokenCents, (written, units: string, unit: string, cents: string, start: number) =>
    mayBeSize(cents, digits.slice(0, start)) ? written : `${units},${cents} ${unit}`,
  );
}

interface WrittenNumber {
  readonly digits: string;
  readonly start: number;
}

/** The numbers of a text. Digits joined to letters are of a name: of « PS5 499 », « 3 en 1 150 » only the second group may be a price. */
function numbersOf(text: string): readonly WrittenNumber[] {
  return [...text.matchAll(numbers)].flatMap(({ 0: digits, index: start }) => {
    const [firstGroup = ''] = /^\d+[ \u00A0\u202F]/u.exec(digits) ?? [];
    const whole = { digits, start };
    const before = text.slice(0, start);
    if ((!/\p{L}$/u.test(before) && !severalIn.test(before)) || firstGroup === '') return [whole];
    return [{ digits: digits.slice(firstGroup.length), start: start + firstGroup.length }];
  });
}

/** The prices whose currency is written. */
export function writtenPrices(text: string, context: CurrencyContext): readonly FoundPrice[] {
  const prices: FoundPrice[] = [];
  for (const number of numbersOf(text)) {
    const found = priceAt(text, number, prices.at(-1)?.end ?? 0, context);
    if (found !== undefined) prices.push(found);
  }
  return prices;
}

/** After money, this says nothing else of it: « 2500 TL (Zara) », « 1500 dh soit 140 € ». */
const goesOn = /^\s*(?:[([=≈~/→+\d]|(?:soit|ou|et|environ)(?!\p{L}))/iu;
/** After a price that comes first, what it is of: « 250 dh un tapis ». */
const namedNext = /^\s+(?:(?:une?|les?|la)\s|l['’]|[\uE000-\uE002])/iu;
const ofNext = /^\s+d(?:u\s|es?\s|['’])/iu;
/** « 3 livres (poche) » are books, « 500 livres (poche) » a price. */
const alsoGoods = new RegExp(`^\\s*${moneyOrGoods}$`, 'iu');
const minOfMoney = 100;

const isFrenchSize = (word: string, digits: string, named: string): boolean =>
  /^\s*fr$/iu.test(word) && isSize(digits, named);

function moneyAfter(
  text: string,
  digits: string,
  named: string,
  context: CurrencyContext,
): WrittenCurrency | undefined {
  const alone = currencyBeside('after', text, context, nothingElse);
  if (alone !== undefined) return alone;
  const isFirst = nothingElse(named);
  const found = currencyBeside(
    'after',
    text,
    context,
    (rest) => goesOn.test(rest) || (isFirst && (namedNext.test(rest) || ofNext.test(rest))),
  );
  if (found === undefined || !found.meanings.includes(context.defaultCurrency)) return undefined;
  const word = text.slice(0, found.length);
  if (isFrenchSize(word, digits, named)) return undefined;
  if (!alsoGoods.test(word)) return found;
  return Number(digits) >= minOfMoney && !ofNext.test(text.slice(found.length)) ? found : undefined;
}

/** « robe 300 dh rouge »: money of the country inside a name. */
export const holdsMoney = (name: string, context: CurrencyContext): boolean =>
  numbersOf(name).some(({ digits, start }) => {
    const rest = name.slice(start + digits.length);
    const found = digits.length > 1 ? currencyBeside('after', rest, context, () => true) : undefined;
    const word = rest.slice(0, found?.length ?? 0).trim();
    const isOwn = found?.meanings.includes(context.defaultCurrency) ?? false;
    // « 212 le rouge » holds no Egyptian pound.
    const isOther =
      /^le$/iu.test(word) || alsoGoods.test(word) || isFrenchSize(word, digits, name.slice(0, start));
    return isOwn && word.length > 1 && !isOther;
  });

/** « chaussures 42 $120 »: a sign that touches the last number is of that one. */
const signOfNext = /^\s+[$£]\d[\d.,'’]*[\s.!\uE000-\uE002]*$/u;
const minSize = 20;

function priceAt(
  text: string,
  { digits, start: digitsStart }: WrittenNumber,
  from: number,
  context: CurrencyContext,
): FoundPrice | undefined {
  const digitsEnd = digitsStart + digits.length;
  const before = text.slice(from, digitsStart);
  const rest = text.slice(digitsEnd);
  const ahead = currencyBeside('before', before, context, nothingElse);
  const isOfName = Number(digits) >= minSize || isModelOfNumber(before + digits);
  if (ahead === undefined && isOfName && /\p{L}/u.test(before) && signOfNext.test(rest)) return undefined;
  const after = moneyAfter(rest, digits, text.slice(0, digitsStart), context);
  if ((after ?? ahead) === undefined || (/\p{L}$/u.test(before) && ahead === undefined)) return undefined;
  const start = digitsStart - (ahead?.length ?? 0);
  const end = digitsEnd + (after?.length ?? 0);
  const found = { start, end, written: text.slice(start, end).trim(), isCurrencyWritten: true };
  // After its currency, all of it is the price.
  const named = ahead === undefined ? text.slice(0, start) : '';
  return priceOf(found, digits, named, meaningsBetween(ahead, after, context), context);
}

/** The number that ends an article where no currency is written: its price. */
export function lastNumber(text: string, context: CurrencyContext): FoundPrice | undefined {
  const number = numbersOf(text).at(-1);
  if (number === undefined) return undefined;
  const { digits, start } = number;
  const end = start + digits.length;
  const before = text.slice(0, start);
  if (!nothingElse(text.slice(end)) || !/\p{L}/u.test(before)) return undefined;
  if (/\p{L}$/u.test(before) || leadsElsewhere.test(before) || severalIn.test(before)) return undefined;
  if (leadsToNumberOfName(before, digits)) return undefined;
  const named = text.slice(0, end);
  if (isDrinkNamedByNumber(named) || isModelOfNumber(named)) return undefined;
  const found = { start, end, written: digits, isCurrencyWritten: false };
  return priceOf(found, digits, before, [context.defaultCurrency], context);
}

export interface FoundPer {
  readonly match: RegExpExecArray;
  /** It stands right after the price. */
  readonly isSure: boolean;
}

/** What a price is of; letters that may be a size, and a container, only right after it. */
export function perMeasureIn(text: string, context: CurrencyContext, from = 0): FoundPer | undefined {
  const match = perMeasure.exec(text.slice(from));
  if (match === null) return undefined;
  match.index += from;
  const ahead = text.slice(0, match.index).replace(/[\s(]+$/u, '');
  const prices = writtenPrices(text, context);
  const isAfter =
    writtenPrices(ahead, context).at(-1)?.end === ahead.length || (prices.length === 0 && /\d$/.test(ahead));
  if (isAfter || (match[3] !== undefined && (prices[0] ?? lastNumber(text, context)) !== undefined))
    return { match, isSure: isAfter && match[2] === undefined };
  return perMeasureIn(text, context, match.index + match[0].length);
}

function priceOf(
  found: Pick<FoundPrice, 'start' | 'end' | 'written' | 'isCurrencyWritten'>,
  digits: string,
  before: string,
  currencies: readonly string[],
  context: CurrencyContext,
): FoundPrice {
  const isNumberRead = valuesOf(digits, formatOf(currencies, context)).length > 0;
  return { ...found, isNumberRead, meanings: meaningsOf(digits, before, currencies, context) };
}

function meaningsOf(
  number: string,
  before: string,
  currencies: readonly string[],
  context: CurrencyContext,
): readonly PriceMeaning[] {
  const format = formatOf(currencies, context);
  const readings = [{ digits: number, nameEnd: '' }, ...withoutFirstGroup(number, before)];
  return readings.flatMap(({ digits, nameEnd }) =>
    valuesOf(digits, format).flatMap((value) =>
      currencies.map((currency) => ({ price: toNumber(value), currency, nameEnd })),
    ),
  );
}

function valuesOf(digits: string, format: NumberFormat): readonly ExactDecimal[] {
  const reading = parseFrenchNumber(digits, format);
  if (reading.kind === 'number') return [reading.value];
  return reading.kind === 'ambiguous' ? reading.readings : [];
}

/** What a number is joined to is of a name: « P-45 », « XL/42 », « n°5 ». */
const isJoined = /[^\s\uE000-\uE003]$/u;

/** What no name ends with, but before its number: « boîte de 25 ». */
const leadOfName = /(?<!\p{L})(a|de|pour)\s*$/iu;

/**
 * « iPhone 15 999 € » is one of 999 or one of 15 999: spaces group thousands and stand after names. Few models are called 1, one
 * number of a name is enough, and no price begins with a zero.
 */
function withoutFirstGroup(
  number: string,
  before: string,
): readonly { readonly digits: string; readonly nameEnd: string }[] {
  const groups = /^([1-9]\d{0,2}) ([1-9].*)$/u.exec(number);
  if (groups?.[1] === undefined || groups[2] === undefined) return [];
  const mayBeName =
    /\p{L}/u.test(before) &&
    !/\d\s*$/u.test(before) &&
    (!leadsToPrice.test(before) || leadsToNumberOfName(before, groups[1])) &&
    (groups[1] !== '1' || isJoined.test(before) || mayBeCalledOne(before));
  if (!mayBeName && !leadsElsewhere.test(before)) return [];
  const [, lead] = leadOfName.exec(before) ?? [];
  return [{ digits: groups[2], nameEnd: lead === undefined ? groups[1] : `${lead} ${groups[1]}` }];
}
