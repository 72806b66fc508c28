import { minuteMs } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atScale, tellProof } from '../../../../test/at-scale';
import { captureLogs } from '../../../../test/capture-logs';
import { engines, type TestDatabase } from '../../../../test/engines';
import {
  type AccountsUnderTest,
  goodPassword,
  otherPassword,
  somebody,
  startAccounts,
} from './testing/start-accounts';
import { accountTries, networkTries } from './throttle-limits';

const wrong = 'trottoir biniou lanterne goulot';
/** Each of them tries at the same time as another one. */
const strangers = atScale(240, 10_000);

describe.each(engines)('the sign-in with a password on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  let readLogs: () => string;
  let clock = Date.parse('2026-10-15T10:00:00Z');
  const now = () => new Date(clock);

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now });
    readLogs = captureLogs(api.app);
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  it('opens a session bound to the browser', async () => {
    const person = await api.active();
    const visitor = api.browser();
    const answer = await visitor.post('agent/login/', { email: ` ${person.email} `, password: goodPassword });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const name of ['__Host-agent-browser', '__Host-known-device']) {
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({
        httpOnly: true,
        secure: true,
        path: '/',
        sameSite: 'Strict',
      });
    }
    const { accessToken, refreshToken } = answer.json();
    const renewed = await visitor.post('agent-connect/refresh/', {
      accessToken,
      refreshToken,
      lastRefresh: false,
    });
    expect(renewed.statusCode).toBe(200);
  });

  it('refuses alike a wrong password, an unknown address, and an account that waits or is closed', async () => {
    const [active, pending, unverified] = [await api.active(), await api.pending(), somebody()];
    await api.browser().post('agent/register/', unverified);
    const closed = await api.active();
    await storage.database.run({
      text: `update agent set status = 'disabled' where id = $1`,
      values: [closed.id],
    });
    const bodies = new Set<string>();
    for (const { email } of [active, pending, unverified, closed, somebody()]) {
      const answer = await api.browser().post('agent/login/', { email, password: wrong });
      expect(answer.statusCode).toBe(401);
      bodies.add(answer.body);
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).toContain(`E-${wordJoiner}mail ou mot de passe incorrect`);
    const answer = await api.browser().post('agent/login/', { email: closed.email, password: goodPassword });
    expect(answer.json()).toMatchObject({ status: 403, code: 'account-closed' });
  });

  it('is told in the log when it is refused, and not whose it was', async () => {
    const [active, pending] = [await api.active(), await api.pending()];
    const from = readLogs().length;
    await api.browser().post('agent/login/', { email: active.email, password: wrong });
    await api.browser().post('agent/login/', { email: pending.email, password: goodPassword });
    const logged = readLogs().slice(from);
    for (const reason of ['wrong-credentials', 'approval-pending']) {
      expect(logged).toContain(`"reason":"${reason}","msg":"a sign-in was refused"`);
    }
    for (const typed of [active.email, pending.email, wrong, goodPassword])
      expect(logged).not.toContain(typed);
  });

  it(
    'counts strangers in the database: a hundred at most, while the owner still gets in',
    async () => {
      const person = await api.active();
      const owner = api.browser('192.0.2.1');
      await owner.signIn(person.email);
      const before = api.hasher.computed();
      const refusals: number[] = [];
      // Strangers come from everywhere, for weeks, and each wait is worn out as soon as it is over.
      for (let round = 0; round < strangers.count / 2; round += 1) {
        const answers = await Promise.all(
          [1, 2].map(() => api.browser().post('agent/login/', { email: person.email, password: wrong })),
        );
        refusals.push(...answers.map(({ statusCode }) => statusCode));
        clock += 16 * minuteMs;
      }
      const evaluated = refusals.filter((status) => status === 401).length;
      tellProof('S6', {
        tried: refusals.length,
        failed: Math.max(evaluated - accountTries.max, 0),
        figures: { 'passwords looked at': api.hasher.computed() - before },
      });
      expect(evaluated).toBe(accountTries.max);
      expect(api.hasher.computed() - before).toBe(evaluated);
      const refused = await api
        .browser()
        .post('agent/login/', { email: person.email, password: goodPassword });
      expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-tries' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json().detail).toContain('Mot de passe oublié');
      expect(await owner.signIn(person.email)).toBe(200);
      expect(await api.browser().signIn(person.email)).toBe(200);
    },
    strangers.within(60_000),
  );

  it('lets the owner in from a new browser, by a mail, while strangers try', async () => {
    const person = await api.active();
    const attack = () => api.browser().post('agent/login/', { email: person.email, password: wrong });
    for (let at = 0; at < 8; at += 1) await attack();
    const owner = api.browser();
    expect(await owner.signIn(person.email)).toBe(429);
    await owner.post('password/ask/', { email: person.email });
    const reset = await owner.post('password/reset/', {
      token: await api.tokenOf(person.email),
      password: otherPassword,
    });
    expect(reset.statusCode).toBe(200);
    for (let at = 0; at < 8; at += 1) await attack();
    expect((await attack()).statusCode).toBe(429);
    expect(await owner.signIn(person.email, otherPassword)).toBe(200);
  });

  it('says when to come back, and counts after a restart as before', async () => {
    const person = await api.active();
    const visitor = api.browser();
    for (let at = 0; at < accountTries.free; at += 1) {
      expect(await visitor.signIn(person.email, wrong)).toBe(401);
    }
    const restarted = await startAccounts(storage, { now });
    const refused = await restarted
      .browser()
      .post('agent/login/', { email: person.email, password: goodPassword });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(accountTries.firstWaitMs / 1_000));
    expect(refused.json().detail).toContain('Attendez une minute');
    clock += accountTries.firstWaitMs;
    expect(await visitor.signIn(person.email)).toBe(200);
    await restarted.app.close();
  });

  it('counts the same for an address that nobody has', async () => {
    const { email } = somebody();
    const statuses: number[] = [];
    for (let at = 0; at < accountTries.free + 2; at += 1)
      statuses.push(await api.browser().signIn(email, wrong));
    expect(statuses.slice(-3)).toEqual([401, 429, 429]);
  });

  it('counts a network whatever the addresses, and IPv6 by /64', async () => {
    const person = await api.active();
    const from = (at: number) => api.browser(`2001:db8:7:7::${at.toString(16)}`);
    const tries = Array.from({ length: networkTries.atOnce + 5 }, (_, at) =>
      from(at).signIn(`personne.${at}@example.org`, wrong),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401 || status === 503)).toHaveLength(networkTries.atOnce);
    expect(await from(9_999).signIn(person.email)).toBe(429);
    expect(await api.browser('2001:db8:7:8::1').signIn(person.email)).toBe(200);
    clock += networkTries.everyMs;
    expect(await from(9_999).signIn(person.email)).toBe(200);
    // A right password takes nothing from its network.
    expect(await from(9_998).signIn(person.email)).toBe(200);
  });

  it('a browser known to one account is a stranger to the others', async () => {
    const [mine, other] = [await api.active(), await api.active()];
    const visitor = api.browser();
    await visitor.signIn(mine.email);
    for (let at = 0; at < accountTries.free; at += 1) await api.browser().signIn(other.email, wrong);
    expect(await visitor.signIn(other.email)).toBe(429);
    for (let at = 0; at < accountTries.free; at += 1) await visitor.signIn(mine.email, wrong);
    expect(await visitor.signIn(mine.email)).toBe(429);
  });
});
