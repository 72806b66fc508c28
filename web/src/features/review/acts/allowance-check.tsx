import type { ReactNode } from 'react';
import { useIsLong } from '../../../lib/use-is-long';
import { Notice, VisuallyHidden } from '../../../ui';
import { relatedText } from '../text/related-text';
import styles from './acts.module.css';

export interface AllowanceCheckProps {
  /** Of what says why an act waits, or what it does not know. */
  readonly id: string;
  readonly state: 'pending' | 'failed';
  /** What is said once it failed. */
  readonly unknown?: string;
}

/** Below it, an answer seems immediate: drawn, its words would only push away what stands under them. */
const noticedMs = 300;

/** Why what is to be accepted or closed cannot be yet, or what was not looked at before it is. */
export function AllowanceCheck({
  id,
  state,
  unknown = relatedText.usedUnknown,
}: AllowanceCheckProps): ReactNode {
  const isNoticed = useIsLong(state === 'pending', noticedMs);
  if (state === 'failed') {
    return (
      <Notice tone="warning" live>
        <p id={id}>{unknown}</p>
      </Notice>
    );
  }
  return (
    <div id={id} className={isNoticed ? styles.soft : undefined}>
      {isNoticed ? relatedText.looking : <VisuallyHidden>{relatedText.looking}</VisuallyHidden>}
    </div>
  );
}
