import { formatMoment } from '@retour/contract';
import { formatEurosAmount, formatTotal } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice, QrCode, Stack, TagCard } from '../../../ui';
import { answerVerdict, forbiddenNote, totalLabel } from '../../basket/text/verdict-text';
import { cardText } from '../text/card-text';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';
import { DeclaredArticles } from './declared-articles';
import { ReferenceActions } from './reference-actions';

/** The luggage tag of the declaration: reference, code, frozen amount, and ways to keep them. */
export function ConfirmationTag({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { publicId, declarant, code, submittedAt, assessment, shownTotal, hasEmail, status } = sent;
  const isCancelled = status === 'cancelled';
  return (
    <TagCard
      label={confirmationText.reference}
      amount={
        <span translate="no" data-reference>
          {publicId}
        </span>
      }
      note={confirmationText.sentAt(formatMoment(submittedAt))}
    >
      <Stack>
        {code !== null && !isCancelled && (
          <>
            <QrCode text={code} label={confirmationText.qrLabel(publicId)} />
            <p className={styles.soft}>{confirmationText.qrHint}</p>
          </>
        )}
        {declarant !== undefined && <p className={styles.declarant}>{cardText.whose(declarant)}</p>}
        <div className={styles.row}>
          <span>{totalLabel(assessment, confirmationText.toPay)}</span>
          <span className={`${styles.amount} ${styles.due}`} data-total>
            {formatTotal(assessment)}
          </span>
        </div>
        <p className={styles.soft}>{noteOf(assessment)}</p>
        {shownTotal !== null && shownTotal !== assessment.total && (
          <Notice tone="warning">
            {confirmationText.difference(formatEurosAmount(shownTotal), formatTotal(assessment))}
          </Notice>
        )}
        <DeclaredArticles sent={sent} />
        {hasEmail && !isCancelled && <p className={styles.soft}>{confirmationText.byEmail}</p>}
        <ReferenceActions sent={sent} />
      </Stack>
    </TagCard>
  );
}

function noteOf(assessment: SentDeclaration['assessment']): string {
  switch (answerVerdict(assessment)) {
    case 'forbidden':
      return forbiddenNote(assessment);
    case 'doubtful':
      return confirmationText.doubtful;
    default:
      return assessment.totalIsMinimum ? confirmationText.minimum : confirmationText.frozen;
  }
}
