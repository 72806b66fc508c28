import type { Declaration } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../ui';
import { nextActAfter } from '../acts/next-act';
import { TakeNextButton } from '../lease/take-next-button';
import { waitingLongestQuery } from '../queries/review-queries';
import { actText, doneText } from '../text/act-text';
import { closingText } from '../text/closing-text';

export type Done = keyof typeof doneText;

export interface DoneNoticeProps {
  readonly done: Done;
  readonly declaration: Pick<Declaration, 'id' | 'payment' | 'receipt' | 'status'>;
}

/** The one being shown may still be among those that wait. */
const enough = 2;

/** What has just been written, in sight; the focus is on the act that follows it, or here. The next traveller is one press away. */
export function DoneNotice({
  done,
  declaration: { id, payment, receipt, status },
}: DoneNoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { data } = useQuery(waitingLongestQuery(enough));
  const isClosed = done === 'paid' && payment === undefined && receipt === undefined;
  const title = isClosed ? closingText.done : doneText[done];
  const waits = status === 'submitted';
  // An erasure decides nothing: it comes to no queue.
  const isLast = done === 'erased' ? undefined : data?.every((declaration) => declaration.id === id);
  useEffect(() => {
    if (done === undefined) return undefined;
    // After the dialog that led here has given the focus back to a button that is gone.
    const timer = setTimeout(() => {
      box.current?.scrollIntoView({ block: 'nearest' });
      (nextActAfter(done) ?? box.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title={title} live>
        {waits && done !== 'erased' && <p>{actText.waits}</p>}
        {isLast === true && !waits && <p>{actText.queueEmpty}</p>}
        {isLast === false && <TakeNextButton after={id} />}
      </Notice>
    </div>
  );
}
