import {
  type CorrectionProposal,
  type Declaration,
  formatMoment,
  type ProposalDecision,
} from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleX, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button, Card, Skeleton } from '../../../ui';
import { begunIds } from '../acts/begun-notice';
import { ConflictDialog } from '../acts/conflict-dialog';
import { proposalTitleId } from '../acts/proposal-title';
import { useProposalRefusal } from '../acts/reason-drafts';
import { TroubleNotice } from '../acts/trouble-notice';
import { useWrites } from '../acts/use-writes';
import { WriteProgress } from '../acts/write-progress';
import { proposalQuery } from '../queries/review-queries';
import { correctionText } from '../text/correction-text';
import { historyText } from '../text/history-text';
import { useBegunCorrection } from './begun-correction';
import { decideProposal } from './correct-declaration';
import styles from './correction.module.css';
import { CorrectionDifference } from './correction-difference';
import { RefuseProposalDialog } from './refuse-proposal-dialog';

type Decision = ProposalDecision['decision'];

export interface PendingCorrectionProps {
  readonly declaration: Declaration;
  readonly proposalId: string;
  readonly agentId: string | undefined;
  /** A later state waits to be seen: nothing may be decided on this one. */
  readonly isClosed: boolean;
  /** A decision begins to be written, or ends: meanwhile nothing else is done to the declaration, and it is not left. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: (changed: Declaration, decision: Decision) => void;
  readonly onReload: (latest: Declaration | null) => void;
}

/** The correction that waits for a second officer: by whom, why, what it changes, and what may be decided of it. */
export function PendingCorrection(props: PendingCorrectionProps): ReactNode {
  const { declaration, proposalId } = props;
  const { data, isError } = useQuery(proposalQuery(declaration.id, proposalId, declaration.version));
  return (
    <Card as="section" labelledBy={proposalTitleId}>
      {data === undefined ? (
        <div className={styles.group}>
          <h2 id={proposalTitleId} tabIndex={-1}>
            {correctionText.pendingTitle}
          </h2>
          {isError ? <p>{historyText.differenceFailed}</p> : <Skeleton lines={3} />}
        </div>
      ) : (
        <Proposal {...props} key={data.id} proposal={data} />
      )}
    </Card>
  );
}

function Proposal({
  declaration,
  proposal,
  agentId,
  isClosed,
  onBusy,
  onDone,
  onReload,
}: PendingCorrectionProps & { readonly proposal: CorrectionProposal }): ReactNode {
  const isOnline = useOnline();
  const { isBegun } = useBegunCorrection(declaration);
  const [isRefusing, setRefusing] = useState(false);
  const refusal = useProposalRefusal(declaration.id, proposal.id);
  const acts = useWrites<Decision>(declaration.version);
  const isBusy = acts.underWay !== undefined;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const decide = (decided: ProposalDecision): void =>
    acts.run(
      decided.decision,
      () => decideProposal(declaration, proposal.id, decided),
      (changed) => {
        setRefusing(false);
        refusal.forget();
        onDone(changed, decided.decision);
      },
    );
  /** What stopped one decision is not said beside another one, which it would ask for in the place of. */
  const askWhy = (isAsked: boolean): void => {
    acts.forgetTrouble();
    setRefusing(isAsked);
  };
  /** What was typed of it is of no use for another one. */
  const isDecidedBy = (latest: Declaration | null | undefined): boolean =>
    latest != null && latest.pendingCorrection !== proposal.id;
  const { by, at, reason, state } = proposal;
  const isOwn = by.id !== undefined && by.id === agentId;
  const isStale = state === 'stale';
  const moment = formatMoment(at);
  const disabled = !isOnline || isClosed || isBusy;
  const act = (decision: Decision) => ({
    busy: acts.underWay === decision && !isRefusing,
    disabled: disabled && acts.underWay !== decision,
  });
  return (
    <div className={styles.group}>
      <h2 id={proposalTitleId} tabIndex={-1}>
        {isStale
          ? correctionText.staleTitle
          : isOwn
            ? correctionText.ownPendingTitle
            : correctionText.pendingTitle}
      </h2>
      <p>
        {isOwn
          ? correctionText.ownPending(moment)
          : correctionText.pending(by.name ?? historyText.agentWithin, moment)}{' '}
        {isOwn && !isStale && `${correctionText.ownToDecide} `}
        {correctionText.waits}
      </p>
      {isStale && (
        <p className={styles.name}>
          {correctionText.stale} {isOwn ? correctionText.staleOwn : correctionText.staleOther}
        </p>
      )}
      <p className={styles.typed}>{correctionText.reasonGiven(reason)}</p>
      <CorrectionDifference difference={proposal} />
      {!isOnline && <p className={styles.name}>{correctionText.decideOnline}</p>}
      <div className={styles.acts}>
        {isOwn ? (
          <Button
            variant="secondary"
            icon={Undo2}
            {...act('withdraw')}
            onClick={() => decide({ decision: 'withdraw' })}
          >
            {correctionText.withdraw}
          </Button>
        ) : (
          <>
            {!isStale && (
              <Button
                icon={Check}
                {...act('approve')}
                describedBy={isBegun ? begunIds.page : undefined}
                onClick={() => decide({ decision: 'approve' })}
              >
                {correctionText.approve}
              </Button>
            )}
            <Button variant="secondary" icon={CircleX} {...act('refuse')} onClick={() => askWhy(true)}>
              {correctionText.refuseProposal}
            </Button>
          </>
        )}
      </div>
      {!isRefusing && (
        <>
          <WriteProgress isBusy={isBusy} />
          {acts.trouble && <TroubleNotice trouble={acts.trouble} />}
        </>
      )}
      <RefuseProposalDialog
        isOpen={isRefusing && acts.conflict === undefined}
        isBusy={isBusy}
        trouble={acts.trouble}
        kept={refusal}
        onRefuse={(why) => decide({ decision: 'refuse', reason: why })}
        onClose={() => {
          if (refusal.draft.reason.trim() === '') refusal.forget();
          askWhy(false);
        }}
        onGiveUp={() => {
          if (acts.trouble === undefined) refusal.forget();
          askWhy(false);
        }}
      />
      <ConflictDialog
        conflict={acts.conflict}
        agentId={agentId}
        hasTyped={refusal.draft.reason !== '' && !isDecidedBy(acts.conflict?.latest)}
        onReload={(latest) => {
          if (isDecidedBy(latest)) refusal.forget();
          acts.forgetConflict();
          setRefusing(false);
          onReload(latest);
        }}
      />
    </div>
  );
}
