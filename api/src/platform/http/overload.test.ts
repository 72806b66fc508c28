import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
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

describe('an answer that is longer to write than a visitor may be to read', () => {
  const maxAnswerMs = 300;
  const patience = { timeout: 10_000, interval: 20 };

  /** An application that writes an answer part by part, with so long between them. */
  async function start(part: Buffer, parts: number, everyMs: number): Promise<number> {
    app = Fastify();
    await refuseOverload(app, { maxAnswerMs });
    app.get('/api/export', (_request, reply) => {
      async function* rows(): AsyncGenerator<Buffer> {
        for (let row = 0; row < parts; row += 1) {
          await pause(everyMs);
          yield part;
        }
      }
      return reply.send(Readable.from(rows()));
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  }

  /** An application that hands an answer over whole. */
  async function startWhole(answer: Buffer): Promise<number> {
    app = Fastify();
    await refuseOverload(app, { maxAnswerMs });
    app.get('/api/export', (_request, reply) => reply.send(answer));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  }

  const connections = (): Promise<number> =>
    new Promise((resolve) => app?.server.getConnections((_fault, count) => resolve(count)));

  function ask(port: number): Socket {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /api/export HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    );
    return socket.on('error', () => undefined);
  }

  it.each([
    ['a little, often', 60, 25],
    ['after long silences', 2, 1_000],
  ])('is read whole when it is written %s', async (_name, parts, everyMs) => {
    const reader = ask(await start(Buffer.from('row\n'), parts, everyMs));
    let answer = '';
    reader.on('data', (chunk) => {
      answer += chunk;
    });
    await new Promise((resolve) => reader.once('close', resolve));
    expect(answer.match(/^row/gm)).toHaveLength(parts);
    // The last chunk of a body that is whole.
    expect(answer).toMatch(/\r\n0\r\n\r\n$/);
  });

  it('is ended when its visitor stops reading it, though it is still written', async () => {
    const reader = ask(await start(Buffer.alloc(2 ** 20, 'x'), 1_000, 5));
    reader.once('data', () => reader.pause());
    await expect.poll(connections, patience).toBe(1);
    await expect.poll(connections, patience).toBe(0);
    reader.destroy();
  });

  /** More than the buffers of a connection hold. */
  const whole = Buffer.alloc(16 * 2 ** 20, 'x');

  it('is read whole when it is handed over whole, by a visitor who goes on reading it', async () => {
    const began = performance.now();
    const reader = ask(await startWhole(whole));
    let head = '';
    reader.on('data', (chunk) => {
      if (!head.includes('\r\n\r\n')) head += chunk;
      reader.pause();
      setTimeout(() => reader.resume(), 10);
    });
    await new Promise((resolve) => reader.once('close', resolve));
    expect(performance.now() - began).toBeGreaterThan(3 * maxAnswerMs);
    expect(reader.bytesRead).toBeGreaterThan(whole.length);
    expect(head).toMatch(/^content-length: 16777216\r$/m);
  });

  it('is ended when its visitor reads next to nothing of one that was handed over whole', async () => {
    const reader = ask(await startWhole(whole));
    reader.once('data', () => reader.pause());
    await expect.poll(connections, patience).toBe(1);
    const reading = setInterval(() => reader.read(1), 20);
    await expect.poll(connections, patience).toBe(0);
    clearInterval(reading);
    reader.destroy();
  });
});
