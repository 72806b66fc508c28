import type { BatchAct, BatchResult, ListedDeclaration } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useOwnRole } from '../../../lib/own-account';
import { useAppStore } from '../../../store';
import { Button, Modal, Notice, Stack } from '../../../ui';
import { AllowanceCheck } from '../acts/allowance-check';
import { TroubleNotice } from '../acts/trouble-notice';
import type { FailedWrite } from '../acts/write-outcome';
import { WriteProgress } from '../acts/write-progress';
import { reviewKey } from '../queries/review-queries';
import { arrivalWords } from '../text/arrival-words';
import { batchText } from '../text/batch-text';
import { type LeftOut, sumOf, whyNotDone } from './batch-plan';
import { decideBatch } from './decide-batch';
import { LeftOutList } from './left-out-list';
import { SumsList } from './sums-list';
import { type LookedAtPlan, useBatchPlan } from './use-batch-plan';

export interface BatchDialogProps {
  readonly act: BatchAct;
  /** As they were when it was asked for: what the agent saw is what they decide on. */
  readonly chosen: readonly ListedDeclaration[];
  /** Which of them were done. */
  readonly onDone: (ids: readonly string[]) => void;
  /** What was decided was read again. */
  readonly onRead: () => void;
  /** Closes, in the place of what was asked, those that have nothing to pay. */
  readonly onCloseInstead: (closable: readonly ListedDeclaration[]) => void;
  readonly onClose: () => void;
}

/** One confirmation for all: how many, how much, what is left out; then what became of each. */
export function BatchDialog({
  act,
  chosen,
  onDone,
  onRead,
  onCloseInstead,
  onClose,
}: BatchDialogProps): ReactNode {
  const client = useQueryClient();
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const checkId = useId();
  const canUndo = useOwnRole() === 'supervisor';
  const planned = useBatchPlan(chosen, act, agentId);
  /** What was decided on: a reading that comes once it was sent changes nothing of it. */
  const [sent, setSent] = useState<LookedAtPlan>();
  const { able, leftOut, closable, usedElsewhere, look } = sent ?? planned;
  const leftAlone = leftOut.length + usedElsewhere.length;
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** What is shown is no longer what was pressed: nothing was sent. */
  const [hasMoved, setMoved] = useState(false);
  const [trouble, setTrouble] = useState<FailedWrite>();
  const [results, setResults] = useState<readonly BatchResult[]>();

  const decide = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setTrouble(undefined);
    setMoved(false);
    try {
      if (sent === undefined && !(await planned.isStillSo())) return setMoved(true);
      setSent(sent ?? planned);
      // Asked again, what was done would be said to have changed meanwhile: only what failed is.
      const isFailed = ({ id }: ListedDeclaration): boolean =>
        results?.find((result) => result.id === id)?.outcome === 'failed';
      const outcome = await decideBatch(act, results === undefined ? able : able.filter(isFailed));
      if (outcome.kind !== 'saved') return setTrouble(outcome);
      const again = new Map(outcome.answer.results.map((result) => [result.id, result]));
      setResults(results?.map((result) => again.get(result.id) ?? result) ?? outcome.answer.results);
      onDone(outcome.answer.results.flatMap(({ id, outcome: said }) => (said === 'done' ? [id] : [])));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      void client.invalidateQueries({ queryKey: reviewKey }).then(onRead);
    }
  };

  const closeInstead = closable.length > 0 && (
    <Button
      variant="secondary"
      disabled={isBusy || look === 'pending'}
      onClick={() => onCloseInstead(closable)}
    >
      {batchText.closeInstead(closable.length)}
    </Button>
  );
  if (results !== undefined) {
    const notDone = results.flatMap((result): LeftOut[] => {
      const declaration = able.find(({ id }) => id === result.id);
      return result.outcome === 'done' || declaration === undefined
        ? []
        : [{ declaration, why: whyNotDone(declaration, act, result) }];
    });
    const canRetry = results.some(({ outcome }) => outcome === 'failed');
    const isAllSaid = notDone.length + leftAlone === 0 && trouble === undefined;
    // Another dialog than the one that asked, whose button had the focus.
    return (
      <Modal
        key="done"
        open
        onClose={onClose}
        title={batchText.done[act](results.length - notDone.length)}
        preventClose={isBusy}
        focusAct={isAllSaid}
        actions={
          <>
            {canRetry && (
              <Button busy={isBusy} onClick={() => void decide()}>
                {batchText.again}
              </Button>
            )}
            {closeInstead}
            <Button variant={canRetry ? 'secondary' : 'primary'} disabled={isBusy} onClick={onClose}>
              {batchText.back}
            </Button>
          </>
        }
      >
        {isAllSaid ? undefined : (
          <Stack>
            <LeftOutList label={batchText.notDone(notDone.length)} items={notDone} />
            <LeftOutList label={batchText.usedElsewhere(usedElsewhere.length)} items={usedElsewhere} />
            <LeftOutList label={batchText.leftOut(leftOut.length)} items={leftOut} />
            {trouble && <TroubleNotice trouble={{ outcome: trouble, retry: () => void decide() }} />}
          </Stack>
        )}
      </Modal>
    );
  }
  const { isMinimum, ...sums } = sumOf(able, 'due');
  const early = able.filter(({ date }) => arrivalWords(date) !== undefined).length;
  const closing = [batchText.nothingDue, ...(canUndo ? [] : [batchText.unclosedBy])].join(' ');
  const subtitle = act === 'validate' ? batchText.total(formatEurosAmount(sums.total)) : closing;
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={batchText.title[act](able.length)}
      subtitle={able.length === 0 ? batchText.nothingAble : subtitle}
      focusAct={leftAlone + early === 0 && look === 'known'}
      actions={
        <>
          {able.length > 0 && (
            <Button
              busy={isBusy}
              disabled={look === 'pending'}
              describedBy={look === 'known' ? undefined : checkId}
              onClick={() => void decide()}
            >
              {batchText.confirm[act](able.length)}
            </Button>
          )}
          {closeInstead}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {batchText.back}
          </Button>
        </>
      }
    >
      <Stack>
        <SumsList sums={sums} isMinimum={isMinimum} />
        {early > 0 && <p>{batchText.notArrived(early)}</p>}
        {look !== 'known' && <AllowanceCheck id={checkId} state={look} unknown={batchText.usedUnknown} />}
        {hasMoved && (
          <Notice tone="warning" live>
            {batchText.moved}
          </Notice>
        )}
        <LeftOutList label={batchText.usedElsewhere(usedElsewhere.length)} items={usedElsewhere} />
        <LeftOutList label={batchText.leftOut(leftOut.length)} items={leftOut} />
        <WriteProgress isBusy={isBusy} />
        {trouble && <TroubleNotice trouble={{ outcome: trouble, retry: () => void decide() }} />}
      </Stack>
    </Modal>
  );
}
