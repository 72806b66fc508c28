import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/http';
import type { SentDeclaration } from '../../../store';
import { followDelayMs, isFollowed, isOver, readSent } from './follow-status';
import { keepNews } from './keep-news';

const notFound = 404;

/** Whether the state shown is the server's of a moment ago, an older one, or one that the server forgot. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/**
 * Follows a sent declaration while its page is seen: less and less often, once it is paid only when the page is seen again.
 * @param delayMs wait before the nth look
 */
export function useFollowedStatus(sent: SentDeclaration, delayMs = followDelayMs): Freshness {
  const { id, claimToken, status } = sent;
  const [freshness, setFreshness] = useState<Freshness>('fresh');
  const [hasEnded, isAwaited] = [isOver(status), isFollowed(status)];

  useEffect(() => {
    if (hasEnded) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;

    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      try {
        keepNews(id, await readSent({ id, claimToken }, controller.signal));
        setFreshness('fresh');
      } catch (error) {
        if (controller.signal.aborted) return;
        setFreshness(isUnknown(error) ? 'unknown' : 'stale');
        if (isUnknown(error)) return;
      }
      if (isAwaited && !controller.signal.aborted) timer = setTimeout(() => void look(), delayMs(looks));
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
  }, [id, claimToken, hasEnded, isAwaited, delayMs]);

  return freshness;
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'problem' && error.failure.status === notFound;
}
