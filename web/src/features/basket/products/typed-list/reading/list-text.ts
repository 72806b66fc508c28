import { measureWord } from '@retour/core';
import { perMeasure } from '../words/per-measure';
import { postalAddress } from '../words/postal-address';

const separated = /\p{L}[^,;\n]*(?:[,\n]\s*[\p{L}\p{N}]|;)|\d\s*\t/u;
const joined = /\s(?:et|and)\s/iu;
const figuresApart = /\d[^\d]*\p{L}[^\d]*\d/u;

/** Whether what is typed is worth reading as a list: words without a sign between them, or with one figure, never are. */
export function mayBeList(typed: string): boolean {
  return separated.test(typed) || (joined.test(typed) && /\d/.test(typed)) || figuresApart.test(typed);
}

/** A comma between two digits is that of a price, and « 12,- » stands for no cents. */
const separator = /[;\n\r]|(?<!\d),|,(?![\d\-–—])/u;

/** What is a currency and nothing else, where the table of currencies is not at hand: « 2 livres » may be books, and « 3 DVD » are three. */
const money = String.raw`(?:\p{Sc}|(?:EUR|USD|GBP|CHF|JPY|CAD|MAD|TND|TRY|CNY|(?:euro|dollar)s?)(?!\p{L}))`;
const figure = String.raw`\d[\d\s.,'’]*`;
const priceAlone = new RegExp(`^(?:${figure}${money}|${money}\\s*${figure})[\\s.]*$`, 'iu');
const quantityAlone = new RegExp(`^${figure}(?:°|%\\s*vol\\.?|${measureWord})$`, 'iu');
/** After a price, it changes that price. */
const percentAlone = new RegExp(`^${figure}%$`, 'u');
const price = `(?:\\d\\s*${money}|${money}\\s*\\d)`;
const priced = new RegExp(price, 'iu');

/** A name in quotes, as a table that is pasted writes it, or what brackets say of it, unless it is several prices; « écran 27" » opens none. */
const quoted = new RegExp(
  `(?<![^\\s,;(])(?:"[^"\\n]*"|«[^»\\n]*»|“[^”\\n]*”)(?![\\p{L}\\p{N}])|[([](?![^)\\]]*${price}[^)\\]]*${price})[^()[\\]\\n]*[)\\]]`,
  'giu',
);

/** A text of the same length, whose signs in quotes, brackets and addresses separate nothing. */
export const withoutQuoted = (text: string): string =>
  text
    .replace(quoted, ({ length }) => '_'.repeat(length))
    .replace(postalAddress, ({ length }) => '_'.repeat(length));

/** How prices are told from names. */
export interface PriceReader {
  /** Whether this is a price and nothing else, beside the article that it would be of. */
  readonly isAlone: (part: string, last: string) => boolean;
  readonly isIn: (last: string) => boolean;
  /** Whether it only says which, as « taille 38 », or something of the price, as « remise 20 € », of the article before it. */
  readonly tellsOf?: (part: string, last: string, isEnded: boolean) => boolean;
}

const bySigns: PriceReader = {
  isAlone: (part) => priceAlone.test(part.replace(perMeasure, '').trim()),
  isIn: (last) => priced.test(last),
};

/** « Whisky 1 L, 40°, 45 $ »: a price or a quantity alone is of the article before it, which has none yet. */
function isOfLast(last: string, part: string, isEnded: boolean, prices: PriceReader): boolean {
  if (!/\p{L}/u.test(last)) return false;
  return (
    quantityAlone.test(part) ||
    ((percentAlone.test(part) || prices.isAlone(part, last)) && !prices.isIn(last)) ||
    prices.tellsOf?.(part, last, isEnded) === true
  );
}

/** What stands between the commas, semicolons and lines of a text, as typed. */
export function partsOf(text: string, prices = bySigns): readonly string[] {
  const parts: { readonly start: number; readonly end: number }[] = [];
  let start = 0;
  for (const { length } of withoutQuoted(text).split(separator)) {
    const end = start + length;
    const last = parts.at(-1);
    const isComma = text[start - 1] === ',';
    if (
      isComma &&
      last !== undefined &&
      isOfLast(text.slice(last.start, last.end), text.slice(start, end).trim(), end < text.length, prices)
    )
      parts[parts.length - 1] = { start: last.start, end };
    else parts.push({ start, end });
    start = end + 1;
  }
  return parts.map((part) => text.slice(part.start, part.end).trim()).filter((part) => part !== '');
}

/** What tells the articles of a list from each other, whatever is typed around them: the second one written alike is « … #2 ». */
export function keysOf(typed: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return typed.map((one) => {
    const turn = (seen.get(one) ?? 0) + 1;
    seen.set(one, turn);
    return turn === 1 ? one : `${one} #${turn}`;
  });
}

/** How many signs at the beginning and at the end both texts share. */
function sharedEnds(one: string, other: string): readonly [number, number] {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}

/** Whether a text stands in the place of a list, and is not this list with a letter or a line changed: most of its signs went at once. */
export function isReplaced(list: string, text: string): boolean {
  const [start, end] = sharedEnds(list, text);
  return start + end < list.length / 2;
}

/** Whether a line of a list went whole in the one change that made this text of it; letter by letter it never does. */
export function isErasedWhole(line: string, list: string, text: string): boolean {
  if (text.includes(line)) return false;
  const [start, end] = sharedEnds(list, text);
  const erased = list.slice(start, list.length - end);
  // Of « sac 9 €, sac à dos 8 € » either « sac 9 €, » or « 9 €, sac » was taken out: nobody knows, and it is the same.
  return (text.length === start + end ? erased + erased : erased).includes(line);
}
