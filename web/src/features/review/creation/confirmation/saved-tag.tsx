import { formatMoment } from '@retour/contract';
import { formatEurosAmount, formatTotal } from '@retour/core';
import type { ReactNode } from 'react';
import type { SubmittedByAgent } from '../../../../store';
import { Notice, QrCode, Stack, TagCard } from '../../../../ui';
import { totalLabel } from '../../../basket/text/verdict-text';
import { SpecialTaxes } from '../summary/special-taxes';
import { savedText, summaryText } from '../text/creation-text';
import { DownloadButton } from './download-button';
import styles from './saved-page.module.css';

/** The luggage tag of the declaration: reference, code, frozen amount. */
export function SavedTag({ submitted }: { readonly submitted: SubmittedByAgent }): ReactNode {
  const { publicId, code, submittedAt, assessment, shownTotal, hasEmail } = submitted;
  return (
    <TagCard
      label={savedText.reference}
      amount={
        <span className={styles.reference} translate="no" data-reference>
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
          <span>{totalLabel(assessment, summaryText.due)}</span>
          <span className={styles.due} data-total>
            {formatTotal(assessment)}
          </span>
        </div>
        <SpecialTaxes answer={assessment} />
        <p className={styles.soft}>{assessment.totalIsMinimum ? savedText.minimum : savedText.frozen}</p>
        {shownTotal !== null && shownTotal !== assessment.total && (
          <Notice tone="warning">
            {savedText.difference(formatEurosAmount(shownTotal), formatTotal(assessment))}
          </Notice>
        )}
        {hasEmail && <p className={styles.soft}>{savedText.byEmail}</p>}
        <DownloadButton submitted={submitted} />
      </Stack>
    </TagCard>
  );
}
