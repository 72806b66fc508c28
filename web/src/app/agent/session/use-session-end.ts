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
 * When the session ends for good, once it cannot be renewed any more; null before. The device's clock may be wrong:
 * at the end the server is asked, and its refusal alone ends the session.
 */
export function useSessionEnd(): SessionEnd | null {
  const accessToken = useAccessToken();
  const endMs = useMemo(() => {
    const claims = accessToken === undefined ? undefined : readClaims(accessToken);
    return claims?.lastRefresh ? claims.exp * secondMs : null;
  }, [accessToken]);
  const [nowMs, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (endMs === null) return;
    let askedAt = 0;
    const tick = (): void => {
      const now = Date.now();
      setNow(now);
      if (now < endMs || now - askedAt < checkEveryMs) return;
      askedAt = now;
      callRoute(readOwnAccountRoute).catch(() => undefined);
    };
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [endMs]);

  return endMs === null ? null : { endMs, nowMs };
}
