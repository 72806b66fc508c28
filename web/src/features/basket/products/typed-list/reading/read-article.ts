import { type AmountUnit, exactDecimal, toNumber } from '@retour/core';
import { timesCount } from '../../../../../lib/exact-decimal';
import type { PackWord } from '../../../../reference';
import { isSearched } from '../../../../reference';
import { type CurrencyContext, currencyBeside } from '../words/currency-words';
import {
  isModelOfNumber,
  leadsToNumberOfName,
  mayBeCalledOne,
  withBrandNumber,
  withoutBrandNumber,
} from '../words/model-words';
import { isNumberOfName } from '../words/number-of-name';
import { numberRun } from '../words/number-words';
import { countBeforeName, hasOtherCount } from './count-after-name';
import {
  hasUnjoined,
  isTimesLength,
  mayCountLengths,
  withFigures,
  withoutPairs,
  withoutSizes,
} from './figures-of-name';
import { alsoBought } from './price-alone';
import { type PriceBasis, takeBasis, takeNoun, timesPaid } from './price-basis';
import {
  type FoundPrice,
  hasNewOrNine,
  holdsMoney,
  lastNumber,
  leadsElsewhere,
  type PriceMeaning,
  perMeasureIn,
  pricesInDigits,
  writtenPrices,
} from './read-price';
import {
  isCountUnclear,
  type Measure,
  readPack,
  type Taken,
  takeCount,
  takeDegree,
  takeMeasure,
  takeOut,
  withHalves,
  withoutLead,
} from './read-quantity';
import { type ReceiptSum, receiptLineByShape, saidOnReceipt } from './receipt-line';

export type { PriceBasis };

/** One article of a typed list, as it was understood; nothing of it is made up. */
export interface ReadArticle {
  readonly kind: 'read';
  /** As it was typed. */
  readonly typed: string;
  readonly name: string;
  /** One where none is said. */
  readonly count: number;
  readonly isCountSaid: boolean;
  /** None where no price is written, several where it may be read in several ways. */
  readonly prices: readonly PriceMeaning[];
  /** The price as written, where its currency cannot be told. */
  readonly priceWritten?: string | undefined;
  readonly isCurrencyWritten: boolean;
  /** Its currency is not written, but what stands before the number says that it is the price: « jean : 50 ». */
  readonly isPriceLed?: boolean | undefined;
  /** Whether the price is of each or of all, when it is said or there is one. */
  readonly basis?: PriceBasis | undefined;
  readonly degree?: number | undefined;
  readonly measure?: { readonly value: number; readonly unit: AmountUnit } | undefined;
  /** Each one is such a container, of which no quantity is written. */
  readonly pack?: PackWord | undefined;
}

export type UnreadReason =
  | 'no-name'
  | 'several-prices'
  | 'after-price'
  | 'of-several'
  | 'per-measure'
  | 'france'
  | 'number'
  | 'count'
  | 'size'
  | 'total'
  | 'tax'
  | 'tax-added'
  | 'tax-included'
  | 'too-many';

/** What could not be understood, as it was typed. */
export interface UnreadArticle {
  readonly kind: 'unread';
  readonly typed: string;
  readonly reason: UnreadReason;
  /** How many articles it is of; one when absent. */
  readonly count?: number | undefined;
  /** Of a receipt, what this line says that was paid. */
  readonly sum?: ReceiptSum | undefined;
  /** What the articles cost with the taxes that a receipt adds to them. */
  readonly withTax?: PaidWithTax | undefined;
}

interface PaidWithTax {
  readonly price: number;
  readonly currency: string;
  /** How many articles it is of. */
  readonly count: number;
}

