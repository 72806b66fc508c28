import type { SimulationAnswer } from '@retour/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { summaryText } from '../text/summary-text';
import styles from './summary-line.module.css';

/** What the traveller must know before the border, whatever is owed. */
export function SummaryWarnings({ answer }: { readonly answer: SimulationAnswer }): ReactNode {
  if (answer.warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={summaryText.warnings}>
      <ul className={styles.reasons}>
        {answer.warnings.map(({ code, message, legalBasis }) => (
          <li key={`${code} ${message}`}>
            {message}
            {legalBasis !== null && <span className={styles.law}>{summaryText.legalBasis(legalBasis)}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
