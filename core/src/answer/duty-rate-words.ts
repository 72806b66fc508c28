import { formatEuros, formatPercent } from '../french/format-number';
import { phrase } from '../french/typeset';
import { parseSpecificDuty } from '../regulation/specific-duty';

interface DutyOfLine {
  readonly customDutyRate: number | null;
  readonly explanation: readonly {
    readonly code: string;
    readonly figures: Readonly<Record<string, string | number>>;
  }[];
}

/**
 * « 4,5 %, entre 0,30 € et 0,80 € par pièce »: the rate of a duty with the bounds that the tariff puts to it, without which the amount beside it
 * could not be found again. Null where there is no rate.
 */
export function formatDutyRate({ customDutyRate, explanation }: DutyOfLine): string | null {
  if (customDutyRate === null) return null;
  const rate = formatPercent(customDutyRate);
  const specific = explanation.find(({ code }) => code === 'duty-normal')?.figures.specificDuty;
  if (typeof specific !== 'string') return rate;
  const { minimumPerPiece: least, maximumPerPiece: most } = parseSpecificDuty(specific);
  if (least !== null && most !== null) {
    return phrase`${rate}, entre ${formatEuros(least)} et ${formatEuros(most)} par pièce`;
  }
  if (most !== null) return phrase`${rate}, au plus ${formatEuros(most)} par pièce`;
  return least === null ? rate : phrase`${rate}, au moins ${formatEuros(least)} par pièce`;
}