const leadingWords = /^(?:(?:de la|de|du|des|le|la|les)\s+|[dl]['’]\s*)/iu;
const trailingWords = /(?:[\s:=@.,\-–—]|(?:^|\s)(?:à|a|pour|de|prix|et))+$/iu;

/** « "T-shirt; noir" »: its quotes say where it ends. */
const quotedWhole = /^(?:"([^"]*)"|«([^»]*)»|“([^”]*)”)$/u;

function cleaned(words: string): string {
  const name = words
    .replace(/[\uE000-\uE003]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[:=@.,\-–—\s]+/u, '')
    .replace(leadingWords, '')
    .replace(trailingWords, '')
    .trim()
    .replace(quotedWhole, '$1$2$3')
    .trim();
  return withBrandNumber(name);
}

/** Superscripts and fractions are left as they are: they would join the digits beside them. */
function plain(typed: string): string {
  const spaced = typed.replace(/[\p{Cc}\p{Co}]/gu, ' ');
  if (/\p{No}/u.test(spaced)) return spaced;
  const normal = spaced.replace(/[^\u00A0\u202F]+/gu, (part) => part.normalize('NFKC'));
  // « 12€50 » is how prices are said.
  return withoutBrandNumber(normal.replace(/(\d)€(\d{2})(?![\d.,])/gu, '$1,$2 €'));
}

/** At the head of a line that is copied from a list of one's own; « 1. parfum » is one, whether it is a rank or a count. */
const bullet = /^\s*(?:(?:[•◦▪●*·–—-]\s+)+|1\s?[.)/-]\s+(?=\p{L}))/u;

/** Between two prices; « Galaxy S24 + 900 € » has one. */
const orAnd = '(?:ou|or|et|and|(?<!\\p{L}\\d+\\s+)[+&])';
/** « parfum 80 ou 90 € », « 80/90 € », « 80 et 90 € »: two prices, of which nobody knows which it is. */
const orAnother = new RegExp(
  `(?:\\d(?:\\s*/\\s*|[-–—+&])|(?:\\d(?:[.,][-–—]+)?|(?<!\\p{L})${numberRun})\\s+${orAnd}\\s+(?:(?:de|à)\\s+)?)$`,
  'iu',
);
/** The same after a price whose currency is written. */
const another = /^\s*[-–—/+&]?\s*\d|\d.*\p{L}|\p{L}.*\d/u;
/** « chaussures 80 € 42 ». */
const sizeNext = /^\s+\d{2}[\s.!\uE000-\uE002]*$/u;
const between = new RegExp(
  `(?<!\\p{L})entre\\s+(?:[\\d.,\\s]*\\d|${numberRun})\\s*\\p{Sc}?\\s+et\\s*$`,
  'iu',
);

/** « de 20 à 30 € » goes from one price to another; « iPhone 15 à 900 € », « 2 à 30 € » do not. */
const from = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s+à\s+$/iu;
const minFrom = 10;

function isRange(ahead: string, { meanings }: FoundPrice): boolean {
  const least = Number(from.exec(ahead)?.[1]?.replace(',', '.') ?? 0);
  return least >= minFrom && meanings.some(({ price }) => least < price && price <= 2 * least);
}

/** « parfum 80 $ -20 % », « + 8 % », « remise 20 % »: a price to be worked out, and no degree. */
const changesPrice =
  /(?:(?:^|[\s\p{Sc}])[-−–—+]|\+\s*|\p{Sc}\s*[-−–—]\s*|(?<!\p{L})(?:moins|plus|remises?|rabais|réductions?|promo(?:tion)?s?|soldée?s?|taxes?|tva)\s+(?:(?:de|à)\s+)?[-−–—+]?\s*)\d+(?:[.,]\d+)?\s*%(?!\s*vol)/iu;

/** « 6 savons 10 € x 3 »: how many is said twice; « 501 Levis x2 », « 7 Up x6 » are names. */
const beginsInNumber = /^\s*(?!7\s+up)[2-9]\d?\s+\p{L}/iu;

const thousands = /(?<!\d)\d{1,3}[ \u00A0\u202F]\d{3}(?!\d)/gu;

