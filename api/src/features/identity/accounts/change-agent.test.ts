import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import {
  type AccountsUnderTest,
  type Browser,
  goodPassword,
  insertSsoAgent,
  somebody,
  startAccounts,
} from './testing/start-accounts';

describe.each(engines)('accounts approved and closed on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  const now = () => new Date('2026-10-15T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  async function agentBrowser(): Promise<{ browser: Browser; id: string; email: string }> {
    const { email, id } = await api.active();
    const browser = api.browser();
    await browser.signIn(email);
    return { browser, id, email };
  }

  it('are seen and changed by agents alone, and never by oneself', async () => {
    const { browser, id } = await agentBrowser();
    for (const answer of [
      await api.browser().get('agent/'),
      await api.browser().post(`agent/${id}/`, { action: 'disable' }),
    ]) {
      expect(answer.json()).toMatchObject({ status: 401, code: 'agents-only' });
    }
    for (const action of ['approve', 'disable']) {
      expect((await browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        status: 403,
        code: 'own-account',
      });
    }
    expect((await browser.post(`agent/${randomUUID()}/`, { action: 'disable' })).json().code).toBe(
      'agent-not-found',
    );
    expect((await browser.post(`agent/${id}/`, { action: 'promote' })).statusCode).toBe(422);
  });

  it('closed lose their sessions and their links at once, and can be opened again', async () => {
    const boss = await agentBrowser();
    const { browser, id, email } = await agentBrowser();
    await api.browser().post('password/ask/', { email });
    const token = await api.tokenOf(email);
    const closed = await boss.browser.post(`agent/${id}/`, { action: 'disable' });
    expect(closed.json()).toMatchObject({ id, status: 'disabled' });
    expect((await browser.get('agent/me/')).json()).toMatchObject({ status: 401, code: 'session-ended' });
    expect((await browser.get('agent/')).statusCode).toBe(401);
    expect((await browser.post('password/reset/', { token, password: goodPassword })).statusCode).toBe(422);
    expect((await api.mailsOf(email))[0]?.subject).toBe('Votre compte est fermé');
    const again = await boss.browser.post(`agent/${id}/`, { action: 'disable' });
    expect([again.statusCode, again.json().status]).toEqual([200, 'disabled']);
    const mails = (await api.mailsOf(email)).length;
    await boss.browser.post(`agent/${id}/`, { action: 'approve' });
    expect(await api.browser().signIn(email)).toBe(200);
    expect((await api.mailsOf(email)).length).toBe(mails + 1);
  });

  it('to approve can be refused, and those whose address is not proved wait', async () => {
    const boss = await agentBrowser();
    const person = await api.pending();
    const refused = await boss.browser.post(`agent/${await api.idOf(person.email)}/`, { action: 'disable' });
    expect(refused.json().status).toBe('disabled');
    expect((await api.mailsOf(person.email))[0]?.subject).toBe('Votre demande de compte est refusée');
    const answer = await api.browser().post('agent/login/', { email: person.email, password: goodPassword });
    expect(answer.json().code).toBe('account-closed');
    const unproved = somebody();
    await api.browser().post('agent/register/', unproved);
    const id = await api.idOf(unproved.email);
    for (const action of ['approve', 'disable']) {
      expect((await boss.browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        status: 409,
        code: 'address-not-validated',
      });
    }
  });

  it('of the single sign-on are closed and opened the same way', async () => {
    const boss = await agentBrowser();
    const id = await insertSsoAgent(storage, 'claire@example.org', now());
    for (const [action, status] of [
      ['disable', 'disabled'],
      ['approve', 'active'],
    ]) {
      expect((await boss.browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        kind: 'sso',
        status,
      });
    }
  });

  it('of two agents who close each other at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await agentBrowser(), await agentBrowser()];
      await Promise.all([
        one.browser.post(`agent/${two.id}/`, { action: 'disable' }),
        two.browser.post(`agent/${one.id}/`, { action: 'disable' }),
      ]);
      const rows = await storage.database.run<{ status: string }>({
        text: 'select status from agent where id in ($1, $2) order by status',
        values: [one.id, two.id],
      });
      expect(rows.map(({ status }) => status)).toEqual(['active', 'disabled']);
    }
  });

  it('are listed with those to approve first', async () => {
    const { browser } = await agentBrowser();
    await api.pending();
    const { agents } = (await browser.get('agent/')).json();
    const order = ['pending', 'active', 'unverified', 'disabled'];
    const places = agents.map(({ status }: { status: string }) => order.indexOf(status));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).toContain(0);
    expect(JSON.stringify(agents)).not.toContain('argon2');
  });
});
