import { type Cents, digitsOf } from '../money/cents';
import { narrowNoBreakSpace, noBreakSpace } from './typeset';

function group(digits: string): string {
  if (digits.length <= 3) return digits;
  let grouped = '';
  for (let end = digits.length; end > 0; end -= 3) {
    const part = digits.slice(Math.max(0, end - 3), end);
    grouped = grouped === '' ? part : part + narrowNoBreakSpace + grouped;
  }
  return grouped;
}

function wholeEuros(cents: Cents, euros: string): string {
  return cents < 0 ? `−${group(euros)}` : group(euros);
}

/** An amount in integer cents as people read it: 123450 → « 1 234,50 € ». */
export function formatEuros(cents: Cents): string {
  const digits = digitsOf(cents);
  return `${wholeEuros(cents, digits.euros)},${digits.cents}${noBreakSpace}€`;
}

/** The same without « ,00 » when the amount is a whole number of euros: 43000 → « 430 € ». */
export function formatShortEuros(cents: Cents): string {
  const digits = digitsOf(cents);
  const whole = wholeEuros(cents, digits.euros);
  return digits.cents === '00' ? `${whole}${noBreakSpace}€` : `${whole},${digits.cents}${noBreakSpace}€`;
}

/** The same as spreadsheets set in French read it: « 1234,50 ». */
export function formatEurosCell(cents: Cents): string {
  const digits = digitsOf(cents);
  return `${cents < 0 ? '-' : ''}${digits.euros},${digits.cents}`;
}

const defaultDigits = 6;

/** Below, floats tell thousandths apart. */
const maxThousandths = 1e12;

/** Thousandths that make no whole number, without useless zeros: 12500 → « 12,5 ». */
function decimal(thousandths: number): string {
  let fraction = thousandths % 1_000;
  const whole = group(String((thousandths - fraction) / 1_000));
  let places = 3;
  while (fraction % 10 === 0) {
    fraction /= 10;
    places -= 1;
  }
  return `${whole},${String(fraction).padStart(places, '0')}`;
}

/** A number with a decimal comma and grouped thousands, at most `maximumFractionDigits` decimals (6 by default). */
export function formatNumber(value: number, options?: { readonly maximumFractionDigits?: number }): string {
  const absolute = Math.abs(value);
  if (Number.isSafeInteger(absolute)) return (value < 0 ? '−' : '') + group(String(absolute));
  const digits = options?.maximumFractionDigits ?? defaultDigits;
  const thousandths = Math.round(absolute * 1_000);
  if (digits >= 3 && thousandths < maxThousandths && thousandths / 1_000 === absolute) {
    return (value < 0 ? '−' : '') + decimal(thousandths);
  }
  const plain = String(absolute);
  const isShort = !plain.includes('e') && plain.length - plain.indexOf('.') - 1 <= digits;
  const rounded = isShort ? plain : absolute.toFixed(digits);
  const point = rounded.indexOf('.');
  const whole = group(point < 0 ? rounded : rounded.slice(0, point));
  const decimals = point < 0 ? '' : rounded.slice(point + 1).replace(/0+$/, '');
  const text = decimals === '' ? whole : `${whole},${decimals}`;
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** A number and what it counts, never separated at the end of a line: « 1 article », « 1 200 articles ». */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)}${noBreakSpace}${count < 2 ? one : many}`;
}

/** What stands for the figure of a quantity or a value that no allowance bounds. */
export const noLimit = 'sans limite';

/** A rate in percent: 5.5 → « 5,5 % ». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${noBreakSpace}%`;
}
