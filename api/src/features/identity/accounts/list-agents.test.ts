import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { type AccountsUnderTest, type Browser, startAccounts } from './testing/start-accounts';

describe.each(engines)('the accounts of a national service on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  let browser: Browser;
  let id: string;

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now: () => new Date('2026-10-15T10:00:00Z') });
    const supervisor = await api.supervisor();
    browser = api.browser();
    await browser.signIn(supervisor.email);
    id = supervisor.id;
    // More than one answer holds, those looked for after all of them.
    await storage.database.run({
      text: `insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, status, created_at)
        select gen_random_uuid(), 'sso', 'https://sso.example', number::text, 'agent' || number || '@douane.example',
          'agent' || number || '@douane.example', 'Alix', 'Bernard', 'active', now()
        from generate_series(1, 2000) number`,
      values: [],
    });
    for (const [firstName, lastName, email] of [
      ['Zoé', 'Œillet', 'z.oeillet@douane.example'],
      ['Jean-Pierre', 'Ångström', 'jp.angstrom@douane.example'],
      ['Zélie', 'O’Connor', 'zelie@justice.example'],
      ['Ida', 'Zola', 'i.zola@finances.example'],
      ['Ida', 'Évrard', 'i.evrard@finances.example'],
      ['Ida', 'étienne', 'i.etienne@finances.example'],
      ['Ida', 'Faure', 'i.faure@finances.example'],
    ] as const)
      await insertAgent(storage.database.run, { firstName, lastName, email });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  it('are listed as far as an answer goes, which says how many there are', async () => {
    const { agents, total } = (await browser.get('agent/')).json();
    const [{ count } = { count: 0 }] = await storage.database.run<{ count: number }>({
      text: 'select count(*)::int as count from agent',
      values: [],
    });
    expect([agents.length, total]).toEqual([2_000, count]);
    expect(count).toBeGreaterThan(2_000);
  });

  it.each([
    ['oeillet', ['Œillet']],
    ['ZOÉ OEIL', ['Œillet']],
    ['jean pierre angstrom', ['Ångström']],
    ['oconnor', ['O’Connor']],
    ['o connor', ['O’Connor']],
    ['zelie@justice.example', ['O’Connor']],
    ['z.oeillet@dou', ['Œillet']],
    ['ze', ['O’Connor']],
    ['agent1999@douane', ['Bernard']],
    // In the order of their letters, accents and capitals apart, whatever the locale of the database.
    ['finances.example', ['étienne', 'Évrard', 'Faure', 'Zola']],
    ['illet', []],
    ['%', []],
    ['_', []],
  ])('are found by the beginning of a name or an address: %s', async (search, expected) => {
    const answer = await browser.post('agent/search/', { search });
    expect(answer.statusCode).toBe(200);
    const { agents, total } = answer.json<{ agents: { lastName: string }[]; total: number }>();
    expect([agents.map(({ lastName }) => lastName), total]).toEqual([expected, expected.length]);
  });

  it('are found together as far as an answer goes', async () => {
    const { agents, total } = (await browser.post('agent/search/', { search: 'douane.example' })).json();
    expect([agents.length, total]).toEqual([2_000, 2_002]);
  });

  it.each(['', '   ', 'a'.repeat(101), 'a\0b', 12])('are not looked for by %j', async (search) => {
    const answer = await browser.post('agent/search/', { search });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'search']);
  });

  it('are looked for under an entry of the log that says how many, never what was typed', async () => {
    await browser.post('agent/search/', { search: 'Introuvable' });
    const rows = await storage.database.run<{ details: object; row_count: number; text: string }>({
      text: `select details, row_count, log::text as text from access_log log
        where agent_id = $1 and action = 'accounts-listed' and details is not null order by at`,
      values: [id],
    });
    // Who was found tells two searches apart, as what was typed is not kept.
    expect(rows).toContainEqual(expect.objectContaining({ details: { filters: ['search'] }, row_count: 0 }));
    expect(rows.filter(({ row_count: count }) => count === 1)).toHaveLength(4);
    expect(rows.filter(({ text }) => /oeillet|introuvable/i.test(text))).toEqual([]);
  });
});
