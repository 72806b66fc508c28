import { declarationListQuerySchema } from '@retour/contract';
import { type WaitingStatus, waitingStatuses } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDeclaration } from '../../../../test/copy-declaration';
import { newServerDatabase } from '../../../../test/engines';
import type { Database, RunStatement } from '../../../platform/database/database';
import { openDatabase } from '../../../platform/database/open-database';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';
import { listDeclarations } from './list-declarations';
import { takeOldest } from './take-oldest';

const closed = 4_000;
const by = { agentId: 'a1', sessionId: null, network: '192.0.2.1' } as const;
const indexes: Readonly<Record<WaitingStatus, string>> = {
  submitted: 'declaration_to_validate_in_turn',
  validated: 'declaration_to_collect_in_turn',
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

let database: Database;
let api: DeclarationsUnderTest;

beforeAll(async () => {
  const url = await newServerDatabase();
  database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  api = await startDeclarations({ database, dispose: database.close });
  const { id } = await api.submitted();
  await copyDeclaration(url, id, { copies: closed });
  // Out of the order of their creation, most of them closed.
  await database.run({
    text: `update declaration set status = (array['paid', 'paid', 'submitted', 'validated'])[1 + (random() * 3)::integer],
      created_at = created_at + random() * interval '1 day', submitted_at = created_at + interval '1 day' + random() * interval '1 day',
      updated_at = created_at + interval '2 days' + random() * interval '1 day', handled_day = '2026-11-21'`,
    values: [],
  });
  await database.run({ text: 'analyze declaration', values: [] });
}, 120_000);
afterAll(async () => {
  await api.app.close();
  await database.close();
});

/** How the first statement of a piece of work that names a table would be read, with the values that it is given. */
async function planOf(work: (run: RunStatement) => Promise<unknown>): Promise<readonly PlanNode[]> {
  const plans: PlanNode[] = [];
  const run: RunStatement = async (statement) => {
    const [explained] = await database.run<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>({
      text: `explain (format json) ${statement.text}`,
      values: statement.values,
    });
    if (explained !== undefined) plans.push(...nodesOf(explained['QUERY PLAN'][0].Plan));
    return database.run(statement);
  };
  await work(run);
  return plans;
}

describe.each(waitingStatuses)('the queue of what is %s', (queue) => {
  const moment = queue === 'submitted' ? 'submitted_at' : 'updated_at';

  it('is served from an index of who has waited longest', async () => {
    const nodes = await planOf((run) => takeOldest(run, { by, after: undefined, queue }));
    const scans = nodes.filter((node) => node['Relation Name'] === 'declaration');
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    expect(scans.map((scan) => scan['Index Name'])).toContain(indexes[queue]);
    const [oldest] = await database.run<{ id: string }>({
      text: `select public_id as id from declaration where status = $1::text order by ${moment}, id limit 1`,
      values: [queue],
    });
    const taken = await takeOldest(database.run, { by, after: undefined, queue });
    expect(taken).toMatchObject({ wanted: oldest?.id, taken: oldest?.id });
  });

  const asked = (filters: object) =>
    declarationListQuerySchema.parse({ ...filters, status: queue, sort: 'oldest', limit: 5 });

  it('is listed from the same one', async () => {
    const nodes = await planOf((run) => listDeclarations(run, asked({})));
    expect(nodes.map((node) => node['Index Name'])).toContain(indexes[queue]);
  });

  const few = 8;
  const longest = async (count: number): Promise<readonly string[]> => {
    const rows = await database.run<{ id: string }>({
      text: `select id from declaration where status = $1::text order by ${moment}, id limit $2`,
      values: [queue, count],
    });
    return rows.map(({ id }) => id);
  };
  const listed = async (offset: number, filters: object = {}): Promise<readonly string[]> => {
    const list = { ...asked(filters), limit: few, offset };
    return (await listDeclarations(database.run, list)).declarations.map(({ id }) => id);
  };
  const countWaiting = async (): Promise<number> => {
    const [counted] = await database.run<{ waiting: number }>({
      text: 'select count(*)::int as waiting from declaration where status = $1::text',
      values: [queue],
    });
    return counted?.waiting ?? 0;
  };
  const change = (ids: readonly string[], to: string) =>
    database.run({ text: `update declaration set ${to} where id = any($1::uuid[])`, values: [ids] });

  it('holds who is not there yet after all the others, in the order in which they declared', async () => {
    const early = await longest(few);
    await change(early, `arrives_from = now() + interval '9 years'`);
    expect(await listed((await countWaiting()) - few)).toEqual(early);
    expect(await listed((await countWaiting()) - few, { handledDate: '2026-11-21' })).toEqual(early);
    expect((await listed(0)).filter((id) => early.includes(id))).toEqual([]);
    await change(early, 'arrives_from = null');
  });

  it('serves those who arrive on one day in the order in which they declared', async () => {
    const everybody = await longest(await countWaiting());
    await change(everybody, `arrives_from = now() + interval '9 years'`);
    const [oldest] = await database.run<{ id: string }>({
      text: 'select public_id as id from declaration where id = $1::uuid',
      values: [everybody[0]],
    });
    expect(await takeOldest(database.run, { by, after: undefined, queue })).toMatchObject({
      wanted: oldest?.id,
    });
    await change(everybody, 'arrives_from = null');
  });

  it('holds those that were erased while they waited after all the others, and reads none to serve', async () => {
    const erased = await longest(few);
    await change(erased, 'anonymised_at = now()');
    expect((await listed(0)).filter((id) => erased.includes(id))).toEqual([]);
    const last = await listed((await countWaiting()) - few);
    expect(last).toEqual(erased.toSorted());
    expect(await listed((await countWaiting()) - few, { handledDate: '2026-11-21' })).toEqual(last);
    await change(erased, 'anonymised_at = null');
  });

  it.each([{}, { meanOfTransports: ['plane'] }, { handledDate: '2026-11-21' }, { search: 'dupont' }])(
    'is listed in the order in which it is served: %j',
    async (filters) => {
      const { declarations } = await listDeclarations(database.run, asked(filters));
      expect(declarations.map(({ id }) => id)).toEqual(await longest(5));
    },
  );

  it('is searched by the number of a receipt as well', async () => {
    const [reversed] = await database.run<{ id: string }>({
      text: `with counted as (insert into receipt_counter (office_id, year, last) values ($1::text, 2026, 1))
        insert into payment (declaration_id, version, office_id, office_name, agent_id, at, year, number, total_cents)
        select id, version, $1::text, 'Un bureau', 'a1', now(), 2026, 1, 100 from declaration where status = $1::text limit 1
        returning declaration_id as id`,
      values: [queue],
    });
    const { declarations } = await listDeclarations(database.run, asked({ search: `${queue}-2026-000001` }));
    expect(declarations.map(({ id }) => id)).toEqual([reversed?.id]);
  });
});
