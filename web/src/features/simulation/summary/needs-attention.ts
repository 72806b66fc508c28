import type { SimulationAnswer } from '@retour/contract';

/** Warnings about the figures used, not about the goods: they change nothing to what must be declared. */
const aboutFigures: ReadonlySet<string> = new Set([
  'exchange-rate-out-of-date',
  'exchange-rate-to-confirm',
  'excise-rates-out-of-date',
  'rate-to-confirm',
]);

/** Whether something is said about the goods themselves, to be read or declared although nothing is owed. */
export function needsAttention({ warnings }: SimulationAnswer): boolean {
  return warnings.some(({ code }) => !aboutFigures.has(code));
}
