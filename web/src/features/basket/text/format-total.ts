import type { SimulationAnswer } from '@retour/contract';
import { formatEurosAmount } from './format-price';
import { summaryText } from './summary-text';

/** « 134,92 € », or « au moins 134,92 € » when a line is still to be assessed. */
export function formatTotal({ total, totalIsMinimum }: SimulationAnswer): string {
  return totalIsMinimum ? summaryText.atLeast(formatEurosAmount(total)) : formatEurosAmount(total);
}
