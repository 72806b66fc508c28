import { type DeclarationStatus, isClosedWithoutPayment, stageOf } from '@retour/core';
import { CircleCheck, FileX, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { type SentDeclaration, showSentDeclaration, startNewDeclaration, useAppStore } from '../../../store';
import { Button, ButtonLink, Columns, EmptyState, PageHeading, Stack, useAnnounce } from '../../../ui';
import { SentDeclarations } from '../card/sent-declarations';
import { declarationPaths } from '../declaration-paths';
import { confirmationText } from '../text/confirmation-text';
import { sendingText } from '../text/sending-text';
import { ChangeSection } from './change-section';
import styles from './confirmation.module.css';
import { ConfirmationTag } from './confirmation-tag';
import { EraseSection } from './erase-section';
import { NextSteps } from './next-steps';
import { RemarksNotice } from './remarks-notice';
import { RestrictionNotice } from './restriction-notice';
import { StatusCard } from './status-card';
import { useFollowedStatus } from './use-followed-status';

const titles: Readonly<Record<DeclarationStatus, string>> = {
  draft: confirmationText.title,
  submitted: confirmationText.title,
  validated: confirmationText.validatedTitle,
  refused: confirmationText.refusedTitle,
  paid: confirmationText.paidTitle,
  cancelled: confirmationText.cancelledTitle,
};

function titleOf({ status, assessment }: SentDeclaration): string {
  return isClosedWithoutPayment(status, assessment.total) ? confirmationText.closedTitle : titles[status];
}

/** What the person shows at the border; kept on the device, also without network. */
export function ConfirmationPage(): ReactNode {
  const { pending, sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  const [first, ...others] = sent;
  if (pending !== null) return <Navigate to={declarationPaths.sending} replace />;
  if (first === undefined) return <NothingSent />;
  return <Confirmation key={first.id} sent={first} others={others} />;
}

interface ConfirmationProps {
  readonly sent: SentDeclaration;
  readonly others: readonly SentDeclaration[];
}

function Confirmation({ sent, others }: ConfirmationProps): ReactNode {
  const freshness = useFollowedStatus(sent);
  const navigate = useNavigate();
  useSentAnnouncement();
  const another = (): void => {
    startNewDeclaration();
    void navigate(declarationPaths.age);
  };
  return (
    <Stack gap="large">
      <PageHeading title={titleOf(sent)} lead={confirmationText.leads[sent.status]} />
      <RestrictionNotice sent={sent} />
      <Columns asideFirst aside={<ConfirmationTag sent={sent} />}>
        <Stack gap="large">
          <RemarksNotice sent={sent} />
          <StatusCard sent={sent} freshness={freshness} />
          {stageOf(sent.status) === 'due' && <NextSteps sent={sent} />}
          <div className={styles.screenOnly}>
            <ChangeSection sent={sent} />
            <Stack gap="small">
              <Button variant="secondary" icon={Plus} onClick={another}>
                {confirmationText.another}
              </Button>
              <p className={styles.soft}>{confirmationText.anotherHint}</p>
            </Stack>
            {others.length > 0 && <OtherDeclarations others={others} />}
            <EraseSection />
          </div>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Said once, when the person comes from the sending. */
function useSentAnnouncement(): void {
  const announce = useAnnounce();
  const isArrival = useLocation().state?.justSent === true;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isArrival && !isAnnounced.current) announce(sendingText.sentNow);
    isAnnounced.current = true;
  }, [isArrival, announce]);
}

function OtherDeclarations({ others }: { readonly others: readonly SentDeclaration[] }): ReactNode {
  return (
    <Stack gap="small">
      <h2>{confirmationText.othersTitle}</h2>
      <SentDeclarations
        sent={others}
        linkTo={({ id }, label) => (
          <Button variant="quiet" compact onClick={() => showSentDeclaration(id)}>
            {label}
          </Button>
        )}
      />
    </Stack>
  );
}

function NothingSent(): ReactNode {
  const isErased = useLocation().state?.erased === true;
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
    </Stack>
  );
}
