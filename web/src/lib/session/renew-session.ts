import { refreshSessionRoute } from '@retour/contract';
import { CallError, isUnauthorized } from '../http/call-failure';
import { callOnce } from '../http/call-once';
import { readClaims } from './access-claims';
import { lockedAcrossTabs } from './locked-across-tabs';
import { expireSession, lastSessionNews, tellSessionNews } from './session-news';
import { clearTokens, type HeldTokens, readTokens, saveTokens } from './token-cookies';

/** What the service answers, a 401 apart, when these tokens will never serve again; anything else may pass. */
const finalRefusals: readonly number[] = [400, 403, 422];

/** As the server would say it. */
const sessionEnded = {
  type: 'about:blank',
  title: 'Session terminée',
  status: 401,
  detail: 'Votre session est terminée. Connectez-vous de nouveau.',
  code: 'session-ended',
} as const;

let running: Promise<string | undefined> | null = null;

/**
 * Renews the session once for all the calls and tabs that found the same token refused. The access token that now
 * serves, or undefined when the session is over: its tokens are cleared, and it is told. Rejects with a CallError
 * when the network or the server failed: nobody is signed out for that.
 */
function renewSession(refusedToken: string): Promise<string | undefined> {
  running ??= lockedAcrossTabs('session', () => renewUnlessDone(refusedToken)).finally(() => {
    running = null;
  });
  return running;
}

/** The tokens are gone and nothing was told of it: it is, unless why they went is known. What to refuse a call with. */
export function loseSession(): CallError {
  const news = lastSessionNews();
  if (news !== 'signed-out' && news !== 'closed') expireSession();
  return new CallError({ kind: 'problem', status: sessionEnded.status, problem: sessionEnded });
}

/**
 * Makes a call with the session renewed. Undefined when the session is over: it could not be renewed, or even the new
 * token was refused; it is ended, and it is told.
 */
export async function withRenewedSession<Answer>(
  refusedToken: string,
  call: (accessToken: string) => Promise<Answer>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<{ readonly answer: Answer } | undefined> {
  if (readTokens() === null) {
    if (isPublic) clearTokens();
    else loseSession();
    return undefined;
  }
  const renewed = await renewSession(refusedToken);
  if (renewed === undefined) return undefined;
  try {
    return { answer: await call(renewed) };
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (readTokens()?.accessToken === renewed) expireSession();
    return undefined;
  }
}

async function renewUnlessDone(refusedToken: string): Promise<string | undefined> {
  const held = readTokens();
  if (held === null || held.accessToken !== refusedToken) return held?.accessToken;
  try {
    const lastRefresh = readClaims(held.accessToken)?.lastRefresh ?? false;
    const renewed = await callOnce(refreshSessionRoute, { body: { ...held, lastRefresh } });
    if (!isStillHeld(held)) return readTokens()?.accessToken;
    saveTokens(renewed);
    tellSessionNews('renewed');
    return renewed.accessToken;
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (isStillHeld(held)) expireSession(isOfClosedAccount(error) ? 'closed' : 'expired');
    return readTokens()?.accessToken;
  }
}

/** False when the person signed out, or in again, while the answer was on its way. */
function isStillHeld({ refreshToken }: HeldTokens): boolean {
  return readTokens()?.refreshToken === refreshToken;
}

/** Told to who proves that the session was theirs, and to nobody else. */
function isOfClosedAccount(error: unknown): boolean {
  const failure = error instanceof CallError ? error.failure : undefined;
  return failure?.kind === 'problem' && failure.problem.code === 'agent-disabled';
}

function isFinal(error: unknown): boolean {
  if (isUnauthorized(error)) return true;
  return (
    error instanceof CallError &&
    error.failure.kind === 'problem' &&
    finalRefusals.includes(error.failure.status)
  );
}
