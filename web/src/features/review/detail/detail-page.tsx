import { type Declaration, readReference } from '@retour/contract';
import { isReopening, isReversal } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useMediaQuery } from '../../../lib/media-query';
import { useOwnRole } from '../../../lib/own-account';
import { useAppStore } from '../../../store';
import { ActBar, BackLink, Notice, PageHeading, Stack } from '../../../ui';
import { ActPanel } from '../acts/act-panel';
import { availableActs } from '../acts/available-acts';
import { HolderNotice } from '../lease/holder-notice';
import { lastList } from '../list/last-list';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { AmountTag } from './amount-tag';
import { BarAmount } from './bar-amount';
import { ChangedNotice } from './changed-notice';
import { DeclarationHeading } from './declaration-heading';
import { DeclarationSheet } from './declaration-sheet';
import styles from './detail.module.css';
import { type Done, DoneNotice } from './done-notice';
import { FileActions } from './file-actions';
import { HistoryCard } from './history-card';
import { isUnknown } from './is-unknown';
import { PersonalDataCard } from './personal-data-card';
import { RelatedCard } from './related-card';
import { SheetColumns } from './sheet-columns';
import { SheetRestrictions } from './sheet-restrictions';
import { UnknownDeclaration } from './unknown-declaration';
import { type ReviewedDeclaration, useReviewedDeclaration } from './use-reviewed-declaration';

/** One declaration, by its public id in any writing or its UUID. */
export function DetailPage(): ReactNode {
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

const oneColumn = '(min-width: 17em) and (max-width: 63.99em)';
/** Where a bar of one line has room over the navigation, which a low window has on top; elsewhere the acts stay with the amount. */
const barFits = {
  overNavigation: `${oneColumn} and (min-height: 40em)`,
  alone: `${oneColumn} and (min-height: 20em) and (max-height: 26em)`,
} as const;

interface ReviewProps {
  readonly declaration: Declaration;
  readonly reviewed: ReviewedDeclaration;
}

function Review({ declaration, reviewed }: ReviewProps): ReactNode {
  const { newer, wasErased, isStale, readAt, show, retry } = reviewed;
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | undefined>(useDoneBefore());
  const role = useOwnRole();
  const available = availableActs(declaration, { agentId, role });
  const isSettled = !available.canCorrect && available.transitions.length === 0;
  const isTall = useMediaQuery(barFits.overNavigation);
  const isLow = useMediaQuery(barFits.alone);
  const hasBar = (isTall || isLow) && !isSettled;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const files = <FileActions declaration={declaration} />;
  const reload = (latest: Declaration | null): void => {
    setDone(undefined);
    if (latest === null) retry();
    else show(latest);
  };
  return (
    <div className={styles.page}>
      <Stack gap="large">
        <BackLink {...lastList()}>{detailText.back}</BackLink>
        <DeclarationHeading declaration={declaration} />
        {done !== undefined && <DoneNotice done={done} declaration={declaration} />}
        {wasErased && (
          <Notice tone="warning" title={detailText.erasedMeanwhileTitle} live>
            {detailText.erasedMeanwhile}
          </Notice>
        )}
        {isStale && <StaleNotice readAt={readAt} />}
        <HolderNotice declaration={declaration} isOutdated={newer !== undefined} />
        {newer !== undefined && (
          <ChangedNotice shown={declaration} newer={newer} agentId={agentId} onShow={() => reload(newer)} />
        )}
        <SheetColumns
          lead={<SheetRestrictions declaration={declaration} severities={['forbidden']} />}
          aside={
            <AmountTag
              declaration={declaration}
              acts={
                <>
                  <ActPanel
                    declaration={declaration}
                    available={available}
                    agentId={agentId}
                    isOutdated={newer !== undefined}
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
              {!isSettled && files}
            </AmountTag>
          }
        >
          <DeclarationSheet
            declaration={declaration}
            canCorrect={available.canCorrect && newer === undefined}
            isBusy={isBusy}
            history={
              <>
                <RelatedCard declaration={declaration} />
                <HistoryCard declaration={declaration} agentId={agentId} />
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
      </Stack>
      {hasBar && (
        <ActBar>
          <BarAmount declaration={declaration} />
          <div ref={setBar} />
        </ActBar>
      )}
    </div>
  );
}

/** What an act did: between two versions with one status, a correction. */
function doneTo({ status: from }: Declaration, { status: to }: Declaration): Done {
  if (from === to) return 'corrected';
  if (isReversal(from, to)) return 'reversed';
  return isReopening(from, to) ? 'reopened' : to;
}

/** What the page before has just written. */
function useDoneBefore(): Done | undefined {
  return useLocation().state?.done === 'corrected' ? 'corrected' : undefined;
}
