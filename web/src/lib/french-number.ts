import type { ExactDecimal } from '@retour/core';

/** What a person meant by a number typed in a field. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: ExactDecimal }
  /** "1,234" can be one thousand or one unit and a fraction where three decimals are possible: the person says which. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [ExactDecimal, ExactDecimal] }
  | { readonly kind: 'too-many-decimals' }
  | { readonly kind: 'not-a-number' };

export interface NumberFormat {
  readonly maximumDecimals: number;
  /** Three digits after one separator are asked back, whatever decimals are possible: they may be a slip of a finger. */
  readonly asksThousands?: boolean | undefined;
  /** « 15k », « 2,5 millions »: of a price, which is said so. */
  readonly readsThousands?: boolean | undefined;
  /** Words or symbols accepted around the number, e.g. "€", "EUR", "ans". */
  readonly units?: readonly string[];
}

const maxEntryLength = 40;
/** Digits of a group, and of a fraction that looks like one. */
const thousandsDigits = 3;
const groupedBySpaces = /^\d{1,3}(?:[ '’]\d{3})+(?=[.,]|$)/;
const groupedByCommas = /^\d{1,3}(?:,\d{3}){2,}(?=\.|$)|^\d{1,3},\d{3}(?=\.)/;
const groupedByPoints = /^\d{1,3}(?:\.\d{3}){2,}(?=,|$)|^\d{1,3}\.\d{3}(?=,)/;
const ambiguousEntry = /^([1-9]\d{0,2})[.,](\d{3})$/;
/** A superscript, a fraction, a circled digit: what compatibility would join to the digits beside it. */
const otherNumeral = /\p{No}/u;
const plainEntry = /^(\d*)(?:[.,](\d*))?$/;

/** Groups of thousands, and three digits after a separator, would read in two ways beside such a word. */
const multiplied =
  /(?<![\p{L}\p{N}.,'’]|\p{N}\s)(\d+)(?:[.,](\d{1,2}))?\s?(k|mille|milliers?|millions?)(?![\p{L}\p{N}-])(?:\s+d(?:e(?!\p{L})|['’]))?/giu;

/**
 * « 15k » and « 2,5 millions de » in digits, as far as integers are exact.
 * @param isMeant of what stands before the number and after the word
 */
export function inDigits(
  text: string,
  isMeant: (before: string, after: string) => boolean = () => true,
): string {
  return text.replace(multiplied, (written, whole: string, fraction = '', word: string, start: number) => {
    const number = Number(whole + fraction.padEnd(/^millions?$/i.test(word) ? 6 : 3, '0'));
    if (!Number.isSafeInteger(number)) return written;
    return isMeant(text.slice(0, start), text.slice(start + written.length)) ? `${number}` : written;
  });
}

/**
 * Reads a number as French, Swiss and English-speaking people write it: every kind of space, both decimal
 * separators, the unit beside it. The value is the decimal typed, exact: an entry of more digits than an integer
 * holds is no number.
 */
export function parseFrenchNumber(text: string, format: NumberFormat): NumberReading {
  if (text.length > maxEntryLength || otherNumeral.test(text)) return { kind: 'not-a-number' };
  const bare = withoutUnits(text.normalize('NFKC').replace(/\s+/g, ' ').trim(), format.units ?? []);
  const entry = format.readsThousands === true ? inDigits(bare) : bare;
  if (entry === '') return { kind: 'empty' };
  const ambiguous = ambiguousEntry.exec(entry);
  if (ambiguous?.[1] && ambiguous[2]) {
    const [, whole, fraction] = ambiguous;
    const thousands = exactly(whole + fraction, '');
    return format.maximumDecimals < thousandsDigits && format.asksThousands !== true
      ? { kind: 'number', value: thousands }
      : { kind: 'ambiguous', readings: [thousands, exactly(whole, fraction.replace(/0+$/, ''))] };
  }
  const plain = plainEntry.exec(withoutGroups(entry));
  const whole = plain?.[1] ?? '';
  const fraction = (plain?.[2] ?? '').replace(/0+$/, '');
  if (plain === null || (whole === '' && (plain[2] ?? '') === '')) return { kind: 'not-a-number' };
  if (fraction.length > format.maximumDecimals) return { kind: 'too-many-decimals' };
  const value = exactly(whole, fraction);
  return Number.isSafeInteger(value.units) ? { kind: 'number', value } : { kind: 'not-a-number' };
}

function exactly(whole: string, fraction: string): ExactDecimal {
  return { units: Number(whole + fraction), decimals: fraction.length };
}

function withoutGroups(entry: string): string {
  if (groupedBySpaces.test(entry)) return entry.replace(/[ '’]/g, '');
  if (groupedByCommas.test(entry)) return entry.replaceAll(',', '');
  if (groupedByPoints.test(entry)) return entry.replaceAll('.', '');
  return entry;
}

/** Takes the unit off either end, and the dash of "12.-" that stands for no cents. */
function withoutUnits(entry: string, units: readonly string[]): string {
  const found = units
    .map((unit) => unit.normalize('NFKC').toLowerCase())
    .sort((one, other) => other.length - one.length);
  let bare = entry.toLowerCase();
  for (const unit of found) {
    const [before, after] = [bare.slice(0, -unit.length), bare.slice(unit.length)];
    if (bare.endsWith(unit) && !isOfWord(unit, before.at(-1))) bare = before.trim();
    else if (bare.startsWith(unit) && !isOfWord(unit, after.at(0))) bare = after.trim();
  }
  return bare.replace(/[.,][-–—]+$/, '');
}

/** « 400 kr » are no thousands of « R »; « 15keur » are thousands. */
function isOfWord(unit: string, neighbour: string | undefined): boolean {
  return /^\p{L}$/u.test(unit) && neighbour !== undefined && /\p{L}/u.test(neighbour);
}
