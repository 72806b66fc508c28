import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atScale, tellProof } from '../../../test/at-scale';
import { newServerDatabase } from '../../../test/engines';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { declarationBody } from './testing/declaration-body';
import { newToken, startDeclarations } from './testing/start-declarations';

const rounds = atScale(30, 100);
const writesAtOnce = 20;

let url = '';
let database: Database;
let api: Awaited<ReturnType<typeof startDeclarations>>;
const broken: Error[] = [];
beforeAll(async () => {
  url = await newServerDatabase();
  database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    onConnectionError: (error) => broken.push(error),
  });
  api = await startDeclarations({ database, dispose: database.close });
});
afterAll(async () => {
  await api.app.close();
  await database.close();
});

/** What an administrator, a failover or a crash does to every connection of the pool. */
async function terminateConnections(): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rowCount ?? 0;
}

it(
  'answers or says 503 while connections are killed, loses nothing, and recovers by itself',
  async () => {
    const acknowledged: { readonly id: string; readonly token: string }[] = [];
    let killed = 0;
    let refused = 0;
    const write = async (): Promise<void> => {
      const id = randomUUID();
      const token = newToken();
      const answer = await api.call('PUT', `${id}/`, { token, body: declarationBody() });
      if (answer.statusCode < 300) {
        acknowledged.push({ id, token });
        return;
      }
      refused += 1;
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.json()).toMatchObject({ code: 'not-ready' });
    };
    for (let round = 0; round < rounds.count; round += 1) {
      const writes = Array.from({ length: writesAtOnce }, write);
      killed += await terminateConnections();
      await Promise.all(writes);
    }

    expect(killed).toBeGreaterThan(10);
    expect(broken.length).toBeGreaterThan(0);
    const recovered = { timeout: 60_000, interval: 50 };
    await expect
      .poll(async () => {
        const options = { token: newToken(), body: declarationBody() };
        return (await api.call('PUT', `${randomUUID()}/`, options)).statusCode;
      }, recovered)
      .toBe(200);
    for (const { id, token } of acknowledged) {
      await expect
        .poll(async () => (await api.call('GET', `${id}/`, { token })).statusCode, recovered)
        .toBe(200);
    }
    const figures = { 'writes acknowledged': acknowledged.length };
    tellProof('R1', { tried: rounds.count, failed: 0, figures });
    expect(acknowledged.length + refused).toBe(rounds.count * writesAtOnce);
  },
  rounds.within(60_000),
);
