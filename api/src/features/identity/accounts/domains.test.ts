import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { closeOutside } from './jobs';
import {
  type AccountsUnderTest,
  goodPassword,
  insertSsoAgent,
  otherPassword,
  somebody,
  startAccounts,
} from './testing/start-accounts';

const domains = ['douane.example'];

describe.each(engines)('the domains of local accounts on the $name', ({ open }) => {
  let storage: TestDatabase;
  /** Takes every domain, as before the list was made. */
  let before: AccountsUnderTest;
  let api: AccountsUnderTest;
  const now = () => new Date('2026-10-15T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    before = await startAccounts(storage, { now });
    api = await startAccounts(storage, { now, domains });
  });
  afterAll(async () => {
    await before.app.close();
    await api.app.close();
    await storage.dispose();
  });

  it('let an account of theirs be asked for, proved and opened, in capitals too', async () => {
    const person = await api.active({ email: 'Jeanne.Lemaire@Douane.EXAMPLE' });
    expect(await api.browser().signIn(person.email)).toBe(200);
  });

  it.each(['agent/register/', 'email/validate/ask/', 'password/ask/', 'agent/login/'])(
    '%s refuses every other one alike, whatever is known of the address, and sends nothing',
    async (path) => {
      const known = await before.active();
      const [unknown, alike] = [
        somebody({ email: `x${known.email}` }),
        somebody({ email: 'a@sous.douane.example' }),
      ];
      const bodies = new Set<string>();
      for (const { email } of [known, unknown, alike]) {
        const answer = await api.browser().post(path, { ...somebody({ email }), password: goodPassword });
        bodies.add(answer.body);
        expect(answer.json()).toMatchObject({
          status: 422,
          code: 'email-domain-refused',
          errors: [{ path: 'email', code: 'email-domain-refused' }],
        });
        expect(await api.mailsOf(email)).toEqual([]);
      }
      expect([...bodies]).toHaveLength(1);
      const rows = await storage.database.run({
        text: 'select 1 from agent where email = any ($1::text[])',
        values: [[unknown.email, alike.email]],
      });
      expect(rows).toEqual([]);
    },
  );

  it('taken off the list close the links that wait', async () => {
    const person = somebody();
    await before.browser().post('agent/register/', person);
    const proof = { ...person, token: await before.tokenOf(person.email), password: goodPassword };
    expect((await api.browser().post('email/validate/', proof)).json().code).toBe('email-domain-refused');
    const active = await before.active();
    await before.browser().post('password/ask/', { email: active.email });
    const reset = { token: await before.tokenOf(active.email), password: otherPassword };
    expect((await api.browser().post('password/reset/', reset)).json().code).toBe('email-domain-refused');
    expect((await before.browser().post('password/reset/', reset)).statusCode).toBe(200);
  });

  it('taken off the list close the sessions of their accounts, and no others', async () => {
    const [outside, inside] = [before.browser(), before.browser()];
    const strange = await before.active({ email: 'claire@sous.douane.example' });
    await outside.signIn((await before.active()).email);
    await inside.signIn((await before.active({ email: 'Ines@Douane.example' })).email);
    const below = before.browser();
    await below.signIn(strange.email);
    const ssoId = await insertSsoAgent(storage, 'paul@mairie.example', now());
    await storage.database.run({
      text: `insert into agent_session (id, agent_id, browser_hash, rotated_at, created_at, ends_at)
        values (gen_random_uuid(), $1, 'sso', $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '1 hour')`,
      values: [ssoId, now()],
    });
    await closeOutside({ run: storage.database.run, now, domains: null });
    expect((await outside.get('agent/me/')).statusCode).toBe(200);
    await closeOutside({ run: storage.database.run, now, domains });
    expect((await outside.get('agent/me/')).statusCode).toBe(401);
    expect((await below.get('agent/me/')).statusCode).toBe(401);
    expect((await inside.get('agent/me/')).statusCode).toBe(200);
    const rows = await storage.database.run({
      text: 'select 1 from agent_session where agent_id = $1 and ended_at is null',
      values: [ssoId],
    });
    expect(rows).toHaveLength(1);
  });
});
