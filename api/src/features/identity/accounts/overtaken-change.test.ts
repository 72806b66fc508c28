import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { type AccountsUnderTest, type Browser, startAccounts } from './testing/start-accounts';

describe.each(engines)('accounts that a colleague decided on meanwhile, on the $name', ({ open }) => {
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

  async function supervisor(): Promise<Browser> {
    const browser = api.browser();
    await browser.signIn((await api.supervisor()).email);
    return browser;
  }

  it('are changed as their status was read, and else left as a colleague made them, which is said', async () => {
    const boss = await supervisor();
    const actOn = async (id: string, action: string, seenStatus?: string) => {
      const answer = await boss.post(`agent/${id}/`, { action, seenStatus });
      const [row] = await storage.database.run<{ status: string }>({
        text: 'select status from agent where id = $1',
        values: [id],
      });
      return { ...answer.json(), kept: row?.status };
    };
    const refused = await api.idOf((await api.pending()).email);
    const approved = await api.idOf((await api.pending()).email);
    expect((await actOn(refused, 'disable', 'pending')).status).toBe('disabled');
    expect((await actOn(approved, 'approve', 'pending')).status).toBe('active');

    const stale = { status: 409, code: 'account-changed' };
    const isClosed = await actOn(refused, 'approve', 'pending');
    expect(isClosed).toMatchObject({ ...stale, kept: 'disabled' });
    expect(isClosed.detail).toContain('ce compte est maintenant fermé');
    const isOpen = await actOn(approved, 'disable', 'pending');
    expect(isOpen).toMatchObject({ ...stale, kept: 'active' });
    expect(isOpen.detail).toContain('ce compte est maintenant ouvert');

    // Who asks again because an answer was lost is told that it is so.
    expect((await actOn(refused, 'disable', 'pending')).status).toBe('disabled');
    expect((await actOn(approved, 'approve', 'pending')).status).toBe('active');
    expect((await actOn(refused, 'approve', 'disabled')).status).toBe('active');
    expect((await actOn(approved, 'disable', 'active')).status).toBe('disabled');
    // A page of the release before says nothing of what it read.
    expect((await actOn(approved, 'approve')).status).toBe('active');
  });

  it('of two supervisors who approve and refuse at once, the one who comes first decides', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await supervisor(), await supervisor()];
      const { email } = await api.pending();
      const id = await api.idOf(email);
      const before = (await api.mailsOf(email)).length;
      const answers = await Promise.all([
        one.post(`agent/${id}/`, { action: 'approve', seenStatus: 'pending' }),
        two.post(`agent/${id}/`, { action: 'disable', seenStatus: 'pending' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await api.mailsOf(email)).toHaveLength(before + 1);
    }
  });
});
