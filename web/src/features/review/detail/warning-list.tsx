import type { SimulationAnswer } from '@retour/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';

/** What the computation warns of: restrictions, certificates, figures to confirm. */
export function WarningList({ warnings }: Pick<SimulationAnswer, 'warnings'>): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={detailText.warnings}>
      <ul className={styles.reasons}>
        {warnings.map(({ code, message, legalBasis }) => (
          <li key={`${code} ${message}`}>
            {message}
            {legalBasis !== null && <span className={styles.law}>{detailText.legalBasis(legalBasis)}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
