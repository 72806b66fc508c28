import type { SimulationAnswer } from '@retour/contract';
import { isAboutFigures, namedSentence, severityOfWarning } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { useWarningWords } from '../session/use-warning-words';
import { lawText, withCites } from '../text/law-text';
import { summaryText } from '../text/summary-text';
import styles from './summary-warnings.module.css';
import { useProductName } from './use-product-name';

export interface SummaryWarningsProps {
  readonly answer: Pick<SimulationAnswer, 'shoppingProducts' | 'warnings'>;
}

type Warnings = SimulationAnswer['warnings'];

/** What to know of the goods themselves; what restricts them has its own cards, how old a rate is its own line. */
export function warningsOfGoods({ warnings }: Pick<SimulationAnswer, 'warnings'>): Warnings {
  return warnings.filter(
    (warning) => severityOfWarning(warning) === 'information' && !isAboutFigures(warning),
  );
}

/** What else the traveller must know before the border, whatever is owed. */
export function SummaryWarnings({ answer }: SummaryWarningsProps): ReactNode {
  const agentWords = useAgentWords();
  const warnings = warningsOfGoods(answer);
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning" title={agentWords?.warningsTitle ?? summaryText.warnings}>
          <WarningList warnings={warnings} lines={answer.shoppingProducts} />
        </Notice>
      )}
      <FiguresAge answer={answer} />
    </>
  );
}

export interface WarningListProps {
  readonly warnings: Warnings;
  /** Those that the warnings may be about. */
  readonly lines: SimulationAnswer['shoppingProducts'];
}

/** Each with the articles that it is about. */
export function WarningList({ warnings, lines }: WarningListProps): ReactNode {
  const wordsOf = useWarningWords();
  const productName = useProductName();
  const nameOf = (id: string): string | undefined => {
    const line = lines.find(({ customId }) => customId === id);
    return line && productName(line);
  };
  return (
    <ul className={styles.list}>
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.message}`}>
          {withCites(namedSentence({ ...warning, message: wordsOf(warning) }, nameOf))}
          {warning.legalBasis !== null && <span className={styles.law}>{lawText([warning.legalBasis])}</span>}
        </li>
      ))}
    </ul>
  );
}

/** How old the rates are, or how sure, in grey: it changes cents, nothing to what must be done. The law stands with the figures. */
export function FiguresAge({
  answer: { warnings },
}: {
  readonly answer: Pick<SimulationAnswer, 'warnings'>;
}): ReactNode {
  const wordsOf = useWarningWords();
  const figures = warnings.filter(isAboutFigures);
  if (figures.length === 0) return null;
  return <p className={styles.figures}>{figures.map(wordsOf).join(' ')}</p>;
}
