import { formatPercent } from './format-number';

/** A share of an allowance by quantity, to a tenth of a percent wherever it is said: 49.99 → « 50 % ». */
export function formatShare(percent: number): string {
  return formatPercent(Math.round(percent * 10) / 10);
}
