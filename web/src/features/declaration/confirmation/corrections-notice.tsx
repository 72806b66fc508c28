import { formatMoment } from '@retour/contract';
import { answerWords, isClosedWithoutPayment, isNeverCollected, stageOfDeclaration } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { AccordionItem, Notice } from '../../../ui';
import { amountOrWords, announcedAmount } from '../../declarant/sending/announced-amount';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** The corrections before the last one, oldest first; none where what was read of them is of before it. */
function earlierCorrections({ correction, corrections = [] }: SentDeclaration): typeof corrections {
  return corrections.at(-1)?.at === correction?.at ? corrections.slice(0, -1) : [];
}

/** The amount that was announced and the one it became; null when they agree, or where nothing is to be paid any more. */
function movedAmount(sent: SentDeclaration): Parameters<typeof confirmationText.corrected>[1] {
  const { status, assessment } = sent;
  if (isNeverCollected(status) || isClosedWithoutPayment(status, assessment.total)) return null;
  const announced = announcedAmount(sent);
  const { amount } = answerWords(assessment, stageOfDeclaration(sent));
  return announced === null ? null : { announced, amount: amountOrWords(amount) };
}

/** Why agents corrected the declaration, and the amount where it is no longer the one announced, or recorded that some were handed over: the last reason at once, the earlier ones folded. */
export function CorrectionsNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { correction } = sent;
  if (correction === undefined) return null;
  const earlier = earlierCorrections(sent);
  return (
    <>
      <Notice tone="warning">
        {correction.handedOver === undefined
          ? confirmationText.corrected(correction.reason, movedAmount(sent))
          : confirmationText.handedOver(correction.handedOver)}
      </Notice>
      {earlier.length > 0 && (
        <AccordionItem title={confirmationText.earlierCorrections(earlier.length)} level={3}>
          <ol className={styles.lines}>
            {earlier.map(({ at, reason }) => (
              <li key={at}>{confirmationText.correctedAt(formatMoment(at), reason)}</li>
            ))}
          </ol>
        </AccordionItem>
      )}
    </>
  );
}
