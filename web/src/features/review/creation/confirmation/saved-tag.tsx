import { formatMoment } from '@retour/contract';
import type { ReactNode } from 'react';
import type { SubmittedByAgent } from '../../../../store';
import { Notice, QrCode, Stack, TagCard } from '../../../../ui';
import { amountOrWords, announcedAmount } from '../../../declarant/sending/announced-amount';
import { dueWords } from '../../text/due-words';
import { SpecialTaxes } from '../summary/special-taxes';
import { savedText } from '../text/creation-text';
import { DownloadButton } from './download-button';
import styles from './saved-page.module.css';

/** The luggage tag of the declaration: reference, code, frozen amount. */
export function SavedTag({ submitted }: { readonly submitted: SubmittedByAgent }): ReactNode {
  const { publicId, code, submittedAt, assessment, hasEmail, status } = submitted;
  const { label, amount, note } = dueWords(assessment, status);
  const isEarlierTry = submitted.isEarlierTry === true;
  const announced = isEarlierTry ? null : announcedAmount(submitted);
  return (
    <TagCard
      label={savedText.reference}
      amount={
        <span translate="no" data-reference>
          {publicId}
        </span>
      }
      note={savedText.savedAt(formatMoment(submittedAt))}
    >
      <Stack>
        {code !== null && (
          <>
            <QrCode text={code} label={savedText.code(publicId)} />
            <p className={styles.soft}>{savedText.codeHint}</p>
          </>
        )}
        <div className={styles.row}>
          <span>{label}</span>
          <span className={styles.due} data-total>
            {amount}
          </span>
        </div>
        <SpecialTaxes answer={assessment} />
        {note !== null && <p className={styles.soft}>{note}</p>}
        {isEarlierTry && <Notice tone="warning">{savedText.earlierTry}</Notice>}
        {announced !== null && (
          <Notice tone="warning">{savedText.difference(announced, amountOrWords(amount))}</Notice>
        )}
        {hasEmail && <p className={styles.soft}>{savedText.byEmail}</p>}
        <DownloadButton submitted={submitted} />
      </Stack>
    </TagCard>
  );
}
