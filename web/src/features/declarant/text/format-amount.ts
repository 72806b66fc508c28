import type { SimulationAnswer } from '@retour/contract';
import { formatEuros } from '@retour/core';
import { scaled } from '../../../lib/exact-decimal';

/** Euros of the contract with their cents: « 1 234,50 € ». */
export function formatEurosAmount(value: number): string {
  return formatEuros(scaled(value, 2));
}

/** « 134,92 € », or « au moins 134,92 € » when an article is still to be assessed. */
export function formatTotal({
  total,
  totalIsMinimum,
}: Pick<SimulationAnswer, 'total' | 'totalIsMinimum'>): string {
  const amount = formatEurosAmount(total);
  return totalIsMinimum ? `au moins ${amount}` : amount;
}
