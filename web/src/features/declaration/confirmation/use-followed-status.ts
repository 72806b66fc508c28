import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/http';
import { refreshSentDeclaration, type SentDeclaration, saveDeclarationError } from '../../../store';
import { storedErrorOf } from '../../basket/request/stored-error';
import { followDelayMs, isFinal, readSent } from './follow-status';

const notFound = 404;

/** Whether the state shown is the server's of a moment ago, an older one, or one that the server forgot. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/** Follows a sent declaration while its page is seen: less and less often, until nothing can happen any more. */
export function useFollowedStatus(sent: SentDeclaration): Freshness {
  const { id, claimToken, status } = sent;
  const [freshness, setFreshness] = useState<Freshness>('fresh');
  const isOver = isFinal(status);

  useEffect(() => {
    if (isOver) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;

    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      try {
        refreshSentDeclaration(id, await readSent({ id, claimToken }, controller.signal));
        setFreshness('fresh');
      } catch (error) {
        if (controller.signal.aborted) return;
        saveDeclarationError(storedErrorOf(error));
        setFreshness(isUnknown(error) ? 'unknown' : 'stale');
        if (isUnknown(error)) return;
      }
      if (!controller.signal.aborted) timer = setTimeout(() => void look(), followDelayMs(looks));
      looks += 1;
    };
    const lookAgain = (): void => {
      looks = 0;
      void look();
    };

    void look();
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, [id, claimToken, isOver]);

  return freshness;
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'problem' && error.failure.status === notFound;
}
