import { formatMoment, reopeningSentence } from '@retour/contract';
import {
  type DeclarationStatus,
  isClosedWithoutPayment,
  outcomeRemark,
  severityOfWarning,
  typeset,
} from '@retour/core';
import { Check, CircleX, Clock, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/use-online';
import type { SentDeclaration } from '../../../store';
import { Card, type Icon, Notice, Pill, type PillTone } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import { statusText } from '../text/status-text';
import styles from './confirmation.module.css';
import { CorrectionsNotice } from './corrections-notice';
import { keptReceipt, paidWords } from './kept-receipt';
import { keptReopening } from './kept-reopening';
import type { Freshness } from './use-followed-status';

const looks: Readonly<Record<DeclarationStatus, { readonly tone: PillTone; readonly icon: Icon }>> = {
  draft: { tone: 'note', icon: Clock },
  submitted: { tone: 'success', icon: Send },
  validated: { tone: 'success', icon: Check },
  refused: { tone: 'danger', icon: CircleX },
  paid: { tone: 'success', icon: Check },
  cancelled: { tone: 'danger', icon: CircleX },
  abandoned: { tone: 'note', icon: Check },
  're-exported': { tone: 'note', icon: Check },
  seized: { tone: 'danger', icon: CircleX },
};

/** Closed with nothing to pay is no success of what may not enter or asks for papers. */
function lookOf({ status, assessment }: SentDeclaration): (typeof looks)[DeclarationStatus] {
  const isGrave = assessment.warnings.some((warning) => severityOfWarning(warning) !== 'information');
  return isGrave && isClosedWithoutPayment(status, assessment.total)
    ? { tone: 'note', icon: Check }
    : looks[status];
}

/** Where the declaration stands at the customs. */
export function StatusCard({
  sent,
  freshness,
}: {
  readonly sent: SentDeclaration;
  readonly freshness: Freshness;
}): ReactNode {
  const { word, meaning } = statusText(sent);
  const { tone, icon } = lookOf(sent);
  const isOnline = useOnline();
  const receipt = keptReceipt(sent);
  const reopened = keptReopening(sent);

  return (
    <Card as="section" labelledBy="etat">
      <div className={styles.group}>
        <div className={styles.row}>
          <h2 id="etat">{confirmationText.status}</h2>
          <Pill tone={tone} icon={icon}>
            {word}
          </Pill>
        </div>
        <p>{meaning}</p>
        {receipt !== undefined && (
          <p>
            {confirmationText.receipt(
              receipt.number,
              typeset(receipt.office),
              formatMoment(receipt.at),
              paidWords(receipt),
            )}
          </p>
        )}
        {sent.reason !== undefined && <Notice tone="error">{outcomeRemark(sent.status, sent.reason)}</Notice>}
        {reopened !== undefined && (
          <Notice tone="warning">
            {reopeningSentence(reopened)}
            {reopened.reason !== undefined && <p>{outcomeRemark(sent.status, reopened.reason)}</p>}
          </Notice>
        )}
        <CorrectionsNotice sent={sent} />
        <p className={styles.soft}>{confirmationText.updatedAt(formatMoment(sent.updatedAt))}</p>
        {freshness === 'stale' && (
          <p className={styles.soft}>{isOnline ? confirmationText.stale : confirmationText.offline}</p>
        )}
        {freshness === 'unknown' && <Notice tone="warning">{confirmationText.unknown}</Notice>}
      </div>
    </Card>
  );
}
