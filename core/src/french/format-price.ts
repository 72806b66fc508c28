import { centsOf } from '../money/cents';
import { formatEuros, formatNumber, formatShortEuros } from './format-number';
import { noBreakSpace } from './typeset';

/** Euros of an answer with their cents: « 1 234,50 € ». */
export function formatEurosAmount(value: number): string {
  return formatEuros(centsOf(value));
}

/** The same without « ,00 »: « 430 € ». */
export function formatShortEurosAmount(value: number): string {
  return formatShortEuros(centsOf(value));
}

/** Two decimals as soon as there is one; whole amounts of foreign money stay whole. */
function withCents(value: number): string {
  const text = formatNumber(value, { maximumFractionDigits: 3 });
  return /,\d$/.test(text) ? `${text}0` : text;
}

/** A price as paid: « 98 000 JPY », « 1 512,50 USD », « 12,50 € ». */
export function formatPrice(value: number, currency: string): string {
  if (currency !== 'EUR') return `${withCents(value)}${noBreakSpace}${currency}`;
  const hasCentsOnly = Math.round(Number(`${value}e3`)) % 10 === 0;
  return hasCentsOnly ? formatEurosAmount(value) : `${withCents(value)}${noBreakSpace}€`;
}
