import { formatEuros, formatNumber, formatShortEuros } from '@retour/core';
import { scaled } from '../../../lib/exact-decimal';

/** A price as paid: « 98 000 JPY », « 12,50 € ». */
export function formatPrice(value: number, currency: string): string {
  if (currency === 'EUR') {
    return hasCentsOnly(value) ? formatEurosAmount(value) : `${withCents(value)}\u00A0€`;
  }
  return `${withCents(value)}\u00A0${currency}`;
}

/** Euros of the contract with their cents: « 1 234,50 € ». */
export function formatEurosAmount(value: number): string {
  return formatEuros(scaled(value, 2));
}

/** The same without « ,00 »: « 430 € ». */
export function formatShortEurosAmount(value: number): string {
  return formatShortEuros(scaled(value, 2));
}

/** Two decimals as soon as there is one; whole amounts of foreign money stay whole. */
function withCents(value: number): string {
  const text = formatNumber(value, { maximumFractionDigits: 3 });
  return /,\d$/.test(text) ? `${text}0` : text;
}

function hasCentsOnly(value: number): boolean {
  return scaled(value, 3) % 10 === 0;
}
