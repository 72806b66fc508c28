import { formatEurosAmount } from '@retour/core';

/** « +12,50 € » or « −12,50 € »: euros that a correction adds or takes off. */
export function formatDifference(euros: number): string {
  return euros > 0 ? `+${formatEurosAmount(euros)}` : formatEurosAmount(euros);
}
