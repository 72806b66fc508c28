import { type CurrencyContext, currencyBeside } from './currency-words';
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

/** Whether what is said of so many lengths may be said of each: no rug is measured by the piece. */
export function mayCountLengths(text: string, isOfEach: boolean): boolean {
  const [, unit] = counted.exec(text) ?? [];
  return unit !== undefined && (isOfEach || unit.toLowerCase() === 'm');
}

/** « 10x42 », « 150 x 250 »: a size, or so many at that price. */
const pairs =
  /(?<![\p{L}\p{N}.,'’])(\d{1,4})\s*[x×*]\s*(\d{1,4})(?:\s*[x×*]\s*\d{1,4})?(?![\p{L}\p{N}]|[.,]\d)/giu;
/** « loupe 10x 20 € »: it magnifies so much, or there are ten; « 2 loupes 10x 20 € » says how many. */
const magnifies = /\p{L}\s+\d{1,4}[x×]\s/u;
/** « 12 m x 9 € »: so many at that price, or the price of each metre. */
const timesLength = new RegExp(`\\d\\s?${length}${times}\\d`, 'iu');
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
  let isClear = !timesLength.test(text);
  const rest = text.replace(pairs, (written, first: string, second: string, start: number) => {
    const before = text.slice(0, start);
    const after = text.slice(start + written.length);
    const isPriced = group.test(after)
      ? second === '1'
      : currencyBeside('after', after, context, nothingElse) !== undefined ||
        currencyBeside('before', before, context, nothingElse) !== undefined;
    const isTwo = written.replace(/\D+/gu, ' ') === `${first} ${second}`;
    const isPower = magnifies.test(before.slice(-2) + written);
    if (isPriced && isTwo && !isPower) return written;
    isClear &&= startsWithCount(text) && /\p{L}/u.test(before);
    return isPriced && isTwo ? maskPower(written) : mask(written);
  });
  return isClear ? rest : undefined;
}
