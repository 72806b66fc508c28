import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { signIn } from '../testing/sign-in';
import { testPublicUrl } from '../testing/start-identity';
import { useIdentity } from '../testing/use-identity';

const leftPage = `${testPublicUrl}/agent/authentification/deconnexion`;
/** The same, where the provider was not left. */
const knownThere = `${leftPage}?proconnect=ouvert`;
const leavePath = '/api/agent-connect/logout';
const leftPath = '/api/agent-connect/logout-callback/';

describe.each(engines)('signing out on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  async function signedIn() {
    const service = await suite.start();
    const { browser, tokens } = await signIn(service, suite.provider());
    const { accessToken } = tokens;
    const isSignedIn = async (): Promise<boolean> =>
      (await browser.call('GET', '/api/agent/me/', { accessToken })).statusCode === 200;
    return { service, browser, isSignedIn };
  }

  it('ends the session here, then at the provider, and knows the browser that comes back, once', async () => {
    const { browser, isSignedIn } = await signedIn();
    const answer = await browser.call('GET', leavePath);
    expect(answer.statusCode).toBe(302);
    expect(await isSignedIn()).toBe(false);
    expect(browser.cookies.has('agent-browser')).toBe(false);
    const { origin, pathname, searchParams } = new URL(String(answer.headers.location));
    expect(`${origin}${pathname}`).toBe(`${suite.provider().settings.issuer}/session/end`);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(leftPage);
    expect(searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    const body = { state: searchParams.get('state') };
    expect((await browser.call('POST', leftPath, { body })).json()).toEqual({ accepted: true });
    expect((await browser.call('POST', leftPath, { body })).json()).toMatchObject({
      code: 'sign-out-unknown',
    });
  });

  it('ends the session here even when the provider is down', async () => {
    const { browser, isSignedIn } = await signedIn();
    const service = await suite.start({
      sso: { ...suite.provider().settings, issuer: 'http://127.0.0.1:9' },
    });
    const elsewhere = service.browser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call('GET', leavePath)).headers.location).toBe(knownThere);
    expect(await isSignedIn()).toBe(false);
  });

  it('ends the session here when the provider ends none', async () => {
    suite.provider().behave({ metadata: { end_session_endpoint: undefined } });
    const { browser, isSignedIn } = await signedIn();
    expect((await browser.call('GET', leavePath)).headers.location).toBe(knownThere);
    expect(await isSignedIn()).toBe(false);
  });

  it('does nothing for another site, whose requests carry no strict cookie, nor clears any', async () => {
    const { service, isSignedIn } = await signedIn();
    const answer = await service.browser().call('GET', leavePath);
    expect(answer.headers.location).toBe(knownThere);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isSignedIn()).toBe(true);
  });

  it('says nothing of a provider where there is none', async () => {
    const service = await suite.start({ sso: null, localAccounts: true });
    expect((await service.browser().call('GET', leavePath)).headers.location).toBe(`${leftPage}?fin=oui`);
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(4_000)])('does not know the state %j', async (state) => {
    const { browser } = await signedIn();
    const answer = await browser.call('POST', leftPath, { body: { state } });
    expect(answer.statusCode).toBe(state === '' ? 422 : 400);
  });
});
