import type { AnswerLine, Declaration } from '@retour/contract';
import {
  formatDay,
  formatDutyRate,
  formatEurosAmount,
  formatLineTotal,
  formatNumber,
  formatPercent,
  hasAmount,
  type Law,
} from '@retour/core';
import type { ReactNode } from 'react';
import { detailText } from '../text/detail-text';
import { formatPastLine } from '../text/due-words';
import { officerReason } from '../text/officer-words';
import styles from './detail.module.css';

export interface LineFiguresProps {
  readonly line: AnswerLine;
  readonly rates: Declaration['exchangeRates'];
  /** That of the day of arrival. */
  readonly law: Law;
  /** Nothing is left to do of it. */
  readonly isOver?: boolean | undefined;
}

/** How a line's amount was made, with the rates frozen at sending, and each reason with its law. */
export function LineFigures({ line, rates, law, isOver = false }: LineFiguresProps): ReactNode {
  return (
    <div className={styles.figures}>
      <table className={styles.sums}>
        <tbody>
          {sumsOf(line, rates, isOver).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.reasons}>
        {line.explanation.map((reason) => (
          <li key={`${reason.code} ${reason.text}`}>
            {officerReason(reason, line, law, isOver)}
            {reason.legalBasis !== null && (
              <span className={styles.law}>{detailText.legalBasis(reason.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function sumsOf(
  line: AnswerLine,
  rates: Declaration['exchangeRates'],
  isOver: boolean,
): readonly (readonly [string, string])[] {
  const { value, taxedValue, customDuty, excise, vat, vatRate, currency } = line;
  const rate = formatDutyRate(line);
  const duty = rate === null ? '' : ` ${rate}`;
  const exchange =
    currency === 'EUR'
      ? ''
      : ` (${detailText.exchange(formatNumber(line.exchangeRate), currency, formatDay(rates.validFrom))})`;
  return [
    [`${detailText.value}${exchange}`, formatEurosAmount(value)],
    [detailText.taxedValue, formatEurosAmount(taxedValue)],
    ...(hasAmount(line)
      ? ([
          [`${detailText.duty}${duty}`, formatEurosAmount(customDuty)],
          [detailText.excise, formatEurosAmount(excise)],
          [`${detailText.vat} ${formatPercent(vatRate)}`, formatEurosAmount(vat)],
        ] as const)
      : []),
    [detailText.total, isOver ? formatPastLine(line, formatLineTotal(line)) : formatLineTotal(line)],
  ];
}
