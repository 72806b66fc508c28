import { formatEurosAmount } from './format-price';

/** « +12,50 € » or « −12,50 € »: euros that there are more or fewer. */
export function formatDifference(euros: number): string {
  return euros > 0 ? `+${formatEurosAmount(euros)}` : formatEurosAmount(euros);
}
