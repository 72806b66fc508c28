import type { AmountUnit } from '@retour/core';
import { toNumber } from '@retour/core';
import type { PackWord } from '../../../reference';
import { isSearched } from '../../../reference';
import { countBeforeName, hasOtherCount } from './count-after-name';
import type { CurrencyContext } from './currency-words';
import { withBrandNumber, withoutBrandNumber } from './model-words';
import { numberRun } from './number-words';
import {
  type FoundPrice,
  hasNewOrNine,
  lastNumber,
  type PriceMeaning,
  perMeasureIn,
  pricesInDigits,
  writtenPrices,
} from './read-price';
import {
  isCountUnclear,
  numberOf,
  readPack,
  type Taken,
  takeCount,
  takeDegree,
  takeMeasure,
  takeOut,
} from './read-quantity';

export type PriceBasis = 'each' | 'all';

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
  | 'per-measure'
  | 'france'
  | 'number'
  | 'count'
  | 'total'
  | 'too-many';

/** What could not be understood, as it was typed. */
export interface UnreadArticle {
  readonly kind: 'unread';
  readonly typed: string;
  readonly reason: UnreadReason;
  /** How many articles it is of; one when absent. */
  readonly count?: number | undefined;
}

const basisAtEnd =
  /(?<!\p{L})(?<!(?:une|deux|trois)\s)((?:à |par |la )*(?:pi[èe]ce|pce)|unitaire|each)[\s.!\uE000-\uE002]*$/iu;
const basisAnywhere =
  /(?<!\p{L})(?:chacun(?:e)?s?|l['’]une?|(?:à |par )?l['’]unit[ée]|par unit[ée])(?!\p{L})/iu;
const allAtEnd =
  /(?<!\p{L})(?:pour )?(?:les (deux|trois|quatre|cinq|six|\d{1,3})|total|ensemble|le lot)[\s.!\uE000-\uE002]*$/iu;
const allAnywhere = /(?<!\p{L})(?:pour le tout|le tout|en tout|au total)(?!\p{L})/iu;

interface TakenBasis {
  readonly basis: PriceBasis | undefined;
  /** « les deux » says how many they are too. */
  readonly count?: number | undefined;
  readonly rest: string;
}

function takeBasis(text: string, context: CurrencyContext): TakenBasis {
  const patterns = [
    ['all', allAnywhere],
    ['all', allAtEnd],
    ['each', basisAnywhere],
    ['each', basisAtEnd],
  ] as const;
  for (const [basis, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = takeOut(text, match.index, match.index + match[0].length);
    if (/\d/.test(text) || /\d/.test(pricesInDigits(rest, context))) {
      const [, count] = match;
      return { basis, count: count === undefined || basis === 'each' ? undefined : numberOf(count), rest };
    }
  }
  return { basis: undefined, rest: text };
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

/** Books and wreaths, when nothing else is named. */
const alsoBought = /^\s*\d+\s+(?:livres?|couronnes?)\s*$/iu;

/** At the head of a line that is copied from a list of one's own. */
const bullet = /^\s*(?:[•◦▪●*·–—-]\s+)+/u;

/** Between two prices; « Galaxy S24 + 900 € » has one. */
const orAnd = '(?:ou|or|et|and|(?<!\\p{L}\\d+\\s+)[+&])';
/** « parfum 80 ou 90 € », « 80/90 € », « 80 et 90 € »: two prices, of which nobody knows which it is. */
const orAnother = new RegExp(
  `(?:\\d(?:\\s*/\\s*|[-–—+&])|(?:\\d(?:[.,][-–—]+)?|(?<!\\p{L})${numberRun})\\s+${orAnd}\\s+(?:(?:de|à)\\s+)?)$`,
  'iu',
);
/** The same after a price whose currency is written. */
const another = /^\s*[-–—/+&]\s*\d|\d.*\p{L}|\p{L}.*\d/u;
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

/** « TOTAL 1900 $ », at the foot of a receipt. */
const sumWords = /^(?:(?:sous|grand)[- ]?)?total(?: (?:ttc|ht|à payer|général|des achats))?$/iu;

/** « parfum -80 $ »: nobody pays less than nothing, and a dash has its space. */
const negative = /(?:^|\s)[-−]$/u;

const hasUnjoined = (name: string): boolean => /\d,\d/.test(name);

/** Reads one article, but for what `readInFull` alone reads: how many, what, how much, in which currency, for each or for all. */
export function readArticle(typed: string, context: CurrencyContext): ReadArticle | UnreadArticle {
  const unread = (reason: UnreadReason): UnreadArticle => ({ kind: 'unread', typed, reason });
  if (changesPrice.test(plain(typed))) return unread('several-prices');
  const {
    basis: basisSaid,
    count: countOfAll,
    rest: withoutBasis,
  } = takeBasis(plain(typed).replace(bullet, ''), context);
  const { found: degree, rest: withoutDegree } = takeDegree(pricesInDigits(withoutBasis, context));
  if (perMeasureIn(withoutDegree, context) !== undefined) return unread('per-measure');
  const { found: measure, rest: withoutMeasure } = takeMeasure(withoutDegree);
  const isPriceFirst =
    !alsoBought.test(withoutMeasure) &&
    writtenPrices(withoutMeasure, context).some(({ start }) => start === 0);
  const { found: said = countOfAll, rest: text } = isPriceFirst
    ? takeCountAfterPrice(withoutMeasure, context)
    : takeCount(countBeforeName(withoutMeasure, context));

  const written = writtenPrices(text, context);
  if (written.length > 1) return unread('several-prices');
  const price = written[0] ?? lastNumber(text, context);
  if (price?.isNumberRead === false || hasNewOrNine(text, context)) return unread('number');
  const ahead = text.slice(0, price?.start);
  if (price !== undefined && (orAnother.test(ahead) || between.test(ahead) || isRange(ahead, price)))
    return unread('several-prices');
  const named = price === undefined ? text : takeOut(text, price.start, price.end);
  if (isCountUnclear(named, said !== undefined)) return unread('count');
  if (said !== undefined && hasOtherCount(named, context)) return unread('count');
  if (price !== undefined && negative.test(ahead)) return unread('count');
  const name = cleaned(named);
  if (!/\p{L}/u.test(name) || !isSearched(name)) return unread('no-name');
  if (price !== undefined && sumWords.test(name)) return unread('total');
  if (hasUnjoined(name)) return unread('number');
  if (price !== undefined && another.test(text.slice(price.end))) return unread('several-prices');

  // Of what is counted by itself, « 10 cigares » are ten; a price of two hundred cigarettes is never that of one.
  const isCounted = measure?.unit === 'cigare' || measure?.unit === 'cigarillo';
  const isAlone = isCounted && said === undefined && measure.value.decimals === 0;
  const count = isAlone ? measure.value.units : (said ?? 1);
  const isOfOne = price !== undefined && touchesTimes(text, price);
  return {
    kind: 'read',
    typed,
    name,
    count: Math.max(1, count),
    isCountSaid: isAlone || said !== undefined,
    prices: price?.meanings ?? [],
    priceWritten: price !== undefined && price.meanings.length === 0 ? price.written : undefined,
    isCurrencyWritten: price?.isCurrencyWritten ?? false,
    basis: basisSaid ?? (isOfOne || count <= 1 ? 'each' : undefined),
    degree: degree && toNumber(degree),
    measure: measurePerOne(measure && { value: toNumber(measure.value), unit: measure.unit }, isAlone, name),
    pack: measure === undefined ? readPack(name) : undefined,
  };
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
