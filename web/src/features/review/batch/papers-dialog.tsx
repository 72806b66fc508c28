import { dayInParis, type ListedDeclaration, printPapersRoute } from '@retour/contract';
import { typeset } from '@retour/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import { Button, Modal, Notice, Stack } from '../../../ui';
import { type FailedWrite, runFreely } from '../acts/write-outcome';
import { reviewKey } from '../queries/review-queries';
import { batchText } from '../text/batch-text';
import { type BatchPlan, planPapers, sumOf } from './batch-plan';
import { LeftOutList } from './left-out-list';
import { SumsList } from './sums-list';

export interface PapersDialogProps {
  /** As they were when it was asked for: what the agent saw is what they print. */
  readonly chosen: readonly ListedDeclaration[];
  readonly onClose: () => void;
}

/** A hundred declarations take a while to be drawn. */
const timeoutMs = 60_000;

function fetchPapers(able: readonly ListedDeclaration[]): ReturnType<typeof runFreely<Blob>> {
  const declarations = able.map(({ id, version }) => ({ id, version }));
  return runFreely(() =>
    fetchFile(printPapersRoute.path, { type: 'application/pdf', body: { declarations }, timeoutMs }),
  );
}

/** What the server says of some of them, taken out of what will be printed; null when it says nothing of any. */
function withoutRefused({ able, leftOut }: BatchPlan, failed: FailedWrite): BatchPlan | null {
  const reasons = new Map(
    failed.kind === 'refused' ? failed.errors.map(({ path, message }) => [path, message]) : [],
  );
  const refused = able.filter(({ id }) => reasons.has(id));
  if (refused.length === 0) return null;
  return {
    able: able.filter(({ id }) => !reasons.has(id)),
    leftOut: [
      ...leftOut,
      ...refused.map((declaration) => ({ declaration, why: typeset(reasons.get(declaration.id) ?? '') })),
    ],
  };
}

/** One confirmation for the documents of all: how many, how much by tax, what is left out; then one file. */
export function PapersDialog({ chosen, onClose }: PapersDialogProps): ReactNode {
  const client = useQueryClient();
  const [plan, setPlan] = useState(() => planPapers(chosen));
  const [stage, setStage] = useState<'asked' | 'busy' | 'refused' | 'done'>('asked');
  const [trouble, setTrouble] = useState<FailedWrite>();
  const { able, leftOut } = plan;

  const prepare = async (): Promise<void> => {
    setStage('busy');
    setTrouble(undefined);
    const outcome = await fetchPapers(able);
    if (outcome.kind === 'saved') {
      saveFile(outcome.answer, `declarations-${dayInParis(new Date())}.pdf`);
      return setStage('done');
    }
    const rest = withoutRefused(plan, outcome);
    if (rest === null) {
      setTrouble(outcome);
      return setStage('asked');
    }
    setPlan(rest);
    setStage('refused');
    void client.invalidateQueries({ queryKey: reviewKey });
  };

  const isBusy = stage === 'busy';
  const isDone = stage === 'done';
  const { isMinimum, ...sums } = sumOf(able, 'either');
  const lead = able.length === 0 ? batchText.nothingAble : batchText.papersLead;
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={isDone ? batchText.papersDone(able.length) : batchText.papersTitle(able.length)}
      subtitle={isDone ? batchText.papersPlace : lead}
      focusAct={leftOut.length === 0}
      actions={
        <>
          {able.length > 0 && !isDone && (
            <Button busy={isBusy} onClick={() => void prepare()}>
              {isBusy ? batchText.papersBusy : batchText.papersConfirm(able.length)}
            </Button>
          )}
          <Button variant={isDone ? 'primary' : 'secondary'} disabled={isBusy} onClick={onClose}>
            {batchText.back}
          </Button>
        </>
      }
    >
      <Stack>
        {stage === 'refused' && (
          <Notice tone="warning" live>
            {batchText.papersRefused}
          </Notice>
        )}
        {!isDone && <SumsList sums={sums} isMinimum={isMinimum} />}
        <LeftOutList label={batchText.leftOut(leftOut.length)} items={leftOut} />
        {trouble !== undefined && (
          <Notice tone="error" live>
            {trouble.kind === 'refused' ? typeset(trouble.message) : batchText.papersFailed}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}
