import { claimTokenHeader } from '@retour/contract';
import { readAccessToken } from '../session/token-cookies';
import { type CallError, isUnauthorized } from './call-failure';

type Headers = Readonly<Record<string, string>>;

/**
 * Makes a call in the name of whoever is signed in, if anybody is. When the server does not know their session any
 * more, it is renewed once and the call made again. A session that is over, or that is refused even renewed, leaves the
 * public pages to the public; those of the agents learn it as the 401 it is, also when its cookies went without a word:
 * what an agent writes is never sent as a traveller's. `isForAll`: the same answer for everybody, wherever it is asked
 * from. Who shows the secret of a declaration acts as the traveller it is of, whoever is signed in on this browser.
 */
export async function withSession<Answer>(
  call: (headers: Headers) => Promise<Answer>,
  {
    headers = {},
    isForAll = false,
  }: { readonly headers?: Headers | undefined; readonly isForAll?: boolean } = {},
): Promise<Answer> {
  if (claimTokenHeader in headers) return call({});
  const accessToken = readAccessToken();
  if (accessToken === undefined) {
    if (isForAll || isPublicPage()) return call({});
    throw await lostSession();
  }
  try {
    return await call(bearer(accessToken));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const { withRenewedSession } = await import('../session/renew-session');
    const again = (token: string): Promise<Answer> => call(bearer(token));
    const renewed = await withRenewedSession(accessToken, again, { isPublic: isPublicPage() });
    if (renewed !== undefined) return renewed.answer;
    if (isForAll || isPublicPage()) return call({});
    throw error;
  }
}

async function lostSession(): Promise<CallError> {
  const { loseSession } = await import('../session/renew-session');
  return loseSession();
}

const bearer = (accessToken: string): Headers => ({ authorization: `Bearer ${accessToken}` });

/** Every page but those of the agents; signing in is open to all. */
function isPublicPage(): boolean {
  return !/^\/agent(?:\/(?!authentification(?:\/|$))|$)/.test(location.pathname);
}
