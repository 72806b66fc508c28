import { formatMoment } from '@retour/contract';
import { answerWords } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { AccordionItem, Notice } from '../../../ui';
import { announcedAmount } from '../../declarant/sending/announced-amount';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** The corrections before the last one, oldest first; none where what was read of them is of before it. */
function earlierCorrections({ correction, corrections = [] }: SentDeclaration): typeof corrections {
  return corrections.at(-1)?.at === correction?.at ? corrections.slice(0, -1) : [];
}

/** Why agents corrected the declaration, and the amount where it is no longer the one announced, or recorded that some were handed over: the last reason at once, the earlier ones folded. */
export function CorrectionsNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { correction } = sent;
  if (correction === undefined) return null;
  const earlier = earlierCorrections(sent);
  const announced = announcedAmount(sent);
  const { amount } = answerWords(sent.assessment, 'due');
  return (
    <>
      <Notice tone="warning">
        {correction.handedOver === undefined
          ? confirmationText.corrected(correction.reason, announced === null ? null : { announced, amount })
          : confirmationText.handedOver(correction.handedOver, correction.reason)}
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
