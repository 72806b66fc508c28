import { randomUUID } from 'node:crypto';
import { type AccessEntry, dayInParis } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { logAct } from './testing/tamper';

describe.each(engines)('the log that supervisors read on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let agent = '';
  let supervisor = '';
  let sheet = { id: '', publicId: '' };

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(storage);
    const { run } = storage.database;
    agent = await insertAgent(run, { firstName: 'Chloé', lastName: 'Martin', email: 'c@example.org' });
    supervisor = await insertAgent(run, { firstName: 'Anne', lastName: 'Roy', email: 'a@example.org' });
    const { id } = await api.submitted();
    sheet = (await api.call('GET', `${id}/`, { agent })).json();
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    await api.call('GET', `${randomUUID()}/`, { agent });
    for (let at = 0; at < 120; at += 1) await logAct(run, agent, { action: 'declarations-listed' });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  async function read(query: string): Promise<{ entries: readonly AccessEntry[]; next: string | null }> {
    const answer = await api.call('GET', `/api/access-log/${query}`, { supervisor });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  it('says who did what to what, under the names that people know', async () => {
    const { entries } = await read(`?declaration=${sheet.publicId}`);
    expect(entries.map(({ action }) => action)).toEqual(['declaration-validated', 'declaration-read']);
    expect(entries[0]).toMatchObject({
      agent: { id: agent, name: 'Chloé Martin' },
      network: '127.0.0.1',
      subject: { kind: 'declaration', id: sheet.id, name: sheet.publicId.replaceAll('-', '') },
      details: { from: 'submitted' },
    });
    const [reading, ...same] = (await read(`?declaration=${sheet.id}`)).entries;
    expect(reading).toMatchObject({ action: 'log-read', subject: { id: sheet.id } });
    expect(same).toEqual(entries);
    expect((await read(`?declaration=${randomUUID()}`)).entries).toEqual([]);
  });

  it('keeps to an agent, an act and a day, and turns its pages without losing or repeating an entry', async () => {
    const today = dayInParis(new Date());
    const filters = `?agentId=${agent}&action=declarations-listed&day=${today}`;
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page = await read(`${filters}${before === null ? '' : `&before=${before}`}`);
      seen.push(...page.entries.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect((await read(`?agentId=${agent}&day=2020-01-01`)).entries).toEqual([]);
    const missed = (await read(`?agentId=${agent}&action=declaration-read`)).entries;
    expect(missed.map(({ rows }) => rows)).toEqual([0, 1]);
  });

  it('takes a place that no entry has, up to the bounds of its columns', async () => {
    expect((await read('?before=9999-12-31T23:59:59.999999Z_99_999999999999999')).entries).toHaveLength(50);
    expect((await read('?before=0001-01-01T00:00:00.000000Z_0_0')).entries).toEqual([]);
  });

  it('names a declaration and an agent in one spelling, however they are asked for', async () => {
    const typed = sheet.publicId.toLowerCase().replaceAll('-', ' ');
    for (const declaration of [sheet.id.toUpperCase(), encodeURIComponent(typed)]) {
      await read(`?declaration=${declaration}`);
      const [reading, ...others] = (await read(`?declaration=${declaration}`)).entries;
      expect(reading).toMatchObject({ action: 'log-read', subject: { id: sheet.id } });
      expect(others.length).toBeGreaterThan(1);
    }
    const { entries } = await read(`?agentId=${agent.toUpperCase()}&action=declaration-validated`);
    expect(entries).toHaveLength(1);
  });

  it('is logged when it is read', async () => {
    await read(`?agentId=${agent}&action=signed-in`);
    const [entry] = (await read('?action=log-read')).entries.filter(
      ({ details }) => JSON.stringify(details) === '{"filters":["agentId","action"]}',
    );
    expect(entry).toMatchObject({
      agent: { id: supervisor },
      subject: { kind: 'agent', id: agent, name: 'Chloé Martin' },
    });
  });

  it.each([
    '?agentId=a',
    '?action=fly',
    '?day=2026-02-30',
    '?declaration=!',
    '?declaration=Jeanne Lemaire',
    '?declaration=dupont-martin',
    '?declaration=K7Q-2MX-9TC',
    `?declaration=${'K7Q-2MX-9T1'.padEnd(300)}`,
    '?before=x',
    '?before=2026-02-31T10:00:00.000000Z_99_9',
    '?before=2026-02-28T24:00:00.000000Z_0_9',
    '?before=0000-02-28T10:00:00.000000Z_0_9',
    '?before=2026-02-28T10:00:00.000000Z_100_9',
    '?before=2026-02-28T10:00:00.000000Z_0_9999999999999999999',
  ])('says what is wrong with %s', async (query) => {
    const answer = await api.call('GET', `/api/access-log/${encodeURI(query)}`, { supervisor });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveLength(1);
  });
});
