import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { openContended } from '../../../test/open-contended';
import { allowRateLimits, rateLimiter } from './rate-limit';
import { clearCounts, shareCounts, type TakeShare } from './shared-counts';

/** The machine of the tests is shared: its lateness is no fault of the database. */
const patienceMs = 60_000;

let apps: FastifyInstance[] = [];

/** A process that lets so many calls of a network through in a minute. */
async function startProcess(takeShare: TakeShare, perMinute: number): Promise<FastifyInstance> {
  const app = Fastify();
  await allowRateLimits(app, takeShare);
  app.get('/', { onRequest: rateLimiter(app, { name: 'calls', perMinute }) }, () => 'through');
  apps.push(app);
  return app;
}
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

async function call(app: FastifyInstance, remoteAddress = '203.0.113.7'): Promise<boolean> {
  const { body, headers } = await app.inject({ url: '/', remoteAddress });
  if (body !== 'through') expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return body === 'through';
}

async function countOf(calls: readonly Promise<boolean>[]): Promise<number> {
  return (await Promise.all(calls)).filter((isThrough) => isThrough).length;
}

describe.each(engines)('limits of several processes, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let installation = 0;

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  /** Two processes of an installation of their own. */
  async function startTwo(perMinute: number): Promise<readonly [FastifyInstance, FastifyInstance]> {
    installation += 1;
    const secret = `installation ${installation}`;
    const start = (): Promise<FastifyInstance> =>
      startProcess(shareCounts({ run: storage.database.run, secret, patienceMs }), perMinute);
    return [await start(), await start()];
  }

  it('let through what one would: 60 a minute are 60, one after the other', async () => {
    const [one, other] = await startTwo(60);
    let through = 0;
    for (let turn = 0; turn < 60; turn += 1) through += await countOf([call(one), call(other)]);
    expect(through).toBe(60);
  });

  it('let through what one would, all at once', async () => {
    const [one, other] = await startTwo(60);
    const calls = Array.from({ length: 60 }, () => [call(one), call(other)]).flat();
    expect(await countOf(calls)).toBe(60);
  });

  it('let through all of it when one process alone is called', async () => {
    const [one] = await startTwo(600);
    expect(await countOf(Array.from({ length: 700 }, () => call(one)))).toBe(600);
  });

  it('never let through more of a large limit, and leave next to nothing of it', async () => {
    const [one, other] = await startTwo(600);
    let through = 0;
    for (let turn = 0; turn < 660; turn += 1) through += await countOf([call(turn % 3 === 0 ? one : other)]);
    expect(through).toBeLessThanOrEqual(600);
    expect(through).toBeGreaterThan(570);
  });

  it('count a subscriber’s addresses as one, wherever they call', async () => {
    const [one, other] = await startTwo(2);
    expect(await call(one, '2001:db8:1:2::1')).toBe(true);
    expect(await call(other, '2001:db8:1:2:ffff::9')).toBe(true);
    expect(await call(other, '2001:db8:1:2::3')).toBe(false);
    expect(await call(one, '2001:db8:1:2::4')).toBe(false);
    expect(await call(one, '2001:db8:1:3::1')).toBe(true);
  });

  it('begin anew after a minute of the database’s clock, and forget it', async () => {
    const { run } = storage.database;
    const take = shareCounts({ run, secret: 'minutes', patienceMs });
    const asked = { key: 'a', most: 3, wanted: 2 };
    const shares = [await take(asked), await take(asked), await take(asked)];
    expect(shares.map(({ granted }) => granted)).toEqual([2, 1, 0]);
    for (const { leftMs } of shares) expect(leftMs).toBeGreaterThan(0);
    await run({ text: `update rate_count set ends_at = now() - interval '1 second'`, values: [] });
    expect(await take(asked)).toMatchObject({ granted: 2 });
    await clearCounts(run);
    expect((await take(asked)).granted).toBe(1);
    await run({ text: `update rate_count set ends_at = now() - interval '2 minutes'`, values: [] });
    await clearCounts(run);
    expect(await run({ text: 'select from rate_count', values: [] })).toEqual([]);
  });

  it('keep no address where they are counted', async () => {
    const [one] = await startTwo(5);
    await call(one, '198.51.100.23');
    const rows = await storage.database.run<{ key: string }>({
      text: 'select * from rate_count',
      values: [],
    });
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });

  it('are held by each process alone while the database does not answer: neither open nor closed', async () => {
    const gone = await open();
    const app = await startProcess(shareCounts({ run: gone.database.run, secret: 'gone', patienceMs }), 5);
    expect(await call(app)).toBe(true);
    await gone.dispose();
    expect(await countOf(Array.from({ length: 10 }, () => call(app)))).toBe(4);
    expect(await countOf(Array.from({ length: 10 }, () => call(app, '203.0.113.8')))).toBe(5);
  });
});

it('are forgotten in whatever order they were written, while the same ones are taken anew', async () => {
  const { run, hold, untilWaiting, dispose } = await openContended();
  const take = shareCounts({ run, secret: 'an order', patienceMs });
  const asked = ['a', 'b', 'c'].map((key) => ({ key, most: 5, wanted: 1 }));
  await Promise.all(asked.map(take));
  // Written anew from the last key to the first.
  await run({
    text: `with old as (delete from rate_count returning *)
      insert into rate_count select * from old order by key desc`,
    values: [],
  });
  await run({ text: `update rate_count set ends_at = now() - interval '2 minutes'`, values: [] });
  const [, middle] = await run<{ key: string }>({
    text: 'select key from rate_count order by key',
    values: [],
  });
  const held = await hold('select from rate_count where key = $1 for update', [middle?.key]);
  let waiters = 1;
  const cleared = clearCounts(run).finally(() => {
    waiters = 0;
  });
  await Promise.race([cleared, untilWaiting(1)]);
  const taken = Promise.all(asked.map(take));
  await untilWaiting(waiters + 1);
  await held.release();
  await cleared;
  expect((await taken).map(({ granted }) => granted)).toEqual([1, 1, 1]);
  await dispose();
});

it('wait no longer for a database that hangs than their patience', async () => {
  let asked = 0;
  const hangs = (): Promise<never> => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const app = await startProcess(shareCounts({ run: hangs, secret: 'hangs', patienceMs: 30 }), 3);
  const before = performance.now();
  expect(await countOf(Array.from({ length: 9 }, () => call(app)))).toBe(3);
  expect(await countOf(Array.from({ length: 9 }, () => call(app, '203.0.113.8')))).toBe(3);
  expect(performance.now() - before).toBeLessThan(2_000);
  // Once it did not answer, nobody waits for it for a while.
  expect(asked).toBe(1);
});