/** Beside a price: « montre (12 500 dirhams) 20 € ». « iPhone 15 128 Go » is a name. */
function holdsAnotherPrice(named: string, context: CurrencyContext): boolean {
  return [...named.matchAll(thousands)].some(({ 0: digits, index }) => {
    const before = named.slice(0, index);
    const after = named.slice(index + digits.length);
    const isMoney = (place: 'before' | 'after', text: string): boolean =>
      currencyBeside(place, text, context, () => true) !== undefined;
    return /[([]\s*$/u.test(before) || isMoney('before', before) || isMoney('after', after);
  });
}

const leadsToPrice = /(?:[:=@→]|(?:^|[\s\uE000-\uE002])(?:à|a|prix))\s*$/iu;
/** « lego référence : 75192 », « vin millésime : 2015 »: the number is no price. */
const leadsToReference =
  /(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|set|mill[ée]sime|mod[èe]le|taille|pointure|num[ée]ro|n[°o])\.?\s*[:=]?\s*$/iu;

/** « parfum -80 $ »: nobody pays less than nothing, and a dash has its space. */
const negative = /(?:^|\s)[-−]$/u;

/** Reads one article, but for what `readInFull` alone reads: how many, what, how much, in which currency, for each or for all. */
export function readArticle(typed: string, context: CurrencyContext): ReadArticle | UnreadArticle {
  const unread = (reason: UnreadReason): UnreadArticle => ({ kind: 'unread', typed, reason });
  const onReceipt = receiptLineByShape(plain(typed).replace(bullet, ''), context);
  if (onReceipt !== undefined) return { kind: 'unread', typed, ...onReceipt };
  if (changesPrice.test(plain(typed))) return unread('several-prices');
  const ofAll = takeBasis(withoutSizes(withoutLead(withHalves(plain(typed)).replace(bullet, ''))), context);
  const { found: degree, rest: withoutDegree } = takeDegree(pricesInDigits(ofAll.rest, context));
  if (perMeasureIn(withoutDegree, context) !== undefined) return unread('per-measure');
  const taken =
    ofAll.basis === undefined ? takeNoun(withoutDegree, context) : { ...ofAll, rest: withoutDegree };
  if (taken === null) return unread('per-measure');
  const { basis: basisSaid, group } = taken;
  const { found: measure, rest: withPairs } = takeMeasure(taken.rest);
  if (isTimesLength(withPairs)) return unread('per-measure');
  const withoutMeasure = withoutPairs(withPairs, context);
  if (withoutMeasure === undefined) return unread('size');
  const isPriceFirst =
    !alsoBought.test(withoutMeasure) &&
    writtenPrices(withoutMeasure, context).some(({ start }) => start === 0);
  const { found: counted, rest: text } = isPriceFirst
    ? takeCountAfterPrice(withoutMeasure, context)
    : takeCount(countBeforeName(withoutMeasure, context));
  if (counted === undefined && mayCountLengths(plain(typed), basisSaid === 'each')) return unread('size');
  const said = counted ?? (measure === undefined ? group : undefined);

  const written = writtenPrices(text, context);
  if (written.length > 1) return unread('several-prices');
  const price = written[0] ?? lastNumber(text, context);
  if (price?.isNumberRead === false || hasNewOrNine(text, context)) return unread('number');
  const ahead = text.slice(0, price?.start);
  if (price !== undefined && (orAnother.test(ahead) || between.test(ahead) || isRange(ahead, price)))
    return unread('several-prices');
  const named = price === undefined ? text : takeOut(text, price.start, price.end);
  const times = group === undefined ? 1 : timesPaid({ group, named }, counted, measure);
  if (times === undefined) return unread('per-measure');
  if (isCountUnclear(named, said !== undefined)) return unread('count');
  if (said !== undefined && (beginsInNumber.test(named) || hasOtherCount(named, context)))
    return unread('count');
  if (price !== undefined && (negative.test(ahead) || (said === undefined && isOffer(ahead))))
    return unread('count');
  const name = cleaned(named);
  if (!/\p{L}/u.test(name) || !isSearched(name)) return unread('no-name');
  if (price !== undefined && (holdsAnotherPrice(named, context) || holdsMoney(named, context)))
    return unread('several-prices');
  const saidOfSum = price && saidOnReceipt(name, price);
  if (saidOfSum !== undefined) return { kind: 'unread', typed, ...saidOfSum };
  if (hasUnjoined(name)) return unread('number');
  const rest = price === undefined ? '' : text.slice(price.end);
  if (another.test(rest)) return unread(sizeNext.test(rest) ? 'after-price' : 'several-prices');
  // In no sure currency it would be taken for that of all in its form.
  if (times > 1 && price?.meanings.length === 0) return unread('per-measure');

  // Of what is counted by itself, « 10 cigares » are ten; a price of two hundred cigarettes is never that of one.
  const isCounted = measure?.unit === 'cigare' || measure?.unit === 'cigarillo';
  const isAlone = isCounted && said === undefined && measure.value.decimals === 0;
  const count = isAlone ? measure.value.units : (said ?? 1);
  const isOfOne = price !== undefined && touchesTimes(text, price);
  return {
    kind: 'read',
    typed,
    name: withFigures(name),
    count: Math.max(1, count),
    isCountSaid: isAlone || said !== undefined,
    prices: price?.meanings.map((meaning) => paidTimes(meaning, times, group, measure)) ?? [],
    priceWritten: price !== undefined && price.meanings.length === 0 ? price.written : undefined,
    isCurrencyWritten: price?.isCurrencyWritten ?? false,
    isPriceLed:
      price?.isCurrencyWritten === false && leadsToPrice.test(ahead) && !leadsToReference.test(ahead),
    basis: basisSaid ?? (isOfOne || count <= 1 ? 'each' : undefined),
    degree: degree && toNumber(degree),
    measure: measurePerOne(measure && { value: toNumber(measure.value), unit: measure.unit }, isAlone, name),
    pack: measure === undefined ? readPack(name) : undefined,
  };
}

/** « 400 cigarettes 5 € les 20 »: twenty times. */
function paidTimes(
  meaning: PriceMeaning,
  times: number,
  group: number | undefined,
  measure: Measure | undefined,
): PriceMeaning {
  if (times === 1 || group === undefined) return meaning;
  const { price } = meaning;
  const per = measure && { price, value: group, unit: measure.unit };
  return { ...meaning, price: toNumber(timesCount(exactDecimal(price), times)), per };
}

/** « t-shirts 2 pour 30 € », « parfum 2 à 80 $ », « robe 2 @ 40 $ »: two of them, or the number of a model. */
function isOffer(ahead: string): boolean {
  const [number, digits, lead] = /(?<=\p{L}\s+)([2-9]|1\d|20)(?:\s+(pour|à|a)|\s*@)\s*$/iu.exec(ahead) ?? [];
  if (number === undefined || digits === undefined) return false;
  const named = ahead.slice(0, -number.length);
  if (leadsElsewhere.test(named) || isModelOfNumber(named + digits)) return false;
  if (lead?.toLowerCase() === 'pour') return true;
  const isOfName = leadsToNumberOfName(named, digits) || isNumberOfName(named + digits);
  return !isOfName && !mayBeCalledOne(named);
}

/** « 20 € 2 t-shirts ». */
function takeCountAfterPrice(text: string, context: CurrencyContext): Taken<number> {
  const end = writtenPrices(text, context)[0]?.end ?? 0;
  const { found, rest } = takeCount(text.slice(end));
  return { found, rest: text.slice(0, end) + rest };
}

function touchesTimes(text: string, { start, end }: FoundPrice): boolean {
  return /\uE001\s*$/u.test(text.slice(0, start)) || /^\s*\uE002/u.test(text.slice(end));
}

/** « 2 cartons de 6 bouteilles de 75 cl »: another number leaves the quantity unsaid. */
function measurePerOne(
  measure: ReadArticle['measure'],
  isAlone: boolean,
  name: string,
): ReadArticle['measure'] {
  if (measure === undefined || /\d/.test(name)) return undefined;
  return isAlone ? { ...measure, value: 1 } : measure;
}
