import { attempt } from '../attempt';
import { clearTokens, readTokens } from './token-cookies';

/**
 * What last happened to the session of this browser. `expired`: it ended by itself, so that what was being typed is
 * kept. `closed`: the same, as the account was closed. `signed-out`: the person ended it, so that nothing is.
 */
export type SessionNews = 'signed-in' | 'renewed' | 'expired' | 'closed' | 'signed-out';

export const newsName = 'session-news';
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Tells this tab and the others; the tokens are already kept or cleared. */
export function tellSessionNews(news: SessionNews): void {
  attempt(() => localStorage.setItem(newsName, `${news} ${Date.now()}`));
  notify();
}

/** The session ended by itself: the tokens go, what is being typed stays. */
export function expireSession(why: 'expired' | 'closed' = 'expired'): void {
  // Before they go: a tab that sees them gone asks why at once.
  attempt(() => localStorage.setItem(newsName, why));
  clearTokens();
  tellSessionNews(why);
}

/** The last news; a tab that slept through it learns it from here. */
export function lastSessionNews(): SessionNews | undefined {
  const [news] = (attempt(() => localStorage.getItem(newsName)) ?? '').split(' ');
  return (['signed-in', 'renewed', 'expired', 'closed', 'signed-out'] as const).find(
    (known) => known === news,
  );
}

/** The access token while the session is held; undefined otherwise. */
export function heldAccessToken(): string | undefined {
  return readTokens()?.accessToken;
}

/** Calls back whenever the session may have changed, in this tab, in another one, or while this one slept. */
export function followSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === newsName || key === null) listener();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
