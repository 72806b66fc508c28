import type { SimulationAnswer } from '@retour/contract';
import { severityOfWarning } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { useWarningWords } from '../session/use-warning-words';
import { summaryText } from '../text/summary-text';
import styles from './summary-line.module.css';

/** What else the traveller must know before the border, whatever is owed; what restricts the goods has its own cards. */
export function SummaryWarnings({ answer }: { readonly answer: SimulationAnswer }): ReactNode {
  const agentWords = useAgentWords();
  const wordsOf = useWarningWords();
  const warnings = answer.warnings.filter((warning) => severityOfWarning(warning) === 'information');
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={agentWords?.warningsTitle ?? summaryText.warnings}>
      <ul className={styles.reasons}>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.message}`}>
            {wordsOf(warning)}
            {warning.legalBasis !== null && (
              <span className={styles.law}>{summaryText.legalBasis(warning.legalBasis)}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
