import {
  answerVerdict,
  asksForPapers,
  barredFrom,
  isForbidden,
  leftToPay,
  stageOfDeclaration,
} from '@retour/core';
import type { ReactNode } from 'react';
import { type SentDeclaration, useAppStore } from '../../../store';
import { Card } from '../../../ui';
import { othersBesideSent } from '../shared-allowance/others-that-use';
import { confirmationText, nextSteps } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** What to do at the border, what to keep at hand, and whom to ask. */
export function NextSteps({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const verdict = answerVerdict(sent.assessment);
  // Answers of before 22 November 2026 do not know what is left without the forbidden.
  const isAllForbidden = sent.assessment.shoppingProducts.every(isForbidden);
  const isNothingOwed = isAllForbidden || leftToPay(sent.assessment) === 'nothing';
  const isExamined = stageOfDeclaration(sent) === 'examined';
  const all = useAppStore(({ declaration }) => declaration.declarationResponse.sent);
  const isShared = othersBesideSent(sent, all).length > 0;
  const needsPapers = asksForPapers(sent.assessment);
  const barred = barredFrom(sent.assessment);
  const mustWait = sent.isCorrectionPending === true;
  return (
    <Card as="section" labelledBy="suite">
      <div className={styles.group}>
        <h2 id="suite">{confirmationText.nextTitle}</h2>
        <ol className={styles.steps}>
          {nextSteps(verdict, { isNothingOwed, isExamined, mustWait, isShared, needsPapers, barred }).map(
            (step) => (
              <li key={step}>{step}</li>
            ),
          )}
        </ol>
        <p className={styles.soft}>{confirmationText.help}</p>
      </div>
    </Card>
  );
}
