import { dayMs } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../../test/declarations';
import { engines, type TestDatabase } from '../../../../test/engines';
import { declarationBody } from '../testing/declaration-body';
import { draftRule } from './erase-drafts';

const rule = draftRule(30);

describe.each(engines)('declarations that were never sent, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;

  beforeEach(async () => {
    storage = await open();
    api = await startDeclarations(storage, { now: () => new Date() });
  });
  afterEach(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    storage.database.run<Row>({ text, values });
  const age = (days: number) =>
    query('update declaration set updated_at = updated_at - make_interval(days => $1)', days);

  function erase(): Promise<number> {
    const at = new Date();
    return rule.erase(storage.database.run, { at, before: new Date(at.getTime() - rule.days * dayMs) });
  }

  /** Each table where one is named, with how many rows are about them. */
  async function rowsAbout(ids: readonly string[]): Promise<Record<string, number>> {
    const columns = {
      declaration: 'id',
      declaration_history: 'declaration_id',
      declaration_version: 'declaration_id',
      declaration_lease: 'declaration_id',
    };
    const counts = await Promise.all(
      Object.entries(columns).map(async ([table, column]) => {
        const [row] = await query<{ rows: number }>(
          `select count(*)::int as rows from ${table} where ${column} = any($1::uuid[])`,
          ids,
        );
        return [table, row?.rows ?? -1] as const;
      }),
    );
    return Object.fromEntries(counts);
  }

  async function totals(): Promise<readonly object[]> {
    return query(`select status, sum(declarations)::int as declarations, sum(cents)::int as cents
      from (
        select status, declarations, cents from declaration_day_total
        union all select status, declarations, cents from declaration_move
      ) as kept
      group by status having sum(declarations) <> 0 order by status`);
  }

  it('are erased whole after their days, and not one day before; what was sent stays', async () => {
    const draft = await api.draft();
    const givenUp = await api.draft();
    const cancel = { body: { status: 'cancelled' } };
    expect((await api.call('PATCH', `${givenUp.id}/`, { ...cancel, token: givenUp.token })).statusCode).toBe(
      200,
    );
    const replaced = { token: draft.token, body: declarationBody({ age: 50 }) };
    expect((await api.call('PUT', `${draft.id}/`, replaced)).statusCode).toBe(200);
    await query(`insert into declaration_lease values ($1, 'a1', now() + interval '1 minute')`, draft.id);
    const sent = await api.submitted();
    const tookBack = await api.submitted();
    await api.call('PATCH', `${tookBack.id}/`, { ...cancel, token: tookBack.token });

    await age(29);
    expect(await erase()).toBe(0);
    await age(2);
    const before = new Date(Date.now() - rule.days * dayMs);
    expect(await rule.count(storage.database.run, before)).toEqual({ due: 2, all: 2 });
    const young = await api.draft();
    expect(await erase()).toBe(2);

    const neverSent = await rowsAbout([draft.id, givenUp.id]);
    expect(Object.values(neverSent)).toEqual([0, 0, 0, 0]);
    for (const { id } of [sent, tookBack, young]) expect((await rowsAbout([id])).declaration).toBe(1);
    const total = (await api.call('GET', `${sent.id}/`, { agent: 'a1' })).json().assessment.total;
    const one = { declarations: 1, cents: Math.round(total * 100) };
    expect(await totals()).toEqual([
      { status: 'cancelled', ...one },
      { status: 'draft', ...one },
      { status: 'submitted', ...one },
    ]);
  });

  it('are made anew when the device that kept them sends them after all', async () => {
    const { id, token } = await api.draft();
    await age(31);
    expect(await erase()).toBe(1);
    expect((await api.call('GET', `${id}/`, { token })).statusCode).toBe(404);
    const put = await api.call('PUT', `${id}/`, { token, body: declarationBody() });
    expect([put.statusCode, put.json().version]).toEqual([200, 1]);
    const sent = await api.call('PATCH', `${id}/`, { token, ifMatch: '"1"', body: { status: 'submitted' } });
    expect([sent.statusCode, sent.json().status]).toEqual([200, 'submitted']);
  });

  it('are erased once by two processes, and never one that is being sent', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => api.draft()));
    await age(31);
    const sending = drafts.map(({ id, token }) =>
      api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } }),
    );
    const [one, other] = await Promise.all([erase(), erase()]);
    const answers = (await Promise.all(sending)).map(({ statusCode }) => statusCode);
    const sent = answers.filter((status) => status === 200).length;
    expect(answers.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect(one + other + sent).toBe(20);
    expect((await rowsAbout(drafts.map(({ id }) => id))).declaration).toBe(sent);
  });
});
