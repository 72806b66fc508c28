import { formatMoment } from '@retour/contract';
import { answerWords, stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice, QrCode, Stack, TagCard } from '../../../ui';
import { announcedAmount } from '../../declarant/sending/announced-amount';
import { cardText } from '../text/card-text';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';
import { DeclaredArticles } from './declared-articles';
import { ReferenceActions } from './reference-actions';
import { ShowLink } from './show-link';

function MailNote({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  if (!sent.hasEmail) return null;
  return (
    <p className={styles.soft}>
      {sent.isMailWithheld === true ? confirmationText.withoutEmail : confirmationText.byEmail}
    </p>
  );
}

/** The luggage tag of the declaration: reference, code, frozen amount, and ways to keep them. */
export function ConfirmationTag({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { publicId, declarant, code, submittedAt, assessment, status } = sent;
  const { label, amount, note } = answerWords(assessment, stageOf(status));
  // What was settled is no longer compared with what was announced.
  const announced = stageOf(status) === 'due' ? announcedAmount(sent) : null;
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
        {!isCancelled && <ShowLink />}
        {declarant !== undefined && <p className={styles.declarant}>{cardText.whose(declarant)}</p>}
        <div className={styles.row}>
          <span>{label}</span>
          <span className={`${styles.amount} ${styles.due}`} data-total>
            {amount}
          </span>
        </div>
        {note !== null && <p className={styles.soft}>{note}</p>}
        {announced !== null && (
          <Notice tone="warning">{confirmationText.difference(announced, amount)}</Notice>
        )}
        <DeclaredArticles sent={sent} />
        {!isCancelled && <MailNote sent={sent} />}
        <ReferenceActions sent={sent} />
      </Stack>
    </TagCard>
  );
}
