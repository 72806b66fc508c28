import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, basket } from '../test/basket';
import { captureLogs } from '../test/capture-logs';
import { engines, type TestDatabase } from '../test/engines';
import { startDeclarations } from './features/declaration/testing/start-declarations';

const canary = 'Canarigift';

describe.each(engines)('a simulation on the $name', ({ open }) => {
  let storage: TestDatabase;
  let app: FastifyInstance;
  let logged: () => string;

  beforeAll(async () => {
    storage = await open();
    ({ app } = await startDeclarations(storage));
    logged = captureLogs(app);
  });
  afterAll(async () => {
    await app.close();
    await storage.dispose();
  });

  /** Every row of every table, as text, but those that count calls. */
  async function everything(): Promise<string> {
    const tables = await storage.database.run<{ readonly name: string }>({
      text: `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'rate_count' order by 1`,
      values: [],
    });
    const contents = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await storage.database.run({
          text: `select t::text as row from ${name} t order by 1`,
          values: [],
        });
        return [name, rows];
      }),
    );
    return JSON.stringify(contents);
  }

  const simulate = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/simulator/',
      remoteAddress: '203.0.113.77',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('is neither kept in a table nor logged, answered or refused; of its network a keyed count of calls remains for a minute', async () => {
    const before = await everything();
    expect(before).toContain('declaration_history');
    const gift = article({ customName: canary });
    const answered = await simulate(basket({ shoppingProducts: [gift] }));
    expect(answered.statusCode).toBe(200);
    expect(answered.json().shoppingProducts[0].customName).toBe(canary);
    const wrong = await simulate(basket({ shoppingProducts: [{ ...gift, originalValue: -1 }] }));
    expect(wrong.statusCode).toBe(422);
    expect((await simulate(`{"customName":"${canary}",`)).statusCode).toBe(400);
    expect((await simulate(basket({ country: canary }))).statusCode).toBe(422);

    expect(await everything()).toBe(before);
    const counted = await storage.database.run({ text: 'select * from rate_count', values: [] });
    expect(Object.keys(counted[0] ?? {}).toSorted()).toEqual(['ends_at', 'granted', 'key', 'most', 'used']);
    expect(JSON.stringify(counted)).not.toMatch(/203\.0\.113|simulat/u);
    expect(JSON.stringify(counted)).not.toContain(canary);
    app.log.info('the capture works');
    expect(logged()).toContain('the capture works');
    expect(logged()).not.toContain(canary);
    expect(logged()).not.toContain('203.0.113');
  });
});
