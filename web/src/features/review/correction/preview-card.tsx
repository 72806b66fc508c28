import type { CorrectionPreview } from '@retour/contract';
import { centsOf } from '@retour/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card, Notice } from '../../../ui';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { CorrectionDifference } from './correction-difference';

export interface PreviewCardProps {
  readonly preview: CorrectionPreview;
  /** The lines that the agent corrected: shown even when their amount stays. */
  readonly correctedIds: readonly string[];
  /** What saves it, which takes the focus and is described by the difference. */
  readonly actId: string;
  /** What the act does. */
  readonly children: ReactNode;
}

/** Names by how much the total moves. */
export const previewTotalId = 'apercu-ecart';

/** The new total and what changes in it, line by line: nothing is stored yet, and the focus is on what stores it. */
export function PreviewCard({ preview, correctedIds, actId, children }: PreviewCardProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview === undefined) return;
    document.getElementById(actId)?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [preview, actId]);
  const { secondOfficer } = preview;
  return (
    <Card as="section" labelledBy="apercu">
      <div className={styles.group}>
        <h2 id="apercu" ref={heading}>
          {correctionText.previewTitle}
        </h2>
        {secondOfficer !== undefined && (
          <Notice tone="warning" title={correctionText.secondOfficer}>
            {correctionText.secondOfficerText({
              validated: centsOf(secondOfficer.validated),
              corrected: centsOf(preview.after.total),
            })}
          </Notice>
        )}
        <CorrectionDifference id={previewTotalId} difference={preview} correctedIds={correctedIds} />
        {children}
      </div>
    </Card>
  );
}
