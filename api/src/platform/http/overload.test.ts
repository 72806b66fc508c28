import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { handleError } from './error-handler';
import { answeredUnderPressure, refuseOverload } from './overload';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('refuses work while the loop is late, except what tells that the process lives, then recovers', async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await refuseOverload(app, { maxEventLoopDelay: 50 });
  app.get('/work', async () => 'done');
  app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
  await app.ready();
  const statusOf = async (url: string): Promise<number> => (await app?.inject({ url }))?.statusCode ?? 0;
  const waitFor = async (status: number, busyMs: number): Promise<void> => {
    const deadline = performance.now() + 10_000;
    while ((await statusOf('/work')) !== status) {
      if (performance.now() > deadline) throw new Error(`never answered ${status}`);
      block(busyMs);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  expect(await statusOf('/work')).toBe(200);
  await waitFor(503, 200);
  const refused = await app.inject({ url: '/work' });
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ status: 503, code: 'overloaded' });
  expect(await statusOf('/alive')).toBe(200);
  await waitFor(200, 0);
});

it('refuses a crowd, and takes more once some are answered', async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await refuseOverload(app, { mostAtOnce: 2 });
  const waiting: (() => void)[] = [];
  app.get('/work', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
  app.get('/alive', { config: answeredUnderPressure }, async () => 'yes');
  await app.ready();
  const calls = [app.inject({ url: '/work' }), app.inject({ url: '/work' })];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  const refused = await app.inject({ url: '/work' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await app.inject({ url: '/alive' })).statusCode).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  for (const call of calls) expect((await call).statusCode).toBe(200);
  const next = app.inject({ url: '/work' });
  while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
  waiting[0]?.();
  expect((await next).statusCode).toBe(200);
});
