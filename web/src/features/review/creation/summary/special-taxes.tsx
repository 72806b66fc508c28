import type { SimulationAnswer } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import type { ReactNode } from 'react';
import { summaryText } from '../text/creation-text';
import styles from './special-taxes.module.css';

export type TaxedAnswer = Pick<SimulationAnswer, 'tobaccoTax' | 'alcoholTax'>;

/** What agents account for apart: the taxes on tobacco and on alcohol within the total, where there are any. */
export function SpecialTaxes({ answer }: { readonly answer: TaxedAnswer }): ReactNode {
  const { tobaccoTax = 0, alcoholTax = 0 } = answer;
  if (tobaccoTax === 0 && alcoholTax === 0) return null;
  return (
    <dl className={styles.taxes}>
      {tobaccoTax > 0 && (
        <div>
          <dt>{summaryText.tobacco}</dt>
          <dd data-tobacco-tax>{formatEurosAmount(tobaccoTax)}</dd>
        </div>
      )}
      {alcoholTax > 0 && (
        <div>
          <dt>{summaryText.alcohol}</dt>
          <dd data-alcohol-tax>{formatEurosAmount(alcoholTax)}</dd>
        </div>
      )}
    </dl>
  );
}
