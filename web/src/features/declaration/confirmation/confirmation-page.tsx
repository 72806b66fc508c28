import { isReversedClosing } from '@retour/contract';
import {
  answerVerdict,
  type DeclarationStatus,
  isClosedWithoutPayment,
  isDue,
  stageOfDeclaration,
} from '@retour/core';
import { CircleCheck, FileX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { useArrivalState } from '../../../lib/use-arrival-state';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { isOnDevice, type SentDeclaration, useAppStore } from '../../../store';
import { ButtonLink, Columns, EmptyState, PageHeading, Stack, useAnnounce } from '../../../ui';
import { WhereToGo } from '../../declarant/arrival/where-to-go';
import { declarationPaths } from '../declaration-paths';
import { shownDeclarations } from '../showing/shown-declarations';
import { confirmationText } from '../text/confirmation-text';
import { isCorrected } from '../text/is-corrected';
import { sendingText } from '../text/sending-text';
import { showText } from '../text/show-text';
import { AllDeclarations } from './all-declarations';
import { ConfirmationTag } from './confirmation-tag';
import { DeclaredTwice } from './declared-twice';
import { keptReopening } from './kept-reopening';
import { NextSteps } from './next-steps';
import { RemarksNotice } from './remarks-notice';
import { ReversalNotice } from './reversal-notice';
import { SentAllowance } from './sent-allowance';
import { SentRestrictions } from './sent-restrictions';
import { focusShowLink } from './show-link';
import { StatusCard } from './status-card';
import { useFollowedStatus } from './use-followed-status';
import { useStatusAnnouncement } from './use-status-announcement';
import { useTitleFocus } from './use-title-focus';

const loadShow = () => import('../showing/show-declarations');
const ShowDeclarations = lazyComponent(() => loadShow().then((module) => module.ShowDeclarations));
/** What is shown at the border does without it: it is left out while it cannot be fetched. */
const LaterActs = lazy(() =>
  import('./later-acts').then(
    (module) => ({ default: module.LaterActs }),
    () => ({ default: () => null }),
  ),
);
const ChangeSection = lazy(() =>
  import('./later-acts').then(
    (module) => ({ default: module.ChangeSection }),
    () => ({ default: () => null }),
  ),
);
const EraseSection = lazy(() =>
  import('./later-acts').then(
    (module) => ({ default: module.EraseSection }),
    () => ({ default: () => null }),
  ),
);
const nextParts = [loadShow];

const titles: Partial<Record<DeclarationStatus, string>> = {
  submitted: confirmationText.title,
  validated: confirmationText.validatedTitle,
  refused: confirmationText.refusedTitle,
  paid: confirmationText.paidTitle,
  cancelled: confirmationText.cancelledTitle,
};

function titleOf(sent: SentDeclaration): string {
  const { status, assessment, reversed } = sent;
  const isReopened = keptReopening(sent) !== undefined;
  if (status === 'submitted' && isReopened) return confirmationText.reopenedTitle;
  if (status === 'submitted' && isCorrected(sent)) return confirmationText.correctedTitle;
  // Taken up again, and not settled since: what was reversed was so before.
  if (status === 'validated' && reversed !== undefined && !isReopened)
    return isReversedClosing(sent) ? confirmationText.reversedClosingTitle : confirmationText.reversedTitle;
  return isClosedWithoutPayment(status, assessment.total)
    ? confirmationText.closedTitle
    : (titles[status] ?? confirmationText.notEnteredTitle);
}

function leadOf({ publicId }: SentDeclaration): string {
  return isOnDevice(publicId) ? confirmationText.lead : confirmationText.leadUnkept;
}

/** What the person shows at the border; kept on the device, also without network. */
export function ConfirmationPage(): ReactNode {
  const { pending, sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  const isShowing = useLocation().pathname === declarationPaths.show;
  // Of the page, not of the declaration it shows: another one that is chosen there was sent before.
  useSentAnnouncement();
  const focusTitle = useTitleFocus();
  const [first] = sent;
  if (pending !== null) return <Navigate to={declarationPaths.sending} replace />;
  if (first === undefined) return <NothingSent focusTitle={focusTitle} />;
  return (
    <>
      <Confirmation key={first.id} sent={first} all={sent} isShowing={isShowing} focusTitle={focusTitle} />
      {isShowing && <Showing sent={sent} />}
    </>
  );
}

/** Over the confirmation, at an address of its own: back leaves it, a reload keeps it. */
function Showing({ sent }: { readonly sent: readonly SentDeclaration[] }): ReactNode {
  const navigate = useNavigate();
  // Opened by its own address, it has no page of ours before it.
  const hasPageBefore = useLocation().key !== 'default';
  const shown = shownDeclarations(sent);
  const current = sent.find((one) => shown.includes(one));
  const isLeaving = useRef(false);
  useEffect(() => focusShowLink, []);
  if (current === undefined) return <Navigate to={declarationPaths.confirmation} replace />;
  const leave = (): void => {
    // Pressed again while the page before it comes, it would go back once more.
    if (isLeaving.current) return;
    isLeaving.current = true;
    void (hasPageBefore ? navigate(-1) : navigate(declarationPaths.confirmation, { replace: true }));
  };
  return (
    <Suspense>
      <ShowDeclarations shown={shown} current={current} onClose={leave} />
    </Suspense>
  );
}

interface ConfirmationProps {
  readonly sent: SentDeclaration;
  /** Of this device, the one shown among them. */
  readonly all: readonly SentDeclaration[];
  readonly isShowing: boolean;
  readonly focusTitle: () => void;
}

function Confirmation({ sent, all, isShowing, focusTitle }: ConfirmationProps): ReactNode {
  useFetchAhead(nextParts);
  const freshness = useFollowedStatus(sent);
  const isWide = useMediaQuery(wideScreen);
  useStatusAnnouncement(sent, focusTitle);
  // Another one is chosen on the page of the one before, which goes with what was pressed.
  useEffect(focusTitle, [focusTitle]);
  const stage = stageOfDeclaration(sent);
  const isStatusFirst = sent.status === 'refused' && !isWide;
  const status = <StatusCard sent={sent} freshness={freshness} />;
  return (
    <Stack gap="large">
      <PageHeading
        title={titleOf(sent)}
        lead={stage === 'due' ? leadOf(sent) : undefined}
        documentTitle={isShowing ? showText.title : undefined}
      />
      {/* Why, and what to do of it, before what nobody asks for any more; a wide screen has them beside it. */}
      {isStatusFirst && (
        <>
          {status}
          <Suspense>
            <ChangeSection sent={sent} />
          </Suspense>
        </>
      )}
      <Columns asideFirst aside={<ConfirmationTag sent={sent} />}>
        <Stack gap="large">
          {isWide && <SentRestrictions sent={sent} />}
          {isWide && <ReversalNotice sent={sent} />}
          {isWide && <SentAllowance sent={sent} />}
          <DeclaredTwice sent={sent} all={all} />
          {all.length > 1 && <AllDeclarations all={all} shown={sent} />}
          <RemarksNotice sent={sent} />
          {!isStatusFirst && status}
          {stage === 'due' && (
            <WhereToGo
              meanOfTransport={sent.meanOfTransport}
              owesNothing={answerVerdict(sent.assessment) === 'nothing'}
            />
          )}
          {isDue(stage) && <NextSteps sent={sent} />}
          <Suspense>
            <LaterActs sent={sent} isChangeAbove={isStatusFirst} />
          </Suspense>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Said once, when the person comes from the sending. */
function useSentAnnouncement(): void {
  const announce = useAnnounce();
  const isArrival = useArrivalState().justSent === true;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isArrival && !isAnnounced.current) announce(sendingText.sentNow);
    isAnnounced.current = true;
  }, [isArrival, announce]);
}

function NothingSent({ focusTitle }: Pick<ConfirmationProps, 'focusTitle'>): ReactNode {
  const isErased = useLocation().state?.erased === true;
  useEffect(() => {
    if (isErased) focusTitle();
  }, [isErased, focusTitle]);
  return (
    <Stack gap="large">
      <PageHeading title={isErased ? confirmationText.erasedTitle : confirmationText.noneTitle} />
      <EmptyState
        icon={isErased ? CircleCheck : FileX}
        action={
          isErased ? (
            <ButtonLink to="/">{confirmationText.backHome}</ButtonLink>
          ) : (
            <ButtonLink to={declarationPaths.start}>{confirmationText.start}</ButtonLink>
          )
        }
      >
        {isErased ? confirmationText.erased : confirmationText.none}
      </EmptyState>
      {!isErased && (
        <Suspense>
          <EraseSection />
        </Suspense>
      )}
    </Stack>
  );
}
