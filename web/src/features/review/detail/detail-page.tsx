import { type Declaration, readReference } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useMediaQuery } from '../../../lib/media-query';
import { useOwnRole } from '../../../lib/own-account';
import { useArrivalState } from '../../../lib/use-arrival-state';
import { useAppStore } from '../../../store';
import { ActBar, BackLink, Notice, PageHeading, Stack } from '../../../ui';
import { ActPanel } from '../acts/act-panel';
import { availableActs } from '../acts/available-acts';
import { useHeldEnterIgnored } from '../acts/use-held-enter-ignored';
import { PendingCorrection } from '../correction/pending-correction';
import { HolderNotice } from '../lease/holder-notice';
import { wayBack } from '../list/use-is-back';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { historyQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { sideBySide } from '../side-by-side';
import { detailText } from '../text/detail-text';
import { AmountParts, AmountTag } from './amount-tag';
import { BarAmount } from './bar-amount';
import { ChangedNotice } from './changed-notice';
import { DeclarationHeading } from './declaration-heading';
import { DeclarationSheet } from './declaration-sheet';
import styles from './detail.module.css';
import { type Done, DoneNotice } from './done-notice';
import { doneTo } from './done-to';
import { FileActions } from './file-actions';
import { HistoryCard } from './history-card';
import { isUnknown } from './is-unknown';
import { PersonalDataCard } from './personal-data-card';
import { RelatedCard } from './related-card';
import { ReversalNotice } from './reversal-notice';
import { SheetColumns } from './sheet-columns';
import { SheetRestrictions } from './sheet-restrictions';
import { TakenBeyondUse } from './taken-beyond-use';
import { UnknownDeclaration } from './unknown-declaration';
import { useReadFromTop } from './use-read-from-top';
import { type ReviewedDeclaration, useReviewedDeclaration } from './use-reviewed-declaration';
import { useTwinPassedBy } from './use-twin-passed-by';
import { UsedAllowance } from './used-allowance';

/** One declaration, by its public id in any writing or its UUID. */
export function DetailPage(): ReactNode {
  useTwinPassedBy();
  const { reference: typed = '' } = useParams();
  const reference = readReference(typed);
  if (reference === undefined) return <UnknownDeclaration isTypo />;
  return <ReadDeclaration key={reference} reference={reference} typed={typed} />;
}

interface ReadDeclarationProps {
  readonly reference: string;
  readonly typed: string;
}

function ReadDeclaration({ reference, typed }: ReadDeclarationProps): ReactNode {
  const reviewed = useReviewedDeclaration(reference);
  const { state } = useLocation();
  const { declaration, error, isWaitingForNetwork, retry } = reviewed;
  if (declaration === undefined) {
    if (isUnknown(error)) return <UnknownDeclaration isTypo={false} />;
    return (
      <Stack gap="large">
        <PageHeading title={`${detailText.reference} ${typed}`} />
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={retry} />
      </Stack>
    );
  }
  if (declaration.publicId !== typed) {
    return <Navigate to={reviewPaths.declaration(declaration.publicId)} replace state={state} />;
  }
  return <Review declaration={declaration} reviewed={reviewed} />;
}

const oneColumn = '(min-width: 18em) and (max-width: 63.99em)';
/** Where a bar of one line has room over the navigation, which a low window has on top; elsewhere the acts stay with the amount. */
const barFits = {
  overNavigation: `${oneColumn} and (min-height: 40em)`,
  alone: `${oneColumn} and (min-height: 20em) and (max-height: 26em)`,
} as const;

/** Where the history has its own room under the amount, beside the lines. */
const historyBeside = `${sideBySide} and (min-height: 45em)`;

interface ReviewProps {
  readonly declaration: Declaration;
  readonly reviewed: ReviewedDeclaration;
}

function Review({ declaration, reviewed }: ReviewProps): ReactNode {
  useHeldEnterIgnored();
  const { newer, wasErased, isStale, readAt, show, retry } = reviewed;
  const pending = declaration.pendingCorrection;
  // Once it was decided, the later version says so: nothing here says that it waits.
  const isDecided = pending !== undefined && newer !== undefined && newer.pendingCorrection !== pending;
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const [isBusy, setBusy] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [done, setDone] = useState<Done | undefined>(useDoneBefore());
  const role = useOwnRole();
  const { data: past } = useQuery(historyQuery(declaration));
  // Nothing is offered before it is known to be allowed.
  const wasReopened = past === undefined || past.some(({ action }) => action === 'reopened');
  const available = availableActs({ ...declaration, wasReopened }, { agentId, role });
  const isSettled = !available.canCorrect && available.transitions.length === 0;
  const isTall = useMediaQuery(barFits.overNavigation);
  const isLow = useMediaQuery(barFits.alone);
  const hasBar = (isTall || isLow) && !isSettled;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isHistoryBeside = useMediaQuery(historyBeside);
  const history = <HistoryCard declaration={declaration} agentId={agentId} isNarrow={isHistoryBeside} />;
  const files = <FileActions declaration={declaration} isOutdated={newer !== undefined} />;
  const amounts = (
    <>
      <AmountParts {...declaration} />
      {!isSettled && files}
    </>
  );
  const readFromTop = useReadFromTop();
  const reload = (latest: Declaration | null): void => {
    setDone(undefined);
    if (latest === null) retry();
    else show(latest);
    readFromTop();
  };
  return (
    <div className={styles.page}>
      <SheetColumns
        lead={
          <Stack gap="large">
            <BackLink {...wayBack()}>{detailText.back}</BackLink>
            <DeclarationHeading declaration={declaration} />
            {done !== undefined && !(isDecided && done === 'proposed') && (
              <DoneNotice done={done} declaration={declaration} />
            )}
            {wasErased && (
              <Notice tone="warning" title={detailText.erasedMeanwhileTitle} live>
                {detailText.erasedMeanwhile}
              </Notice>
            )}
            {isStale && <StaleNotice readAt={readAt} />}
            <HolderNotice declaration={declaration} isOutdated={newer !== undefined} />
            {newer !== undefined && (
              <ChangedNotice
                shown={declaration}
                newer={newer}
                agentId={agentId}
                onShow={() => reload(newer)}
              />
            )}
            {pending !== undefined && !isDecided && (
              <PendingCorrection
                declaration={declaration}
                proposalId={pending}
                agentId={agentId}
                isClosed={newer !== undefined}
                onBusy={setDeciding}
                onDone={(changed, decision) => {
                  show(changed);
                  setDone(decision);
                }}
                onReload={reload}
              />
            )}
            <ReversalNotice declaration={declaration} />
            <SheetRestrictions declaration={declaration} severities={['forbidden']} />
            <UsedAllowance declaration={declaration} />
            <TakenBeyondUse declaration={declaration} />
          </Stack>
        }
        aside={
          <AmountTag
            declaration={declaration}
            acts={
              <>
                <ActPanel
                  declaration={declaration}
                  available={available}
                  agentId={agentId}
                  newer={newer}
                  isDecided={isDecided}
                  isDeciding={isDeciding}
                  canPass={done === undefined}
                  bar={bar}
                  onDone={(changed) => {
                    show(changed);
                    setDone(doneTo(declaration, changed));
                  }}
                  onBusy={setBusy}
                  onReload={reload}
                />
                {isSettled && files}
              </>
            }
          >
            {!isHistoryBeside && amounts}
          </AmountTag>
        }
        beside={isHistoryBeside ? history : undefined}
      >
        <DeclarationSheet
          declaration={declaration}
          canCorrect={available.canCorrect && newer === undefined}
          isBusy={isBusy}
          amounts={isHistoryBeside ? amounts : undefined}
          history={
            <>
              <RelatedCard declaration={declaration} />
              {!isHistoryBeside && history}
              <PersonalDataCard
                declaration={declaration}
                onErased={(erased) => {
                  show(erased);
                  setDone('erased');
                }}
                onReload={reload}
              />
            </>
          }
        />
      </SheetColumns>
      {hasBar && (
        <ActBar>
          <BarAmount declaration={declaration} />
          <div ref={setBar} />
        </ActBar>
      )}
    </div>
  );
}

/** What the page before has just written. */
function useDoneBefore(): Done | undefined {
  const { done } = useArrivalState();
  return done === 'corrected' || done === 'proposed' ? done : undefined;
}
