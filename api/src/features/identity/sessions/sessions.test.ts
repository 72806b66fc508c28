import { accessClaimsSchema } from '@retour/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { forgetExpired } from '../jobs';
import { comeBack, goToProvider, refresh, signIn } from '../testing/sign-in';
import { useIdentity } from '../testing/use-identity';

const twelveHours = 43_200;
const ended = { status: 401, code: 'session-ended' };

describe.each(engines)('a session on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  async function signedIn(options?: Parameters<typeof suite.start>[0]) {
    const service = await suite.start(options);
    const { browser, tokens } = await signIn(service, suite.provider());
    const me = (accessToken = tokens.accessToken) => browser.call('GET', '/api/agent/me/', { accessToken });
    return { service, browser, tokens, me };
  }

  async function close(agentId: string): Promise<void> {
    await suite.storage().database.run({
      text: `update agent set status = 'disabled' where id = $1`,
      values: [agentId],
    });
  }

  async function reopen(): Promise<void> {
    await suite.storage().database.run({ text: `update agent set status = 'active'`, values: [] });
  }

  it('tells who the agent is, and who they are not', async () => {
    const { service, tokens, me } = await signedIn();
    const answer = await me();
    expect(answer.json()).toMatchObject({
      kind: 'sso',
      status: 'active',
      email: 'claire.martin@douane.gouv.example',
      firstName: 'Claire',
      lastName: 'Martin',
      siret: '00000000000017',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const claims = accessClaimsSchema.parse(decodeJwt(tokens.accessToken));
    expect(claims).toMatchObject({ sub: answer.json().id, userId: answer.json().id, lastRefresh: false });
    const nobody = await service.browser().call('GET', '/api/agent/me/');
    expect(nobody.json()).toMatchObject({ status: 401, code: 'agents-only' });
  });

  it('is not opened by cookies alone', async () => {
    const { browser } = await signedIn();
    expect(browser.cookies.has('agent-browser')).toBe(true);
    expect((await browser.call('GET', '/api/agent/me/')).statusCode).toBe(401);
  });

  it('sets cookies that scripts do not see, and that other sites do not send', async () => {
    const { service } = await signedIn({ publicUrl: 'https://retour.example' });
    const browser = service.browser();
    const start = await browser.call('GET', '/api/agent-connect/initiate');
    expect(start.headers['set-cookie']).toMatch(
      /^__Host-sign-in-[\w-]{8}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const back = suite.provider().authorize(String(start.headers.location));
    const answer = await comeBack(browser, back);
    expect(answer.cookies.find(({ name }) => name === '__Host-agent-browser')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: twelveHours,
    });
  });

  it('lasts fifteen minutes at a time, and is renewed', async () => {
    const { service, browser, tokens, me } = await signedIn();
    service.clock.advance(899);
    expect((await me()).statusCode).toBe(200);
    service.clock.advance(2);
    expect((await me()).json()).toMatchObject(ended);
    const renewed = await refresh(browser, tokens);
    expect(renewed.json()).toMatchObject({ lastRefresh: false });
    expect(renewed.json().refreshToken).not.toBe(tokens.refreshToken);
    expect((await me(renewed.json().accessToken)).statusCode).toBe(200);
  });

  it('tells the last renewal, ends twelve hours after the sign-in, and not later', async () => {
    const { service, browser, tokens, me } = await signedIn();
    service.clock.advance(twelveHours - 901);
    const before = (await refresh(browser, tokens)).json();
    expect(before.lastRefresh).toBe(false);
    service.clock.advance(60);
    const last = (await refresh(browser, before)).json();
    expect(last.lastRefresh).toBe(true);
    expect(decodeJwt(last.accessToken)).toMatchObject({ lastRefresh: true });
    expect((await me(last.accessToken)).statusCode).toBe(200);
    service.clock.advance(842);
    expect((await me(last.accessToken)).json()).toMatchObject(ended);
    expect((await refresh(browser, last)).json()).toMatchObject(ended);
  });

  it('gives the same tokens to two tabs that renew at once, and ends when an old one comes back', async () => {
    const { service, browser, tokens, me } = await signedIn();
    const first = (await refresh(browser, tokens)).json();
    service.clock.advance(9);
    const second = (await refresh(browser, tokens)).json();
    expect(second.refreshToken).toBe(first.refreshToken);
    const third = await refresh(browser, second);
    expect(third.statusCode).toBe(200);
    service.clock.advance(11);
    expect((await refresh(browser, first)).json()).toMatchObject(ended);
    expect((await me(third.json().accessToken)).json()).toMatchObject(ended);
    expect((await refresh(browser, third.json())).json()).toMatchObject(ended);
  });

  it('is not renewed by another browser, without its cookie or with another one, and goes on in its own', async () => {
    const { service, browser, tokens } = await signedIn();
    const thief = service.browser();
    expect((await refresh(thief, tokens)).json()).toMatchObject(ended);
    const other = await signIn(service, suite.provider());
    expect((await refresh(other.browser, tokens)).json()).toMatchObject(ended);
    thief.cookies.set('agent-browser', 'a'.repeat(43));
    expect((await refresh(thief, tokens)).json()).toMatchObject(ended);
    expect((await refresh(browser, tokens)).statusCode).toBe(200);
  });

  it('is not renewed with the access token of another session', async () => {
    const { service, browser, tokens } = await signedIn();
    const other = await signIn(service, suite.provider());
    const mixed = { accessToken: other.tokens.accessToken, refreshToken: tokens.refreshToken };
    expect((await refresh(browser, mixed)).json()).toMatchObject(ended);
  });

  it('ends at once when the agent is closed, and cannot be opened again by signing in', async () => {
    const { service, browser, tokens, me } = await signedIn();
    await close(String(decodeJwt(tokens.accessToken).sub));
    expect((await me()).json()).toMatchObject(ended);
    // Its holder is told why; who has its tokens without its browser, as of any session that is over.
    expect((await refresh(browser, tokens)).json()).toMatchObject({ status: 403, code: 'agent-disabled' });
    expect((await refresh(service.browser(), tokens)).json()).toMatchObject(ended);
    const sessions = await service.countSessions();
    const again = service.browser();
    const answer = await comeBack(again, await goToProvider(again, suite.provider()));
    expect(answer.json()).toMatchObject({ status: 403, code: 'agent-disabled' });
    expect(await service.countSessions()).toBe(sessions);
    await reopen();
  });

  it('ends when the agent comes back as someone of another administration', async () => {
    const { service, me } = await signedIn();
    suite.provider().behave({ userClaims: { email: 'claire@mairie.example' } });
    const elsewhere = service.browser();
    const answer = await comeBack(elsewhere, await goToProvider(elsewhere, suite.provider()));
    expect(answer.json()).toMatchObject({ status: 403, code: 'agent-not-allowed' });
    expect((await me()).json()).toMatchObject(ended);
  });

  it('ends with every other one but the one to keep', async () => {
    const { service, tokens, me } = await signedIn();
    const other = await signIn(service, suite.provider());
    const { sub, sid } = decodeJwt(tokens.accessToken);
    await service.identity.endSessionsOf(String(sub), String(sid));
    expect((await me()).statusCode).toBe(200);
    expect((await me(other.tokens.accessToken)).json()).toMatchObject(ended);
    await service.identity.endSessionsOf(String(sub));
    expect((await me()).json()).toMatchObject(ended);
  });

  it('replaces the one that the browser held', async () => {
    const { browser, tokens, me } = await signedIn();
    const back = await goToProvider(browser, suite.provider());
    expect((await comeBack(browser, back)).statusCode).toBe(200);
    expect((await me(tokens.accessToken)).json()).toMatchObject(ended);
  });

  it('keeps nothing readable: neither tokens, nor the cookie, nor the provider’s token', async () => {
    const { browser, tokens } = await signedIn();
    const rows = await suite.storage().database.run({ text: 'select * from agent_session', values: [] });
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(tokens.refreshToken);
    expect(stored).not.toContain(browser.cookies.get('agent-browser'));
    expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  it('is kept as long as what was done in it, without the provider’s token, then forgotten', async () => {
    const { run } = suite.storage().database;
    await run({ text: 'delete from agent_session', values: [] });
    const { service, browser } = await signedIn();
    await goToProvider(browser, suite.provider());
    const forget = () => forgetExpired({ run, now: service.clock.now, keptDays: 365 });
    service.clock.advance(twelveHours);
    await forget();
    const sessions = await run({
      text: 'select end_reason, ended_at = ends_at as in_time, id_token from agent_session',
      values: [],
    });
    expect(sessions).toEqual([{ end_reason: 'expired', in_time: true, id_token: null }]);
    service.clock.advance(364 * 86_400);
    await forget();
    expect(await service.countSessions()).toBe(1);
    service.clock.advance(86_401);
    await forget();
    expect(await service.countSessions()).toBe(0);
    const [left] = await run<{ count: number }>({
      text: 'select count(*)::int as count from agent_sign_in',
      values: [],
    });
    expect(left?.count).toBe(0);
  });
});
