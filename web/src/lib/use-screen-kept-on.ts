import { useEffect } from 'react';

/**
 * Keeps the screen lit while the page is seen: the browser takes the lock back with each page that is hidden, so it is
 * asked for again. Without support, or when the battery is low, the screen goes out as usual and nothing is said.
 */
export function useScreenKeptOn(): void {
  useEffect(() => {
    // Absent outside secure pages and from older browsers, whatever the types say.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (wakeLock === undefined) return undefined;
    let isLeft = false;
    let held: WakeLockSentinel | undefined;
    const release = (): void => {
      held?.release().catch(() => undefined);
      held = undefined;
    };
    const hold = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      try {
        const lock = await wakeLock.request('screen');
        release();
        held = lock;
        if (isLeft) release();
      } catch {
        // The screen goes out as it would have.
      }
    };
    const holdAgain = (): void => void hold();

    void hold();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', holdAgain);
      release();
    };
  }, []);
}
