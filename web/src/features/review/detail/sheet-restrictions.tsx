import type { AnswerLine, Declaration, SimulationAnswer } from '@retour/contract';
import { asksForPapers, severityOfWarning, typeset, type WarningSeverity } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useArticleName } from '../acts/use-article-name';
import { detailText } from '../text/detail-text';
import { isOpenToActs, officerCards, officerWarningsOf, type WarnedDeclaration } from '../text/officer-words';
import styles from './detail.module.css';

export interface SheetRestrictionsProps {
  readonly declaration: WarnedDeclaration & Pick<Declaration, 'status'>;
  /** A version that another one took the place of. */
  readonly isPast?: boolean | undefined;
  /** What counts here, the gravest first: what may not enter is said before the amount, the rest under it. */
  readonly severities: readonly Exclude<WarningSeverity, 'information'>[];
}

/** The officer's next act, which waits for what may not enter; a correction may find it once the rest is validated. */
const nextAct: Readonly<Partial<Record<Declaration['status'], 'valider' | 'encaisser'>>> = {
  submitted: 'valider',
  validated: 'encaisser',
};

/** What the law restricts in a declaration, article by article, with what the officer does as long as it waits; what is forbidden has its act first, and its rule folded. */
export function SheetRestrictions({
  declaration,
  isPast = false,
  severities,
}: SheetRestrictionsProps): ReactNode {
  const { assessment, status } = declaration;
  const isOver = isPast || !isOpenToActs(status);
  const next = isOver ? undefined : nextAct[status];
  const wordsOf = officerWarningsOf(declaration, isOver);
  const nameOf = useArticleName();
  const linesOf = (warnings: SimulationAnswer['warnings']): readonly AnswerLine[] =>
    assessment.shoppingProducts.filter(({ customId }) =>
      warnings.some(({ customIds }) => customIds?.includes(customId)),
    );
  const namesOf = (warnings: SimulationAnswer['warnings']): string =>
    linesOf(warnings)
      .map((line) => typeset(nameOf(line)))
      .join(', ');
  return severities.map((severity) => {
    const warnings = assessment.warnings.filter((one) => severityOfWarning(one) === severity);
    if (warnings.length === 0) return null;
    const rank =
      severity === 'regulated' && !asksForPapers({ ...assessment, warnings }) ? 'presented' : severity;
    const texts = warnings.map((warning) => (
      <div key={`${warning.code} ${warning.message}`}>
        {severity !== 'doubtful' && <p className={styles.name}>{namesOf([warning])}</p>}
        <p>{wordsOf(warning)}</p>
        {warning.legalBasis !== null && (
          <p className={styles.law}>{detailText.legalBasis(warning.legalBasis)}</p>
        )}
      </div>
    ));
    return (
      <Notice
        key={severity}
        tone={isOver ? 'info' : severity === 'forbidden' ? 'error' : 'warning'}
        title={(isOver ? detailText.pastAlerts : detailText.alerts)[rank]}
      >
        {severity === 'forbidden' ? (
          <>
            <p className={styles.name}>{namesOf(warnings)}</p>
            {next !== undefined && (
              <>
                <p className={styles.name}>{officerCards.whatToDo}</p>
                <p>{officerCards.forbiddenCard(linesOf(warnings).length, next)}</p>
              </>
            )}
            <details className={styles.rule}>
              <summary>{detailText.rule}</summary>
              {texts}
            </details>
          </>
        ) : (
          texts
        )}
      </Notice>
    );
  });
}
