import { randomUUID } from 'node:crypto';
import type { SessionTokens } from '@retour/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../test/engines';
import { startDeclarations } from './features/declaration/testing/start-declarations';
import { refresh, type SignedInBrowser, signIn } from './features/identity/testing/sign-in';
import { startIdentity } from './features/identity/testing/start-identity';
import { useIdentity } from './features/identity/testing/use-identity';

const perMinute = 3;
const receiptsPerMinute = 120;

describe.each(engines)('agents behind the address of their office, on the $name', ({ open }) => {
  const suite = useIdentity({ open });
  let app: FastifyInstance;
  let own: SignedInBrowser;
  let tokens: SessionTokens;
  /** Another of the same agent, which ended. */
  let left: SignedInBrowser;
  let id: string;

  beforeAll(async () => {
    const storage = suite.storage();
    // Signed in where nothing is limited: both share their sessions.
    const signing = await startIdentity(storage, { sso: suite.provider().settings });
    own = await signIn(signing, suite.provider());
    ({ tokens } = own);
    left = await signIn(signing, suite.provider());
    const renewed = await refresh(left.browser, left.tokens);
    signing.clock.advance(11);
    // A token that comes back ends its session.
    expect((await refresh(left.browser, left.tokens)).statusCode).toBe(401);
    left = { ...left, tokens: renewed.json() };
    const { identity } = await startIdentity(storage, { callsPerMinute: perMinute });
    const limited = await startDeclarations(
      storage,
      { identity, readCaller: identity.readCaller },
      { readsPerMinute: perMinute },
    );
    ({ app } = limited);
    ({ id } = await limited.submitted());
  });
  afterAll(() => app.close());

  const ofAgent = () => ({ authorization: `Bearer ${tokens.accessToken}` });
  const ofNobody = () => ({ authorization: `Bearer ${tokens.accessToken.slice(0, -2)}AA` });
  const tokensOf = ({ tokens: { accessToken, refreshToken } }: SignedInBrowser) => ({
    accessToken,
    refreshToken,
  });
  const statusOf = async (options: InjectOptions): Promise<number> => (await app.inject(options)).statusCode;
  /** Spends what the network has, as a stranger. */
  async function spend(url: string, times = perMinute + 1): Promise<void> {
    for (let call = 0; call < times; call += 1) await app.inject({ url });
    expect(await statusOf({ url })).toBe(429);
  }

  it('read and are paid when their network has spent what it may read', async () => {
    const url = `/api/declaration/${id}/`;
    await spend(url);
    expect(await statusOf({ url, headers: ofNobody() })).toBe(429);
    expect(await statusOf({ url, headers: ofAgent() })).toBe(200);
    const paid = {
      method: 'PATCH',
      url,
      headers: { 'content-type': 'application/json', 'if-match': '*' },
      payload: JSON.stringify({ status: 'validated' }),
    } as const;
    expect(await statusOf({ ...paid, headers: { ...paid.headers, ...ofNobody() } })).toBe(429);
    expect(await statusOf({ ...paid, headers: { ...paid.headers, ...ofAgent() } })).toBe(200);
    expect(await statusOf({ url, headers: ofAgent() })).toBe(200);
    const refused = await app.inject({ url, headers: ofAgent() });
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.json().detail).not.toContain('réseau');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('have their documents', async () => {
    const url = `/api/declaration/${id}/receipt.pdf`;
    await spend(`/api/declaration/${randomUUID()}/receipt.pdf`, receiptsPerMinute);
    expect(await statusOf({ url, headers: ofNobody() })).toBe(429);
    expect(await statusOf({ url, headers: ofAgent() })).toBe(200);
  });

  const renew = (payload: object, cookies: ReadonlyMap<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/agent-connect/refresh/',
      cookies: Object.fromEntries(cookies),
      payload,
    });

  it('are told who they are, and stay signed in', async () => {
    await spend('/api/agent/me/');
    expect(await statusOf({ url: '/api/agent/me/', headers: ofNobody() })).toBe(429);
    expect(await statusOf({ url: '/api/agent/me/', headers: ofAgent() })).toBe(200);
    const { cookies } = own.browser;
    const { accessToken, refreshToken } = tokens;
    const madeUp = { accessToken, refreshToken: refreshToken.replace(/..$/, 'AA') };
    expect((await renew(madeUp, cookies)).statusCode).toBe(429);
    expect((await renew({ accessToken, refreshToken }, new Map())).statusCode).toBe(429);
    // Whoever holds a copy of a session that ended spends what that session has, and nothing of its agent's.
    const dead = await Promise.all(
      Array.from({ length: 2 * perMinute }, () => renew(tokensOf(left), left.browser.cookies)),
    );
    expect(dead.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(perMinute).fill(401),
      ...Array(perMinute).fill(429),
    ]);
    expect(await statusOf({ url: '/api/agent/me/', headers: ofAgent() })).toBe(200);
    const renewed = await renew({ accessToken, refreshToken }, cookies);
    expect(renewed.statusCode).toBe(200);
    // What it replaced proves its session still, and ends it: that answer too is the session's own.
    expect((await renew(renewed.json(), cookies)).statusCode).toBe(200);
    await renew({ accessToken, refreshToken }, cookies);
    expect((await renew({ accessToken, refreshToken }, cookies)).statusCode).toBe(429);
  });

  it.each([
    ['is not JSON', '{', 400, '203.0.113.8'],
    ['lacks what proves', { accessToken: 'a' }, 422, '203.0.113.9'],
  ])('are let renew beside a body that %s, which is counted', async (_, payload, status, address) => {
    const sendFaulty = () =>
      app.inject({
        method: 'POST',
        url: '/api/agent-connect/refresh/',
        headers: { 'content-type': 'application/json' },
        payload,
        remoteAddress: address,
      });
    for (let call = 0; call < 10 * perMinute; call += 1) expect((await sendFaulty()).statusCode).toBe(status);
    expect((await sendFaulty()).statusCode).toBe(429);
  });
});
