import type { Declaration, ListedDeclaration, Receipt } from '@retour/contract';
import { centsOf, formatEuros, isWaiting } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../ui';
import { nextActAfter } from '../acts/next-act';
import { TakeNextButton } from '../lease/take-next-button';
import { useQueueOfList } from '../list/use-queue-of-list';
import { queuesQuery, waitingLongestQuery } from '../queries/review-queries';
import { actText, doneText } from '../text/act-text';
import { closingText } from '../text/closing-text';
import styles from './detail.module.css';

export type Done = keyof typeof doneText;

export interface DoneNoticeProps {
  readonly done: Done;
  readonly declaration: Pick<Declaration, 'id' | 'payment' | 'pendingCorrection' | 'receipt' | 'status'>;
}

/** The one being shown may still be among those that wait. */
const enough = 2;

/**
 * What has just been written, in sight; the focus is on the act that follows it, or here. The next traveller is one press away, in
 * the queue that the agent comes from while it lasts.
 */
export function DoneNotice({
  done,
  declaration: { id, payment, pendingCorrection, receipt, status },
}: DoneNoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const queue = useQueueOfList();
  const waits = status === 'submitted';
  const isValidated = done === 'validated' || done === 'handed-over-validated';
  // An erasure decides nothing: it comes to no queue.
  const isDecided = done !== 'erased';
  const isCollecting = isDecided && queue === 'validated' && !isValidated && !waits;
  const { data: toValidate } = useQuery(waitingLongestQuery(enough));
  const { data: toCollect } = useQuery({
    ...waitingLongestQuery(enough, 'validated'),
    enabled: isCollecting,
  });
  const isAlone = (rows: typeof toValidate) => rows?.every((declaration) => declaration.id === id);
  // Of an empty queue nothing is said while this one waits itself.
  const isSettled = isDecided && !isWaiting(status);
  const isCounted = isSettled || isCollecting;
  const { data: counted, isFetchedAfterMount } = useQuery({ ...queuesQuery, enabled: isCounted });
  const left = isCounted && isFetchedAfterMount ? counted : undefined;
  // This one is counted with them while it may be collected.
  const ownCount = status === 'validated' && pendingCorrection === undefined ? 1 : 0;
  const othersToCollect = left && left.toCollect - ownCount;
  const isLastToCollect = othersToCollect === undefined ? isLastListed(id, toCollect) : othersToCollect <= 0;
  const isOver = isCollecting ? isLastToCollect : true;
  const isClosed = done === 'paid' && payment === undefined && receipt === undefined;
  const title = isClosed ? closingText.done : doneText[done];
  const isLast = isDecided && isOver === true ? isAlone(toValidate) : undefined;
  const isLeftToCollect = isLast === true && othersToCollect !== undefined && othersToCollect > 0;
  const others = isOver === false ? queue : undefined;
  const next = isLast === false ? 'submitted' : isLeftToCollect ? 'validated' : others;
  useEffect(() => {
    if (done === undefined) return undefined;
    // After the dialog that led here has given the focus back to a button that is gone.
    const timer = setTimeout(() => {
      // The focus scrolls too, and would stop a scroll that is under way: what was done comes into sight last, at once.
      (nextActAfter(done) ?? box.current)?.focus();
      box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title={title} live>
        {done === 'paid' && receipt !== undefined && <ChangeToGive receipt={receipt} />}
        {waits && done !== 'erased' && <p>{actText.waits}</p>}
        {isSettled && isLast === true && <NothingToValidate toCollect={isCollecting ? 0 : left?.toCollect} />}
        {isSettled && next === 'submitted' && isCollecting && (
          <NothingToCollect toValidate={left?.toValidate} />
        )}
        {next !== undefined && <TakeNextButton after={id} queue={next} />}
      </Notice>
    </div>
  );
}

/**
 * Whether no other one is left to be collected, by the first ones; undefined while they do not tell. One whose correction a second
 * officer has to decide is listed, and nobody may collect it.
 */
function isLastListed(id: string, rows: readonly ListedDeclaration[] | undefined): boolean | undefined {
  if (rows?.some((row) => row.id !== id && row.hasPendingCorrection !== true)) return false;
  return rows !== undefined && rows.length < enough ? true : undefined;
}

/** What is handed back of the cash that was given, while the drawer is open; nothing where nothing is. */
function ChangeToGive({ receipt: { payments } }: { readonly receipt: Receipt }): ReactNode {
  const change = payments.reduce(
    (cents, { amount, given = amount }) => cents + centsOf(given) - centsOf(amount),
    0,
  );
  return change > 0 && <p className={styles.change}>{actText.change(formatEuros(change))}</p>;
}

/** The queue to validate is empty; how many wait in the other once it is known. */
function NothingToValidate({ toCollect }: { readonly toCollect: number | undefined }): ReactNode {
  if (toCollect === 0) return <p>{actText.nothingWaits}</p>;
  return (
    <>
      <p>{actText.nothingToValidate}</p>
      {toCollect !== undefined && <p>{actText.leftToCollect(toCollect)}</p>}
    </>
  );
}

/** The queue to collect is empty; how many wait in the other once it is known. */
function NothingToCollect({ toValidate = 0 }: { readonly toValidate: number | undefined }): ReactNode {
  return (
    <>
      <p>{actText.nothingToCollect}</p>
      {toValidate > 0 && <p>{actText.leftToValidate(toValidate)}</p>}
    </>
  );
}
