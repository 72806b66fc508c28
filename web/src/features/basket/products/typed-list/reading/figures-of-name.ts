import { type CurrencyContext, currencyBeside } from '../words/currency-words';
import { isModelOfNumber } from '../words/model-words';
import { nothingElse } from './read-price';
import { startsWithCount } from './read-quantity';

const figure = '\\d+(?:[.,]\\d+)?';
const length = '(?:[cdm]?m|pouces?|inch(?:es)?)';
const times = '\\s?[x×*]\\s?';

/** « 60 x 80 cm », « 2 m x 3 m »: what a length ends is a size, and no count. */
const sizes = new RegExp(
  `(?<![\\p{L}\\p{N}.,'’])(?=\\d)(?<=\\p{L}.*)${figure}\\s?${length}?(?:${times}${figure}\\s?${length}?)?${times}${figure}\\s?${length}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** « 3 x 10 m », « 2 x 18 cm »: so many of that length as well, where few are said and no length follows the first. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,'’]|\\d${times})(?:[2-9]|1[0-2])${times}${figure}\\s?(${length})(?![\\p{L}\\p{N}]|${times}\\d)`,
  'iu',
);

const inMetres = 'tapis|kilim|moquette|nappe|rideau|drap|couverture|plaid|bâche|toile';
/** What is measured by its sides. */
const sided = new RegExp(
  `(?<![\\p{L}-])(?:(${inMetres})|cadre|miroir|tableau|foulard|paréo|fouta|châle|écharpe|serviette|affiche|poster|valise|bagage|malle|bo[iî]te|couette|taie|matelas|coussin|panneau|photo)([sx]?)(?![\\p{L}-])`,
  'iu',
);

/** Where one is smaller, without its unit, they are metres: « tapis 2x3 ». */
const minSide = 9;

/** Whether two numbers after this are its sides, and no count: « rideaux 2 x 3 m », « foulard 15x3 » may be several. */
function areSides(named: string, sides: readonly number[], hasUnit: boolean): boolean {
  const [match, large, plural] = sided.exec(named) ?? [];
  if (match === undefined) return false;
  const isOne = plural === '';
  const isInMetres = large !== undefined && Math.max(...sides) <= minSide;
  return Math.min(...sides) >= (isOne ? minSide : 20) || (isOne && (hasUnit || isInMetres));
}

/** Whether what is said of so many lengths may be said of each: no rug is measured by the piece. */
export function mayCountLengths(text: string, isOfEach: boolean): boolean {
  const match = counted.exec(text);
  if (match === null || areSides(text.slice(0, match.index), [Number.parseInt(match[0], 10)], true))
    return false;
  return isOfEach || match[1]?.toLowerCase() === 'm';
}

/** « 10x42 », « 150 x 250 »: a size, or so many at that price. */
const pairs =
  /(?<![\p{L}\p{N}.,'’])(\d{1,4})\s*[x×*]\s*(\d{1,4})(?:\s*[x×*]\s*\d{1,4})?(?![\p{L}\p{N}]|[.,]\d)/giu;
/** « loupe 10x 20 € »: it magnifies so much, or there are ten; « 2 loupes 10x 20 € » says how many. */
const power = /\p{L}\s+\d{1,4}[x×]\s/u;
const magnifies =
  /(?<!\p{L})(?:loupes?|jumelles?|zooms?|objectifs?|monoculaires?|microscopes?|t[ée]lescopes?|lunettes?|longues?[- ]vues?|cam[ée]ras?|appareils?|miroirs?|optiques?)(?!\p{L})/iu;
/** « Levi’s 501 x2 » are two. */
const timesAfter = /^\d+\s+[x×*]\d/iu;
/** « 12 m x 9 € »: so many at that price, or the price of each metre. */
const timesLength = new RegExp(`\\d\\s?${length}${times}\\d`, 'iu');
export const isTimesLength = (text: string): boolean => timesLength.test(text);

/** « 12,montre »: numbers that no space keeps apart; « 0,5 carat » is one. */
const unjoined = new RegExp(`\\d,\\d+(?!\\d|\\s?(?:(?:${length}|carats?|ct)(?![\\p{L}\\p{N}])|["”″]))`, 'iu');
export const hasUnjoined = (name: string): boolean => unjoined.test(name);
const group = /^[ \u00A0\u202F'’]\d{3}(?!\d)/u;

const hidden = '0123456789xX×';
const masked = 0xe010;
const masks = /[\uE010-\uE01C]/gu;

const hide = (sign: string): string => String.fromCharCode(masked + hidden.indexOf(sign));
const mask = (text: string): string => text.replace(/\d/gu, hide);
/** « 10x »: the sign too, which would say that there are so many. */
const maskPower = (text: string): string =>
  text.replace(/\d+\s*[xX×]/u, (power) => power.replace(/\S/gu, hide));

/** A name, with the numbers that are its own. */
export const withFigures = (name: string): string =>
  name.replace(masks, (sign) => hidden[sign.charCodeAt(0) - masked] ?? '');

/** A text whose sizes are no number to whoever reads how many there are, and at how much. */
export const withoutSizes = (text: string): string => text.replace(sizes, mask);

/** The same of two numbers that no price explains; undefined where how many there are is not said otherwise. */
export function withoutPairs(text: string, context: CurrencyContext): string | undefined {
  let isClear = true;
  const rest = text.replace(pairs, (written, first: string, second: string, start: number) => {
    const before = text.slice(0, start);
    const after = text.slice(start + written.length);
    const isPriced = group.test(after)
      ? second === '1'
      : currencyBeside('after', after, context, nothingElse) !== undefined ||
        currencyBeside('before', before, context, nothingElse) !== undefined;
    const isTwo = written.replace(/\D+/gu, ' ') === `${first} ${second}`;
    if (isTwo && timesAfter.test(written) && isModelOfNumber(before + first)) return written;
    const isPower =
      power.test(before.slice(-2) + written) && (magnifies.test(before) || startsWithCount(text));
    const sides = [Number(first), Number(second)];
    const least = Math.min(...sides);
    // « foulard 90x90 € » has no price.
    const isSize = areSides(before, sides, false);
    if (isPriced && isTwo && !isPower && !(isSize && least >= 50)) return written;
    // « tapis 2x3 150 € » may be two at 3 150 €, and « foulard 10x15 » ten at 15 €.
    const isDoubtful = isPriced || (/\d/.test(after) ? least < minSide && group.test(after) : least < 30);
    isClear &&= (startsWithCount(text) && /\p{L}/u.test(before)) || (isSize && !isDoubtful);
    return isPriced && isTwo ? maskPower(written) : mask(written);
  });
  return isClear ? rest : undefined;
}
