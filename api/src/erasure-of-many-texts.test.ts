import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpColumns } from '../test/dump-columns';
import { newServerDatabase } from '../test/engines';
import { eraseDeclaration } from './features/declaration/erase-declaration';
import {
  type DeclarationsUnderTest,
  startDeclarations,
} from './features/declaration/testing/start-declarations';
import type { Database, RunStatement } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { isDatabaseUnavailable } from './platform/database/unavailable';

/** To look in all of these at once takes several times what a statement may take here, and to look in some a small part of it. */
const texts = 200_000;
const statementMs = 1_000;

const person = { declarantLastName: 'Verdurinette', declarantFirstName: 'Oriane' };
const at = new Date('2026-10-15T12:00:00Z');

let database: Database;
let api: DeclarationsUnderTest;
let client: pg.Client;

/** On a connection whose statements are short. */
const run: RunStatement = async <Row extends object>({ values, ...statement }: Parameters<RunStatement>[0]) =>
  (await client.query<Row>({ ...statement, values: [...values] })).rows;

beforeAll(async () => {
  const url = await newServerDatabase();
  database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  api = await startDeclarations({ database, dispose: database.close });
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await api.app.close();
  await client.end();
  await database.close();
});

const erase = (id: string, by = run) =>
  eraseDeclaration(by, { id, ground: 'person', by: { type: 'system', id: null }, at });

/** What agents typed to find products: the first, the last and those around a page name somebody. */
async function plantLookups(): Promise<readonly number[]> {
  const named = [1, 4_999, 5_000, 5_001, 123_456, texts];
  await client.query(
    `insert into product_lookup (agent_id, product_id, search_value, at)
      select 'agent', lpad(index::text, 6, '0'),
        case when index = any($2::integer[]) then 'Pour Mme Oriané VERDURINETTE' else repeat('Eau de toilette, ', 24) end,
        now()
      from generate_series(1, $1) as index`,
    [texts, named],
  );
  return named;
}

it('is done whatever agents typed, by statements none of which reads it all', async () => {
  const { id } = await api.draft(person);
  const named = await plantLookups();
  await client.query('analyze product_lookup');
  await client.query(`set statement_timeout = ${statementMs}`);
  expect(await erase(id)).toMatchObject({ kind: 'erased', isNew: true });
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query(
    `select product_id::integer as index, search_value from product_lookup where search_value not like 'Eau%' order by 1`,
  );
  expect(rows).toEqual(named.map((index) => ({ index, search_value: 'Pour Mme [effacé]' })));
  await client.query('truncate product_lookup');
}, 120_000);

it('is done whole or not at all, wherever it is cut short, and by the same request again', async () => {
  const { id } = await api.draft(person);
  const { publicId } = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
  const { id: other } = await api.submitted();
  const reason = `Doublon de ${publicId}, Oriane Verdurinette : vu au guichet.`;
  await api.call('PATCH', `${other}/`, { agent: 'a1', body: { status: 'refused', reason } });
  await client.query(
    `insert into product_lookup (agent_id, product_id, search_value, at) values ('agent', 'p', $1, now())`,
    [reason],
  );
  const before = await dumpColumns(run);
  let cuts = 0;
  for (let isDone = false; !isDone; cuts += 1) {
    let left = cuts;
    let hasWritten = false;
    const outcome = await erase(id, async (statement) => {
      if (left === 0) throw Object.assign(new Error('cut short'), { code: '57014' });
      left -= 1;
      hasWritten ||= statement.name === 'anonymise-declaration';
      return run(statement);
    }).catch((fault: unknown) => fault);
    if (outcome instanceof Error) expect(isDatabaseUnavailable(outcome)).toBe(true);
    isDone = hasWritten;
    if (!isDone) expect(await dumpColumns(run)).toEqual(before);
  }
  expect(cuts).toBeGreaterThan(6);
  expect(JSON.stringify([...(await dumpColumns(run))])).not.toMatch(/verdurinette|oriane/i);
  expect(await erase(id)).toMatchObject({ kind: 'erased', isNew: false });
});
