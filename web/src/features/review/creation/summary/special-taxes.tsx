import type { SimulationAnswer } from '@retour/contract';
import { formatEurosAmount, isKnownSum } from '@retour/core';
import type { ReactNode } from 'react';
import { summaryText } from '../text/creation-text';
import styles from './summary-page.module.css';

export type TaxedAnswer = Pick<SimulationAnswer, 'tobaccoTax' | 'alcoholTax' | 'shoppingProducts'>;

/** What agents account for apart: the taxes on tobacco and on alcohol within the total, where they are known. */
export function SpecialTaxes({ answer }: { readonly answer: TaxedAnswer }): ReactNode {
  const { tobaccoTax = 0, alcoholTax = 0, shoppingProducts } = answer;
  return (
    <dl className={styles.taxes}>
      {isKnownSum(tobaccoTax, shoppingProducts) && (
        <div>
          <dt>{summaryText.tobacco}</dt>
          <dd data-tobacco-tax>{formatEurosAmount(tobaccoTax)}</dd>
        </div>
      )}
      {isKnownSum(alcoholTax, shoppingProducts) && (
        <div>
          <dt>{summaryText.alcohol}</dt>
          <dd data-alcohol-tax>{formatEurosAmount(alcoholTax)}</dd>
        </div>
      )}
    </dl>
  );
}
