import type { AnswerLine } from '@retour/contract';
import { formatDay, formatEurosAmount, formatLineTotal, formatNumber, formatPercent } from '@retour/core';
import type { ReactNode } from 'react';
import { useCurrencies } from '../../reference';
import { useReasonWords } from '../session/use-reason-words';
import { summaryText } from '../text/summary-text';
import styles from './summary-line.module.css';

/** How the amount is made: value, exchange, duty, excise, VAT, then each reason with its law. */
export function LineDetail({ line }: { readonly line: AnswerLine }): ReactNode {
  const reasonWords = useReasonWords();
  const currency = useCurrencies()?.currencies.find(({ id }) => id === line.currency);
  return (
    <div className={styles.detail}>
      <dl className={styles.figures}>
        <Figure name={summaryText.value} value={formatEurosAmount(line.value)} />
        {line.currency !== 'EUR' && currency !== undefined && (
          <Figure
            name={summaryText.exchange}
            value={summaryText.exchangeRate(
              formatNumber(line.exchangeRate),
              line.currency,
              formatDay(currency.rateDate),
            )}
          />
        )}
        {line.total > 0 && <Taxes line={line} />}
        {line.status === 'to-assess' && <Figure name={summaryText.total} value={formatLineTotal(line)} />}
      </dl>
      <ul className={styles.reasons}>
        {line.explanation.map((reason) => (
          <li key={`${reason.code} ${reason.text}`}>
            {reasonWords(reason, line)}
            {reason.legalBasis !== null && (
              <span className={styles.law}>{summaryText.legalBasis(reason.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Taxes({ line }: { readonly line: AnswerLine }): ReactNode {
  const { taxedValue, customDuty, customDutyRate, excise, vat, vatRate } = line;
  const duty = customDutyRate === null ? '' : ` (${formatPercent(customDutyRate)})`;
  return (
    <>
      {taxedValue !== line.value && (
        <Figure name={summaryText.taxedValue} value={formatEurosAmount(taxedValue)} />
      )}
      <Figure name={`${summaryText.duty}${duty}`} value={formatEurosAmount(customDuty)} />
      {excise > 0 && <Figure name={summaryText.excise} value={formatEurosAmount(excise)} />}
      <Figure name={`${summaryText.vat} ${formatPercent(vatRate)}`} value={formatEurosAmount(vat)} />
      <Figure name={summaryText.total} value={formatLineTotal(line)} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
