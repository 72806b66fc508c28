import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { temporaryFolder } from '../../../../test/temporary-folder';
import type { IdentityOptions } from '../identity';
import { comeBack } from '../testing/sign-in';
import { startIdentity, type TestBrowser, testPublicUrl } from '../testing/start-identity';
import { type StandIn, startStandIn } from './start-stand-in';

const engine = engines.find(({ name }) => name === 'PostgreSQL server') ?? engines[0];

/** The part of a browser that talks to the provider: it keeps cookies and follows redirections, up to ours. */
function newVisitor() {
  const cookies = new Map<string, string>();
  async function go(address: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get('location');
    const next = location === null ? null : new URL(location, address).href;
    return next === null || next.startsWith(testPublicUrl) ? answer : go(next);
  }
  return { go };
}
type Visitor = ReturnType<typeof newVisitor>;

describe('the stand-in', () => {
  const { folder, remove } = temporaryFolder();
  let storage: TestDatabase;
  let standIn: StandIn;

  const startOptions = {
    standInPort: 0,
    port: 3_000,
    host: '127.0.0.1',
    publicUrl: testPublicUrl,
    dataDir: folder,
  };

  beforeAll(async () => {
    if (engine === undefined) throw new Error('no engine');
    storage = await engine.open();
    standIn = await startStandIn(startOptions);
  });
  afterAll(async () => {
    await standIn.close();
    await storage.dispose();
    remove();
  });

  it('is there for the machine itself alone', async () => {
    const statusFor = async (headers: Record<string, string>): Promise<number | undefined> => {
      const url = new URL('/.well-known/openid-configuration', standIn.settings.issuer);
      const [answer] = await once(get(url, { headers }), 'response');
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ host: 'rebound.example' })).toBe(404);
    expect(await statusFor({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  });

  const start = (options: Partial<IdentityOptions> = {}) =>
    startIdentity(storage, { sso: standIn.settings, standIn: true, ...options });

  async function authorizationUrl(browser: TestBrowser, query = ''): Promise<string> {
    return String((await browser.call('GET', `/api/agent-connect/initiate${query}`)).headers.location);
  }

  const actionOf = (page: string): string => /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const xsrfOf = (page: string): string => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';

  function callbackOf(answer: Response): URLSearchParams {
    const { origin, pathname, searchParams } = new URL(answer.headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${testPublicUrl}/agent/authentification/retour`);
    return searchParams;
  }

  /** Chooses a person on the page of the stand-in; gives the answer of our own service. */
  async function signInAs(browser: TestBrowser, visitor: Visitor, person: string, query = '') {
    const page = await visitor.go(await authorizationUrl(browser, query));
    const action = new URL(actionOf(await page.text()), standIn.settings.issuer).href;
    const answer = await visitor.go(action, { person });
    if (answer.status !== 200) return comeBack(browser, callbackOf(answer));
    // Another person than the one who is known there: a page of the library leaves that one by itself first.
    const leaving = await answer.text();
    const left = await visitor.go(actionOf(leaving), { xsrf: xsrfOf(leaving), logout: 'yes' });
    return comeBack(browser, callbackOf(left));
  }

  it('shows its people on a page that says what it is', async () => {
    const service = await start();
    const page = await newVisitor().go(await authorizationUrl(service.browser()));
    const body = await page.text();
    expect(page.status).toBe(200);
    for (const text of [
      'Claire Martin',
      'Hugo Bernard',
      'Nadia Roux',
      'Paul Petit',
      'Inès Échec',
      'doublure',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('<html lang="fr">');
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  it.each([
    ['claire', 200, undefined],
    ['hugo', 200, undefined],
    ['nadia', 200, undefined],
    ['paul', 403, 'agent-not-allowed'],
    ['ines', 400, 'sign-in-cancelled'],
    ['nobody', 400, 'sign-in-cancelled'],
  ])('lets %s get %i', async (person, status, code) => {
    const service = await start();
    const answer = await signInAs(service.browser(), newVisitor(), person);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it('knows the person again until they sign out, there too', async () => {
    const service = await start();
    const [browser, visitor] = [service.browser(), newVisitor()];
    await signInAs(browser, visitor, 'claire');
    const again = await visitor.go(await authorizationUrl(browser));
    expect((await comeBack(browser, callbackOf(again))).statusCode).toBe(200);

    const leaving = await browser.call('GET', '/api/agent-connect/logout');
    const page = await (await visitor.go(String(leaving.headers.location))).text();
    const left = await visitor.go(actionOf(page), { xsrf: xsrfOf(page), logout: 'yes' });
    const back = new URL(left.headers.get('location') ?? '');
    expect(back.pathname).toBe('/agent/authentification/deconnexion');
    const body = { state: back.searchParams.get('state') };
    const known = await browser.call('POST', '/api/agent-connect/logout-callback/', { body });
    expect(known.json()).toEqual({ accepted: true });
    const asked = await visitor.go(await authorizationUrl(browser));
    expect(await asked.text()).toContain('Claire Martin');
  });

  it('asks who it is whoever it knows, when somebody else is to sign in', async () => {
    const service = await start();
    const [browser, visitor] = [service.browser(), newVisitor()];
    expect((await signInAs(browser, visitor, 'paul')).statusCode).toBe(403);
    // Refused, they have no session of ours, by which the provider could be left.
    const silent = await visitor.go(await authorizationUrl(browser));
    expect((await comeBack(browser, callbackOf(silent))).statusCode).toBe(403);
    const other = await signInAs(browser, visitor, 'hugo', '?account=other');
    expect(other.statusCode).toBe(200);
    const { accessToken } = other.json();
    const me = await browser.call('GET', '/api/agent/me/', { accessToken });
    expect(me.json().firstName).toBe('Hugo');
    expect((await signInAs(browser, visitor, 'hugo', '?account=other')).statusCode).toBe(200);
  });

  it('does not turn in circles when a level that it cannot give is asked for', async () => {
    const service = await start({ sso: { ...standIn.settings, acrValues: ['eidas3'] } });
    const answer = await signInAs(service.browser(), newVisitor(), 'claire');
    expect(answer.json()).toMatchObject({ status: 400, code: 'sign-in-cancelled' });
  });

  it.each([
    ['an unknown parameter', (url: URL) => url.searchParams.set('surprise', '1')],
    ['a short state', (url: URL) => url.searchParams.set('state', 'short')],
    ['no nonce', (url: URL) => url.searchParams.delete('nonce')],
    [
      'another address to come back to',
      (url: URL) => url.searchParams.set('redirect_uri', 'https://evil.example/'),
    ],
    ['another service', (url: URL) => url.searchParams.set('client_id', 'other')],
  ])('refuses %s', async (_name, change) => {
    const service = await start();
    const url = new URL(await authorizationUrl(service.browser()));
    change(url);
    const answer = await newVisitor().go(url.href);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('impossible');
  });

  it('does not know a service by another secret', async () => {
    const service = await start({ sso: { ...standIn.settings, clientSecret: 'another secret' } });
    const answer = await signInAs(service.browser(), newVisitor(), 'claire');
    expect(answer.json()).toMatchObject({ status: 503, code: 'sign-in-misconfigured' });
  });

  it('takes another port than one that is taken, unless it was told which', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(startStandIn({ ...startOptions, standInPort: taken })).rejects.toThrow('EADDRINUSE');
    const elsewhere = await startStandIn({ ...startOptions, standInPort: null, port: taken - 1 });
    expect(new URL(elsewhere.settings.issuer).port).not.toBe(String(taken));
    await elsewhere.close();
    other.close();
  });
});
