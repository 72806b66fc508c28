import type { Declaration } from '@retour/contract';
import { needsAttention, severityOfWarning } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { detailText } from '../text/detail-text';
import { isOpenToActs, officerWarningsOf } from '../text/officer-words';
import styles from './detail.module.css';

/**
 * What else the computation says: certificates, figures to confirm, rates; what restricts the goods has its own cards. Figures
 * that may change are not spoken of once the amount is settled, nor of a version that another one took the place of.
 */
export function WarningList({
  declaration,
  isPast = false,
}: {
  readonly declaration: Declaration;
  readonly isPast?: boolean | undefined;
}): ReactNode {
  const isOpen = !isPast && isOpenToActs(declaration.status);
  const wordsOf = officerWarningsOf(declaration, !isOpen);
  const warnings = declaration.assessment.warnings.filter(
    (warning) =>
      severityOfWarning(warning) === 'information' && (isOpen || needsAttention({ warnings: [warning] })),
  );
  if (warnings.length === 0) return null;
  return (
    <Notice tone="info" title={detailText.alerts.information}>
      <ul className={styles.reasons}>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.message}`}>
            {wordsOf(warning)}
            {warning.legalBasis !== null && (
              <span className={styles.law}>{detailText.legalBasis(warning.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
