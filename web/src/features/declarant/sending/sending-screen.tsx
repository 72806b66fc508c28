import { formatEurosAmount } from '@retour/core';
import { PencilLine, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsLong } from '../../../lib/use-is-long';
import { useOnline } from '../../../lib/use-online';
import type { PendingSubmission } from '../../../store';
import { Button, Notice, PageHeading, Skeleton, Stack, TagCard, useAnnounce } from '../../../ui';
import { FailureNotice } from './failure-notice';
import type { FieldPages } from './refused-fields';
import styles from './sending-screen.module.css';
import type { SendingState } from './sending-state';

export interface SendingTexts {
  readonly title: string;
  readonly notSentTitle: string;
  readonly trying: string;
  readonly long: string;
  readonly notSent: string;
  readonly notSentLabel: string;
  readonly automatic: string;
  readonly retry: string;
  readonly edit: string;
  readonly refusedTitle: string;
  readonly refusedAdvice: string;
  readonly correct: string;
  readonly total: string;
}

export interface SendingScreenProps {
  readonly state: SendingState;
  readonly texts: SendingTexts;
  readonly pages: FieldPages;
  /** What was shown when the sending was asked. */
  readonly shown: Pick<PendingSubmission, 'shownTotal' | 'shownWords' | 'shownFirst'>;
  /** Over the sum, where nothing graver is said of it. */
  readonly total?: string | undefined;
  /** Before it. */
  readonly notice?: ReactNode;
  readonly onRetry: () => void;
  /** Gives the answers back, on this page. */
  readonly onCorrect: (path: string) => void;
  /** Before the way to what is to be corrected, where something else helps. */
  readonly act?: ReactNode;
  /** Under the buttons. */
  readonly advice?: string | undefined;
}

/** Says at every moment whether the declaration went through. */
export function SendingScreen({ state, texts, pages, ...screen }: SendingScreenProps): ReactNode {
  const online = useOnline();
  const announce = useAnnounce();
  const isLong = useIsLong(state.kind === 'trying');
  const { shownTotal, shownWords, shownFirst } = screen.shown;
  const hasFailed = state.kind === 'failed';
  const isRefused = hasFailed && !state.willRetry;
  const edit = (): void => screen.onCorrect(pages.check);

  const isAnnounced = useRef(false);
  useEffect(() => {
    if (hasFailed && !isAnnounced.current) announce(texts.notSent);
    isAnnounced.current ||= hasFailed;
  }, [hasFailed, announce, texts]);

  return (
    <div className={styles.page}>
      <PageHeading
        title={isRefused ? texts.refusedTitle : hasFailed ? texts.notSentTitle : texts.title}
        lead={hasFailed ? texts.notSent : texts.trying}
      />
      {shownFirst !== undefined && (
        <Notice tone={shownFirst.isForbidden ? 'error' : 'warning'}>
          {shownFirst.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {screen.notice}
      <TagCard
        label={texts.notSentLabel}
        amount={shownWords ?? (shownTotal > 0 ? formatEurosAmount(shownTotal) : '…')}
        note={shownFirst?.label ?? screen.total ?? texts.total}
      >
        {hasFailed ? (
          <FailureNotice
            failure={online ? state.failure : { kind: 'offline' }}
            willRetry={state.willRetry}
            automatic={texts.automatic}
            refusedAdvice={texts.refusedAdvice}
            pages={pages}
            onCorrect={screen.onCorrect}
          />
        ) : (
          <Skeleton lines={3} label={texts.title} long={texts.long} />
        )}
      </TagCard>
      <Stack gap="small">
        {isRefused ? (
          <>
            {screen.act}
            <Button
              variant={screen.act === undefined ? 'primary' : 'secondary'}
              icon={PencilLine}
              onClick={edit}
            >
              {texts.correct}
            </Button>
          </>
        ) : (
          <>
            <Button icon={RotateCw} busy={!hasFailed} onClick={screen.onRetry}>
              {texts.retry}
            </Button>
            {(hasFailed || isLong) && (
              <Button variant="secondary" icon={PencilLine} onClick={edit}>
                {texts.edit}
              </Button>
            )}
          </>
        )}
      </Stack>
      {screen.advice !== undefined && <p className={styles.advice}>{screen.advice}</p>}
    </div>
  );
}
