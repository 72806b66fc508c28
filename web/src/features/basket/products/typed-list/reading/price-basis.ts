import { measureWord } from '@retour/core';
import type { CurrencyContext } from '../words/currency-words';
import { numberRun } from '../words/number-words';
import { holdsSeveral } from './count-after-name';
import { lastNumber, pricesInDigits, writtenPrices } from './read-price';
import { gap, type Measure, numberOf, startsWithCount, takeOut } from './read-quantity';

export type PriceBasis = 'each' | 'all';

export interface TakenBasis {
  readonly basis: PriceBasis | undefined;
  /** « les deux »: how many the price is of, which may say how many there are. */
  readonly group?: number | undefined;
  readonly rest: string;
}

const basisAtEnd =
  /(?:\/\s*(?:pi[èe]ces?|pcs?|pce|unit[ée]|u)|(?<!\p{L})(?<!(?:une|deux|trois)\s)(?:(?:\/|à |par |la )*(?:pi[èe]ce|pce)|unitaire|each|chaque))[\s.!\uE000-\uE002]*$/iu;
const basisAnywhere =
  /(?<!\p{L})(?:chacun(?:e)?s?|l['’]une?|(?:à |par )?l['’]unit[ée]|par unit[ée])(?!\p{L})/iu;
const allAtEnd = new RegExp(
  `(?<!\\p{L})(?:pour )?(?:les (\\d{1,4}|${numberRun})|total|ensemble|(?<!(?<!\\p{L})lots?(?!\\p{L}).*)le lot)[\\s.!\\uE000-\\uE002]*$`,
  'iu',
);
const allAnywhere = /(?<!\p{L})(?:pour le tout|le tout|en tout|au total)(?!\p{L})/iu;

const someOf = `les (\\d{1,4}(?!\\s\\d{3}(?!\\d))|${numberRun})`;
/** « les deux 40 € », « total : 120 € », after what they are of. */
const allBefore = (words: string): RegExp =>
  new RegExp(
    `(?<=\\p{L}[\\s\\p{P}]+)(?<!\\p{L})(?:pour )?(?:${words})(?=\\s*[:=]?\\s*(?:\\p{Sc}\\s*)?\\d)`,
    'iu',
  );
const groupBefore = allBefore(someOf);
const totalBefore = allBefore('(?:au )?total');

/** Right after a price that stands first: « 30 € pièce 2 parfums », « 20 € les 3 t-shirts ». */
const afterFirst = new RegExp(
  `^\\s*(?:(?:(?:\\/\\s*|à |par |la )*(?:pi[èe]ce|pce)|\\/\\s*pcs?|chaque|unitaire)(?=\\s(?:\\s*(?:\\d|${numberRun})|.*[x×*]\\s?\\d))|(?:pour )?${someOf}(?=\\s+\\p{L}))`,
  'iu',
);

function takeAfterFirst(text: string, context: CurrencyContext): TakenBasis | undefined {
  const [price, other] = writtenPrices(text, context);
  if (price?.start !== 0 || other !== undefined) return undefined;
  const rest = text.slice(price.end);
  const [words, count] = afterFirst.exec(rest) ?? [];
  if (words === undefined) return undefined;
  const left = text.slice(0, price.end) + gap + rest.slice(words.length);
  return count === undefined
    ? { basis: 'each', rest: left }
    : { basis: 'all', group: numberOf(count), rest: left };
}

