import type { SignedIn } from '@retour/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { HostileProvider } from './hostile-provider';
import type { IdentityUnderTest, TestBrowser } from './start-identity';

export interface SignedInBrowser {
  readonly browser: TestBrowser;
  readonly tokens: SignedIn;
}

/** Goes to the provider and back; gives what the browser comes back with. */
export async function goToProvider(
  browser: TestBrowser,
  provider: HostileProvider,
  returnTo?: string,
): Promise<URLSearchParams> {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
  const answer = await browser.call('GET', `/api/agent-connect/initiate${query}`);
  if (answer.statusCode !== 302) throw new Error(`initiate answered ${answer.statusCode}: ${answer.body}`);
  return provider.authorize(String(answer.headers.location));
}

export function comeBack(browser: TestBrowser, callback: URLSearchParams): Promise<LightMyRequestResponse> {
  return browser.call('GET', `/api/agent-connect/authenticate?${callback}`);
}

/** Signs somebody in, whom the provider vouches for, in a browser of their own. */
export async function signIn(
  { browser: newBrowser }: IdentityUnderTest,
  provider: HostileProvider,
): Promise<SignedInBrowser> {
  const browser = newBrowser();
  const answer = await comeBack(browser, await goToProvider(browser, provider));
  if (answer.statusCode !== 200)
    throw new Error(`authenticate answered ${answer.statusCode}: ${answer.body}`);
  return { browser, tokens: answer.json() };
}

export function refresh(
  { call }: TestBrowser,
  { accessToken, refreshToken }: Pick<SignedIn, 'accessToken' | 'refreshToken'>,
): Promise<LightMyRequestResponse> {
  return call('POST', '/api/agent-connect/refresh/', { body: { accessToken, refreshToken } });
}
