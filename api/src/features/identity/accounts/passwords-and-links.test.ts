import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { linkLifeMs } from './storage/links';
import {
  type AccountsUnderTest,
  goodPassword,
  insertSsoAgent,
  otherPassword,
  publicUrl,
  somebody,
  startAccounts,
} from './testing/start-accounts';
import { resetAsks } from './throttle-limits';

describe.each(engines)('passwords and their links on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  let clock = Date.parse('2026-10-15T10:00:00Z');
  const now = () => new Date(clock);

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const isSignedIn = async (browser: { get: (path: string) => Promise<{ statusCode: number }> }) =>
    (await browser.get('agent/me/')).statusCode === 200;

  it('a forgotten one is chosen anew with a link: every session ends, and a mail tells it', async () => {
    const person = await api.active();
    const [elsewhere, here] = [api.browser(), api.browser()];
    await elsewhere.signIn(person.email);
    const asked = await here.post('password/ask/', { email: person.email });
    expect([asked.statusCode, asked.json()]).toEqual([200, { accepted: true }]);
    const token = await api.tokenOf(person.email);
    expect((await api.mailsOf(person.email))[0]?.text).toContain(
      `${publicUrl}/agent/authentification/mot-de-passe-oublie/nouveau-mot-de-passe#token=${token}`,
    );
    const weak = await here.post('password/reset/', {
      token,
      password: `${person.lastName}${person.email}2026`,
    });
    expect(weak.json()).toMatchObject({ code: 'password-refused', errors: [{ path: 'password' }] });
    const answers = await Promise.all(
      [1, 2, 3].map(() => here.post('password/reset/', { token, password: otherPassword })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await here.signIn(person.email)).toBe(401);
    expect(await here.signIn(person.email, otherPassword)).toBe(200);
    const [mail] = await api.mailsOf(person.email);
    expect(mail?.subject).toBe('Votre mot de passe a changé');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('15 octobre 2026 à 12 h 00');
  });

  it('a link serves thirty minutes after it left, and no more once another one served', async () => {
    const person = await api.active();
    const visitor = api.browser();
    await visitor.post('password/ask/', { email: person.email });
    clock += 2 * linkLifeMs; // The mail leaves an hour late.
    const first = await api.tokenOf(person.email);
    clock += linkLifeMs - 1;
    await visitor.post('password/ask/', { email: person.email });
    const second = await api.tokenOf(person.email);
    expect(
      (await visitor.post('password/reset/', { token: first, password: otherPassword })).statusCode,
    ).toBe(200);
    const refused = await visitor.post('password/reset/', { token: second, password: goodPassword });
    expect(refused.json()).toMatchObject({ status: 422, code: 'link-unusable' });
    await visitor.post('password/ask/', { email: person.email });
    const third = await api.tokenOf(person.email);
    clock += linkLifeMs;
    expect((await visitor.post('password/reset/', { token: third, password: goodPassword })).statusCode).toBe(
      422,
    );
  });

  it('a link is said to work or not before anything is typed, which takes nothing from it', async () => {
    const person = await api.active();
    const visitor = api.browser();
    const check = async (token: string, purpose = 'password') => {
      const answer = await visitor.post('password/link/', { token, purpose });
      return [answer.statusCode, answer.json().code];
    };
    const unusable = [422, 'link-unusable'];
    await visitor.post('password/ask/', { email: person.email });
    const token = await api.tokenOf(person.email);
    expect(await check(token)).toEqual([200, undefined]);
    expect(await check(token)).toEqual([200, undefined]);
    expect(await check(token, 'email')).toEqual(unusable);
    expect(await check('x'.repeat(43))).toEqual(unusable);
    expect((await visitor.post('password/reset/', { token, password: otherPassword })).statusCode).toBe(200);
    expect(await check(token)).toEqual(unusable);
    await visitor.post('password/ask/', { email: person.email });
    const late = await api.tokenOf(person.email);
    clock += linkLifeMs;
    expect(await check(late)).toEqual(unusable);
  });

  it('whoever floods an address with mails is stopped, and its owner keeps a link that works', async () => {
    const person = await api.active();
    const ask = () => api.browser().post('password/ask/', { email: person.email });
    let token = '';
    const sent: number[] = [];
    for (let minute = 0; minute < 115; minute += 5) {
      sent.push((await ask()).statusCode);
      token = await api.tokenOf(person.email);
      clock += 5 * 60_000;
    }
    expect(sent.filter((status) => status === 200).length).toBeLessThanOrEqual(3 + 115 / 20);
    const refused = await ask();
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-tries' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(resetAsks.everyMs / 1_000);
    const reset = await api.browser().post('password/reset/', { token, password: otherPassword });
    expect(reset.statusCode).toBe(200);
  });

  it('asks are counted by network too', async () => {
    const visitor = api.browser();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      const path = ['email/validate/ask/', 'password/ask/'][at % 2] ?? '';
      statuses.push((await visitor.post(path, somebody())).statusCode);
    }
    expect([...new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([200, 429]);
  });

  it('an address to prove gets the link that proves it, and a proved one no other', async () => {
    const person = somebody();
    const visitor = api.browser();
    await visitor.post('agent/register/', person);
    await visitor.post('password/ask/', { email: person.email });
    const subjects = (await api.mailsOf(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Validez votre adresse e-mail', 'Validez votre adresse e-mail']);
    const active = await api.active();
    const before = await api.mailsOf(active.email);
    await visitor.post('email/validate/ask/', { email: active.email });
    expect(await api.mailsOf(active.email)).toEqual(before);
  });

  it('one’s own is changed with the current one: the other sessions end, this one goes on', async () => {
    const person = await api.active();
    const [here, elsewhere] = [api.browser(), api.browser()];
    await here.signIn(person.email);
    await elsewhere.signIn(person.email);
    const body = { currentPassword: goodPassword, newPassword: otherPassword };
    const wrong = await here.post('password/change/', { ...body, currentPassword: otherPassword });
    expect(wrong.json()).toMatchObject({
      status: 403,
      code: 'wrong-credentials',
      errors: [{ path: 'currentPassword' }],
    });
    const weak = await here.post('password/change/', { ...body, newPassword: 'motdepassemotdepasse' });
    expect(weak.json()).toMatchObject({ code: 'password-refused', errors: [{ path: 'newPassword' }] });
    await here.post('password/ask/', { email: person.email });
    const link = await api.tokenOf(person.email);
    expect((await here.post('password/change/', body)).json()).toEqual({ accepted: true });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await api.mailsOf(person.email))[0]?.subject).toBe('Votre mot de passe a changé');
    expect((await here.post('password/reset/', { token: link, password: goodPassword })).statusCode).toBe(
      422,
    );
    expect(await api.browser().signIn(person.email)).toBe(401);
    expect(await api.browser().signIn(person.email, otherPassword)).toBe(200);
  });

  it('one’s own cannot be guessed from an open session', async () => {
    const person = await api.active();
    const here = api.browser();
    await here.signIn(person.email);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const body = { currentPassword: `${otherPassword}${at}`, newPassword: goodPassword };
      statuses.push((await here.post('password/change/', body)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  it('nobody changes one without a session, nor has one with the single sign-on', async () => {
    const body = { currentPassword: goodPassword, newPassword: otherPassword };
    expect((await api.browser().post('password/change/', body)).json().code).toBe('agents-only');
    const { email } = somebody();
    await insertSsoAgent(storage, email, now());
    const mails = await api.mailsOf(email);
    await api.browser().post('password/ask/', { email });
    expect(await api.mailsOf(email)).toEqual(mails);
    expect(await api.browser().signIn(email)).toBe(401);
  });

  it('do not exist where accounts of the installation are off', async () => {
    const off = await startAccounts(storage, { now, localAccounts: false });
    const person = somebody();
    for (const path of [
      'agent/register/',
      'agent/login/',
      'email/validate/ask/',
      'email/validate/',
      'password/ask/',
      'password/reset/',
      'password/link/',
      'password/change/',
    ]) {
      const answer = await off.browser().post(path, { ...person, password: goodPassword, token: 'x' });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'local-accounts-off']);
    }
    expect((await off.browser().get('agent/')).statusCode).toBe(401);
    await off.app.close();
  });
});
