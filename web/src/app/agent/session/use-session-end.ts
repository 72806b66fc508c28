import { readOwnAccountRoute } from '@retour/contract';
import { useEffect, useMemo, useState } from 'react';
import { callRoute } from '../../../lib/http';
import { readClaims, useAccessToken } from '../../../lib/session';

const secondMs = 1_000;
const checkEveryMs = 30 * secondMs;

export interface SessionEnd {
  /** Instants, milliseconds since the epoch. */
  readonly endMs: number;
  readonly nowMs: number;
}

/**
 * When the session ends for good, once it cannot be renewed any more; null before. Who reads or types for long on a page that asks for
 * nothing is told too: once the token is over, a tab that is seen asks who is signed in, which renews it. The device's clock may be wrong:
 * the server alone renews, and its refusal alone ends the session.
 */
export function useSessionEnd(): SessionEnd | null {
  const accessToken = useAccessToken();
  const { overMs, isLast } = useMemo(() => {
    const claims = accessToken === undefined ? undefined : readClaims(accessToken);
    return {
      overMs: claims === undefined ? null : claims.exp * secondMs,
      isLast: claims?.lastRefresh ?? false,
    };
  }, [accessToken]);
  const [nowMs, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (overMs === null) return;
    let askedAt = 0;
    const tick = (): void => {
      const now = Date.now();
      if (isLast) setNow(now);
      else if (document.visibilityState === 'hidden') return;
      if (now < overMs || now - askedAt < checkEveryMs) return;
      askedAt = now;
      callRoute(readOwnAccountRoute).catch(() => undefined);
    };
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [overMs, isLast]);

  return isLast && overMs !== null ? { endMs: overMs, nowMs } : null;
}
