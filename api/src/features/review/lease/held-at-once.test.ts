import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newServerDatabase } from '../../../../test/engines';
import { untilLockWait } from '../../../../test/until-lock-wait';
import type { Database } from '../../../platform/database/database';
import { openDatabase } from '../../../platform/database/open-database';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

let url = '';
let database: Database;
let colleague: pg.Client;
let api: DeclarationsUnderTest;

beforeAll(async () => {
  url = await newServerDatabase();
  database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  colleague = new pg.Client({ connectionString: url });
  await colleague.connect();
  api = await startDeclarations({ database, dispose: database.close });
});
afterAll(async () => {
  await colleague.end();
  await api.app.close();
  await database.close();
});

const hold = async (agent: string, id: string): Promise<unknown> =>
  (await api.call('PUT', `/api/review/held/${id}/`, { agent })).json();

it.each([
  ['for the first time', null],
  ['after a lease that is over', "now() - interval '1 minute'"],
])('of two agents who open a sheet at once %s, the second learns who has it', async (_when, former) => {
  const { id } = await api.submitted();
  if (former !== null) {
    await colleague.query(`insert into declaration_lease (declaration_id, agent_id, until)
      values ('${id}', 'a3', ${former})`);
  }
  // The colleague's statement has written, and is not over.
  await colleague.query('begin');
  await colleague.query(`insert into declaration_lease (declaration_id, agent_id, until)
    values ('${id}', 'a1', now() + interval '2 minutes')
    on conflict (declaration_id) do update set agent_id = excluded.agent_id, until = excluded.until`);
  const asked = hold('a2', id);
  await untilLockWait(url);
  await colleague.query('commit');
  expect(await asked).toEqual({ heldBy: { id: 'a1' } });
});
