import type { CorrectionPreview } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card, Notice } from '../../../ui';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { CorrectionDifference } from './correction-difference';

export interface PreviewCardProps {
  readonly preview: CorrectionPreview;
  /** The lines that the agent corrected: shown even when their amount stays. */
  readonly correctedIds: readonly string[];
  /** The acts on it: save, or go on correcting. */
  readonly children: ReactNode;
}

/** The new total and what changes in it, line by line, with the focus: nothing is stored yet. */
export function PreviewCard({ preview, correctedIds, children }: PreviewCardProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview === undefined) return;
    heading.current?.focus();
    // The focus brings the heading alone into sight: what it heads would stand under the bar of the acts.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  const { secondOfficer } = preview;
  return (
    <Card as="section" labelledBy="apercu">
      <div className={styles.group}>
        <h2 id="apercu" ref={heading} tabIndex={-1}>
          {correctionText.previewTitle}
        </h2>
        {secondOfficer !== undefined && (
          <Notice tone="warning" title={correctionText.secondOfficer}>
            {correctionText.secondOfficerText(formatEurosAmount(secondOfficer.validated))}
          </Notice>
        )}
        <CorrectionDifference difference={preview} correctedIds={correctedIds} />
        {children}
      </div>
    </Card>
  );
}