/** « 2 parfums 50 ml chacun 120 € »: what they hold, or what they cost. */
const endsInMeasure = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d+(?:[.,]\\d+)?\\s?(?:${measureWord}|[cdm]?m|carats?|cigar(?:ette|illo|e)s?)\\s*$`,
  'iu',
);

/** What the words of a price say of it, without the words. */
export function takeBasis(text: string, context: CurrencyContext): TakenBasis {
  const ofFirst = takeAfterFirst(text, context);
  if (ofFirst !== undefined) return ofFirst;
  const patterns = [
    ['all', allAnywhere],
    ['all', allAtEnd],
    ['all', groupBefore],
    ...(startsWithCount(text) ? ([['all', totalBefore]] as const) : []),
    ['each', basisAnywhere],
    ['each', basisAtEnd],
  ] as const;
  for (const [basis, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = takeOut(text, match.index, match.index + match[0].length);
    if (/\d/.test(text) || /\d/.test(pricesInDigits(rest, context))) {
      const count = basis === 'all' ? match[1] : undefined;
      const isDoubtful = basis === 'each' && endsInMeasure.test(text.slice(0, match.index));
      const group = count === undefined ? undefined : numberOf(count);
      return { basis: isDoubtful ? undefined : basis, group, rest };
    }
  }
  return { basis: undefined, rest: text };
}

/** « le coffret », « /tasse »: right after a price. */
const nounAtEnd = /(?:\/\s*|\s(?:l[ae]|par|chaque)\s+|\sl['’])([\p{L}²³]+)[\s.!\uE000-\uE002]*$/iu;
const groups: ReadonlyMap<string, number> = new Map([
  ['dizaine', 10],
  ['douzaine', 12],
  ['centaine', 100],
]);
/** Of which the price may be that of all, when no name says how many there are. */
const wholes = /^(?:paire|pack|coffret|carton|caisse|rouleau|barquette|plaquette|m[²2])$/iu;

const wordsAfter = new RegExp(
  `^\\s*(?:(?:\\/\\s*|à |par |la )*(?:pi[èe]ce|pce)|\\/\\s*(?:pcs?|unit[ée]|u)|chacune?s?|chaque(?=\\s*$)|unitaire|each|l['’]une?|(?:à |par )?(?:l['’])?unit[ée]|(?:pour )?en tout|(?:au )?total|ensemble(?=\\s*(?:$|\\d|et\\s))|(?:pour )?le tout|(?:pour )?les (?:\\d{1,4}|${numberRun})|le lot|[x×*]\\s?\\d{1,4})(?![\\p{L}\\p{N}])`,
  'iu',
);
const nounAfter = /^(?:\s*\/\s*|\s+(?:l[ae]|par|chaque)\s+|\s+l['’])([\p{L}²³]+)/iu;

/**
 * How long what is said of a price is, right after it: « 80 $ chacun », « 80 $ en tout », « 80 $ x 2 », « 20 € la douzaine », and « 30 € le
 * chapeau » of chapeaux; « un sac 80 € la robe 20 € » says nothing of the first.
 * @param named what precedes the price
 */
export function basisLength(after: string, named: string): number {
  const [words] = wordsAfter.exec(after) ?? [];
  if (words !== undefined) return words.length;
  const [written = '', noun = ''] = nounAfter.exec(after) ?? [];
  const word = noun.toLowerCase().replace(/(?<=.{3})[sx]$/u, '');
  const isOfPrice = groups.has(word) || wholes.test(word) || isIn(word, named);
  return word !== '' && isOfPrice ? written.length : 0;
}

const isIn = (noun: string, named: string): boolean =>
  new RegExp(`(?<!\\p{L})${noun}[sx]?(?!\\p{L})`, 'iu').test(named);

/**
 * « 3 coffrets 400 € le coffret » as « pièce », « 24 roses 20 € la douzaine » as « les 12 »; null where there may be several of
 * it in what is counted: « lot de 3 savons 9 € le savon ».
 */
export function takeNoun(text: string, context: CurrencyContext): TakenBasis | null {
  const none = { basis: undefined, rest: text };
  const match = nounAtEnd.exec(text);
  const noun = match?.[1]?.toLowerCase();
  if (match === null || noun === undefined) return none;
  const ahead = text.slice(0, match.index).trimEnd();
  const price = writtenPrices(ahead, context).at(-1) ?? lastNumber(ahead, context);
  if (price?.end !== ahead.length) return none;
  const group = groups.get(noun);
  if (group !== undefined) return { basis: 'all', group, rest: ahead };
  const named = ahead.slice(0, price.start);
  const nouns = `${noun}[sx]?(?![\\p{L}\\p{N}])`;
  const counted = `(?<![\\p{L}\\p{N}])(?:\\d{1,4}|${numberRun})\\s+(?:x\\s+)?`;
  const each = { basis: 'each', rest: ahead } as const;
  if (new RegExp(`^[\\s\\uE000-\\uE002]*(?:les?\\s|la\\s|${counted})?${nouns}`, 'iu').test(named))
    return each;
  const others = named.replace(new RegExp(`(?<!\\p{L})${nouns}`, 'iu'), '');
  if (others !== named)
    return holdsSeveral.test(others) || new RegExp(counted + nouns, 'iu').test(named) ? null : each;
  if (!wholes.test(noun)) return none;
  return /\d/.test(named) || new RegExp(`(?<!\\p{L})${numberRun}`, 'iu').test(named) ? null : each;
}

/**
 * How many times a price of so many is paid; undefined where that is not beyond doubt: of « 6 coffrets de 2 parfums 400 € les 2 », nobody
 * knows which two.
 */
export function timesPaid(
  { group, named }: { readonly group: number; readonly named: string },
  count: number | undefined,
  measure: Measure | undefined,
): number | undefined {
  const isHeld = new RegExp(`(?<![\\d.,])${group}(?![\\d]|[.,]\\d)`, 'u').test(named);
  const isOfEach = measure !== undefined && measure.value.decimals === 0 && measure.value.units === group;
  if (count !== undefined && (isHeld || isOfEach)) return undefined;
  const isWeighed = measure?.unit === 'g' || measure?.unit === 'l';
  if (measure !== undefined && (count === undefined ? isWeighed : count !== group)) return undefined;
  if (measure !== undefined && count === undefined && measure.value.decimals > 0) return undefined;
  const all = count ?? measure?.value.units ?? group;
  return group > 0 && all > 0 && all % group === 0 ? all / group : undefined;
}
