import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { collectHeap } from '../../../test/collect-heap';
import { handleError } from './error-handler';
import { answeredUnderPressure, type Overload, refuseOverload } from './overload';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('refuses work while the loop is late, except files and what tells that the process lives, then recovers', async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await refuseOverload(app, { maxEventLoopDelay: 50 });
  app.get('/api/work', async () => 'done');
  app.get('/api', async () => 'found');
  app.get('/assets/table.css', async () => 'td {}');
  app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
  await app.ready();
  const statusOf = async (url: string): Promise<number> => (await app?.inject({ url }))?.statusCode ?? 0;
  const waitFor = async (status: number, busyMs: number): Promise<void> => {
    const deadline = performance.now() + 10_000;
    while ((await statusOf('/api/work')) !== status) {
      if (performance.now() > deadline) throw new Error(`never answered ${status}`);
      block(busyMs);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  expect(await statusOf('/api/work')).toBe(200);
  await waitFor(503, 200);
  const refused = await app.inject({ url: '/api/work' });
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ status: 503, code: 'overloaded' });
  expect(await statusOf('/alive')).toBe(200);
  expect(await statusOf('/assets/table.css')).toBe(200);
  expect(await statusOf('/api')).toBe(503);
  expect(await statusOf('/%61pi/work')).toBe(503);
  await waitFor(200, 0);
});

it('refuses work when a collection left more than may be held, not for what was never collected', async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await refuseOverload(app, { maxEventLoopDelay: 0, maxHeapUsedBytes: 1 });
  app.get('/api/work', async () => 'done');
  app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
  await app.ready();
  expect((await app.inject('/api/work')).statusCode).toBe(200);
  collectHeap();
  await expect.poll(async () => (await app?.inject('/api/work'))?.statusCode, { interval: 1 }).toBe(503);
  expect((await app.inject('/alive')).statusCode).toBe(200);
});

it('refuses a crowd, and takes more once some are answered', async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await refuseOverload(app, { maxConcurrent: 2 });
  const waiting: (() => void)[] = [];
  app.get('/api/work', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
  app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
  await app.ready();
  const calls = [app.inject({ url: '/api/work' }), app.inject({ url: '/api/work' })];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  const refused = await app.inject({ url: '/api/work' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await app.inject({ url: '/alive' })).statusCode).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  for (const call of calls) expect((await call).statusCode).toBe(200);
  const next = app.inject({ url: '/api/work' });
  while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
  waiting[0]?.();
  expect((await next).statusCode).toBe(200);
});

describe('a process that refuses everything', () => {
  const patience = { timeout: 10_000, interval: 20 };
  let overload: Overload;
  let release: (() => void)[] = [];

  async function start(refusedTooLong: number): Promise<void> {
    release = [];
    app = Fastify();
    app.setErrorHandler(handleError);
    overload = await refuseOverload(app, { maxConcurrent: 2, refusedTooLong });
    app.get('/api/held', () => new Promise((resolve) => release.push(() => resolve('done'))));
    app.get('/api/quick', async () => 'done');
    app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
    await app.ready();
  }

  async function hold(count: number): Promise<void> {
    const already = release.length;
    for (let call = 0; call < count; call += 1) app?.inject('/api/held').catch(() => undefined);
    await expect.poll(() => release.length, patience).toBe(already + count);
  }

  it('is told from one that answers, and is well again once it lets somebody in', async () => {
    await start(300);
    expect(overload.refusesAll()).toBe(false);
    await hold(2);
    expect(overload.atOnce()).toBe(2);
    expect((await app?.inject('/api/quick'))?.statusCode).toBe(503);
    await expect.poll(overload.refusesAll, patience).toBe(true);
    expect((await app?.inject('/alive'))?.statusCode).toBe(200);
    expect(overload.refusesAll()).toBe(true);
    for (const answer of release) answer();
    await expect.poll(overload.refusesAll, patience).toBe(false);
    expect((await app?.inject('/api/quick'))?.statusCode).toBe(200);
    expect(overload.atOnce()).toBe(0);
  });

  it('is told also while it sends files, which help nobody who calls it', async () => {
    app = Fastify();
    app.setErrorHandler(handleError);
    overload = await refuseOverload(app, { maxEventLoopDelay: 50, refusedTooLong: 300 });
    app.get('/api/work', async () => 'done');
    app.get('/assets/table.css', async () => 'td {}');
    await app.ready();
    const files: (number | undefined)[] = [];
    const refusesAll = async (): Promise<boolean> => {
      block(200);
      files.push((await app?.inject('/assets/table.css'))?.statusCode);
      return overload.refusesAll();
    };
    await expect.poll(refusesAll, { ...patience, interval: 5 }).toBe(true);
    expect(new Set(files)).toEqual(new Set([200]));
    expect((await app.inject('/api/work')).statusCode).toBe(503);
  });

  it('is not one that is full and lets in a call for each that it answers', async () => {
    await start(0);
    await hold(2);
    await expect.poll(overload.refusesAll, patience).toBe(true);
    release.shift()?.();
    await expect.poll(overload.atOnce, patience).toBe(1);
    await hold(1);
    expect(overload.atOnce()).toBe(2);
    expect(overload.refusesAll()).toBe(false);
    for (const answer of release) answer();
  });
});
