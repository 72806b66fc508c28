import { PencilLine, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useOnline } from '../../../lib/use-online';
import { stopSubmission, useAppStore } from '../../../store';
import { Button, PageHeading, Skeleton, Stack, TagCard, useAnnounce } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { resumePath } from '../request/declaration-progress';
import { formatEurosAmount } from '../text/format-amount';
import { sendingText } from '../text/sending-text';
import { FailureNotice } from './failure-notice';
import { startOutbox, tryNow } from './outbox';
import styles from './sending-page.module.css';
import { type SendingState, useSendingState } from './sending-state';
import { useIsLong } from './use-is-long';

const isRefused = (state: SendingState): boolean => state.kind === 'failed' && !state.willRetry;

/** Says at every moment whether the declaration went through; leads to the confirmation once it did. */
export function SendingPage(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending } = declaration.declarationResponse;
  const state = useSendingState();
  const online = useOnline();
  const [destination, setDestination] = useState<string>();
  const announce = useAnnounce();
  const isLong = useIsLong(state.kind === 'trying');

  useEffect(startOutbox, []);
  useEffect(() => {
    if (state.kind === 'failed') announce(sendingText.notSent);
  }, [state, announce]);

  if (pending === null) {
    return destination === undefined ? (
      <Navigate to={resumePath(declaration)} replace state={{ justSent: true }} />
    ) : (
      <Navigate to={destination} replace state={{ returnTo: declarationPaths.check }} />
    );
  }

  const correct = (path: string): void => {
    setDestination(path);
    stopSubmission();
  };
  const edit = (): void => correct(declarationPaths.check);
  const refused = isRefused(state);
  const hasFailed = state.kind === 'failed';

  return (
    <div className={styles.page}>
      <PageHeading
        title={refused ? sendingText.refusedTitle : hasFailed ? sendingText.notSentTitle : sendingText.title}
        lead={hasFailed ? sendingText.notSent : isLong ? sendingText.long : sendingText.trying}
      />
      <TagCard
        label={sendingText.notSentLabel}
        amount={formatEurosAmount(pending.shownTotal)}
        note={sendingText.total}
      >
        {hasFailed ? (
          <FailureNotice
            failure={online ? state.failure : { kind: 'offline' }}
            willRetry={state.willRetry}
            onCorrect={correct}
          />
        ) : (
          <Skeleton lines={3} label={sendingText.title} />
        )}
      </TagCard>
      <Stack gap="small">
        {refused ? (
          <Button icon={PencilLine} onClick={edit}>
            {sendingText.correct}
          </Button>
        ) : (
          <>
            <Button icon={RotateCw} busy={!hasFailed} onClick={tryNow}>
              {sendingText.retry}
            </Button>
            {(hasFailed || isLong) && (
              <Button variant="secondary" icon={PencilLine} onClick={edit}>
                {sendingText.edit}
              </Button>
            )}
          </>
        )}
      </Stack>
      <p className={styles.advice}>{sendingText.atBorder}</p>
    </div>
  );
}
