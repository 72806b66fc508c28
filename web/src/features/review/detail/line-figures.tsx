import type { AnswerLine, Declaration } from '@retour/contract';
import {
  formatDay,
  formatDutyRate,
  formatEurosAmount,
  formatNumber,
  formatPercent,
  hasTaxes,
  isForbidden,
  type Law,
  type LineTotals,
} from '@retour/core';
import type { ReactNode } from 'react';
import { detailText } from '../text/detail-text';
import { officerReason } from '../text/officer-words';
import styles from './detail.module.css';

export interface LineFiguresProps {
  readonly line: AnswerLine;
  readonly rates: Declaration['exchangeRates'];
  /** That of the day of arrival. */
  readonly law: Law;
  readonly totals: LineTotals;
}

/** How a line's amount was made, with the rates frozen at sending, and each reason with its law. */
export function LineFigures({ line, rates, law, totals }: LineFiguresProps): ReactNode {
  return (
    <div className={styles.figures}>
      <table className={styles.sums}>
        <tbody>
          {sumsOf(line, rates, totals).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.reasons}>
        {reasonsOf(line, totals).map((reason) => (
          <li key={`${reason.code} ${reason.text}`}>
            {officerReason(reason, line, law, totals.isOver)}
            {reason.legalBasis !== null && (
              <span className={styles.law}>{detailText.legalBasis(reason.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether it is taken, not taxed: how it would have been is of no use to anybody. */
export function isToHandOver(line: AnswerLine, { hasAmount }: LineTotals): boolean {
  return isForbidden(line) && !hasAmount(line);
}

function reasonsOf(line: AnswerLine, totals: LineTotals): AnswerLine['explanation'] {
  return isToHandOver(line, totals)
    ? line.explanation.filter(({ code }) => /^(?:exchange-rate|restriction)/.test(code))
    : line.explanation;
}

function sumsOf(
  line: AnswerLine,
  rates: Declaration['exchangeRates'],
  totals: LineTotals,
): readonly (readonly [string, string])[] {
  const { value, taxedValue, customDuty, excise, vat, vatRate, currency } = line;
  const rate = formatDutyRate(line);
  const duty = rate === null || customDuty === 0 ? '' : ` ${rate}`;
  const exchange =
    currency === 'EUR'
      ? ''
      : ` (${detailText.exchange(formatNumber(line.exchangeRate), currency, formatDay(rates.validFrom))})`;
  return [
    [`${detailText.value}${exchange}`, formatEurosAmount(value)],
    ...(isToHandOver(line, totals)
      ? []
      : ([[detailText.taxedValue, formatEurosAmount(taxedValue)]] as const)),
    ...(hasTaxes(line, totals)
      ? ([
          [`${detailText.duty}${duty}`, formatEurosAmount(customDuty)],
          [detailText.excise, formatEurosAmount(excise)],
          [
            vat === 0 ? detailText.vat : `${detailText.vat} ${formatPercent(vatRate)}`,
            formatEurosAmount(vat),
          ],
        ] as const)
      : []),
    [detailText.total, totals.format(line)],
  ];
}
