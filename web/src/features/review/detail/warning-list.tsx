import type { Declaration } from '@retour/contract';
import { lawOn } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { detailText } from '../text/detail-text';
import { officerWarning } from '../text/officer-words';
import styles from './detail.module.css';

/** What the computation warns of: restrictions, certificates, figures to confirm. */
export function WarningList({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { assessment, shoppingProducts } = declaration;
  const { warnings } = assessment;
  const law = lawOn(assessment.date);
  const articles = shoppingProducts.map(({ customName, ...article }) => ({
    ...article,
    name: customName ?? '',
  }));
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={detailText.warnings}>
      <ul className={styles.reasons}>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.message}`}>
            {officerWarning(warning, articles, law)}
            {warning.legalBasis !== null && (
              <span className={styles.law}>{detailText.legalBasis(warning.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
