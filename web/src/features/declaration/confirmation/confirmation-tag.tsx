import { formatMoment } from '@retour/contract';
import { answerWords, isDue, isVoid, stageOfDeclaration, waitBeforePaying } from '@retour/core';
import type { ReactNode } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { type SentDeclaration, useAppStore } from '../../../store';
import { Notice, QrCode, Stack, TagCard } from '../../../ui';
import { amountOrWords, announcedAmount } from '../../declarant/sending/announced-amount';
import { othersBesideSent } from '../shared-allowance/others-that-use';
import { owedOfSent } from '../shared-allowance/owed-of-sent';
import { confirmationText } from '../text/confirmation-text';
import { tripOfSent } from '../text/sent-trip-text';
import styles from './confirmation.module.css';
import { DeclaredArticles } from './declared-articles';
import { keptReopening } from './kept-reopening';
import { mayBeCancelled } from './may-be-cancelled';
import { LeftOutNotice } from './not-declared';
import { ReferenceActions } from './reference-actions';
import { ReversalNotice } from './reversal-notice';
import { SentAllowance } from './sent-allowance';
import { SentRestrictions } from './sent-restrictions';
import { ShowLink } from './show-link';
import { useHoldsAnswers } from './use-holds-answers';

function MailNote({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const isWithheld = sent.isMailWithheld === true;
  // Once an agent has corrected or decided, it came long ago.
  const isUntouched = sent.correction === undefined && keptReopening(sent) === undefined;
  const isOnItsWay = sent.status === 'submitted' && isUntouched;
  if (!sent.hasEmail || (!isWithheld && !isOnItsWay)) return null;
  return (
    <p className={styles.soft}>{isWithheld ? confirmationText.withoutEmail : confirmationText.byEmail}</p>
  );
}

/** What the person last saw on this device and the customs have otherwise. */
function notAsAsked(
  sent: SentDeclaration,
  { computed, isShared, canCorrect }: Readonly<{ computed: string; isShared: boolean; canCorrect: boolean }>,
): string | null {
  if (sent.isEarlierTry) return confirmationText.earlierTry(canCorrect);
  // What an agent changed since is told with the reason.
  const announced = sent.correction === undefined ? announcedAmount(sent) : null;
  const { difference, differenceByItself } = confirmationText;
  return announced && (isShared ? differenceByItself : difference)(announced, amountOrWords(computed));
}

/**
 * The luggage tag of the declaration, as it is held out: reference, name and code within the first screen of a phone; then
 * what may not enter, before any amount; the frozen amount, then what was reversed of a payment and which other declaration uses the
 * allowance, where these do not stand beside the tag; the trip that was understood; and ways to keep them.
 */
export function ConfirmationTag({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { publicId, declarant, code, submittedAt, assessment, status, isCorrectionPending } = sent;
  const stage = stageOfDeclaration(sent);
  const all = useAppStore(({ declaration }) => declaration.declarationResponse.sent);
  const { label, amount } = owedOfSent(sent, all);
  const { amount: computed, note } = answerWords(assessment, stage);
  // What was settled is no longer compared with what was announced, and nothing is added to it.
  const isToSettle = isDue(stage);
  const isShared = othersBesideSent(sent, all).length > 0;
  // As « Annuler et corriger » is offered.
  const canCorrect = useHoldsAnswers(sent) && mayBeCancelled(sent);
  const warning = isToSettle && notAsAsked(sent, { computed, isShared, canCorrect });
  const isWide = useMediaQuery(wideScreen);
  const isCancelled = status === 'cancelled';
  // An agent who asks for it is still shown it, by the link; nobody waits for it.
  const hasCode = !isVoid(status);
  const sentAt = confirmationText.sentAt(formatMoment(submittedAt));
  return (
    <TagCard
      label={confirmationText.reference}
      amount={
        <span translate="no" data-reference>
          {publicId}
        </span>
      }
      note={declarant ?? sentAt}
    >
      <Stack>
        {code !== null && hasCode && (
          <>
            <QrCode text={code} label={confirmationText.qrLabel(publicId)} />
            <p className={styles.soft}>{confirmationText.qrHint}</p>
          </>
        )}
        {!isCancelled && <ShowLink />}
        {!isWide && <SentRestrictions sent={sent} />}
        <div className={styles.row}>
          {label !== null && <span>{label}</span>}
          <span className={`${label === null ? styles.nothing : styles.amount} ${styles.due}`} data-total>
            {amount}
          </span>
        </div>
        {!isWide && <ReversalNotice sent={sent} />}
        {!isWide && <SentAllowance sent={sent} />}
        {isCorrectionPending === true && <Notice tone="warning">{waitBeforePaying}</Notice>}
        {note !== null && <p className={styles.soft}>{note}</p>}
        <p>{tripOfSent(sent)}</p>
        {declarant !== undefined && <p className={styles.soft}>{sentAt}</p>}
        {warning && <Notice tone="warning">{warning}</Notice>}
        {isToSettle && <LeftOutNotice left={sent} canCorrect={canCorrect} />}
        <DeclaredArticles sent={sent} />
        {!isCancelled && <MailNote sent={sent} />}
        <ReferenceActions sent={sent} />
      </Stack>
    </TagCard>
  );
}
