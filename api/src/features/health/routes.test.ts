import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { startApp, unburdened } from '../../../test/start-app';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const ready = async () => app?.inject('/api/health/ready');

it('is ready while the database answers and requests are let in', async () => {
  app = await startApp();
  expect((await ready())?.statusCode).toBe(200);
});

it('is not ready when it has refused every request for too long', async () => {
  app = await startApp({ overloadLimits: { ...unburdened, maxConcurrent: 0, refusedTooLong: 300 } });
  expect((await app.inject('/api/products/')).statusCode).toBe(503);
  await expect.poll(async () => (await ready())?.statusCode, { timeout: 10_000 }).toBe(503);
  const answer = await ready();
  expect(answer?.json()).toMatchObject({ code: 'overloaded', title: 'Service très sollicité' });
  expect(answer?.headers['retry-after']).toBe('2');
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  expect((await app.inject('/api/metrics')).body).toContain('http_refuses_all 1');
});

it.each([
  ['the database does not answer', { pingDatabase: () => Promise.reject(new Error('down')) }],
  ['the process leaves', { isDraining: () => true }],
])('is not ready when %s', async (_case, sources) => {
  app = await startApp(sources);
  const answer = await ready();
  expect(answer?.statusCode).toBe(503);
  expect(answer?.json()).toMatchObject({ code: 'not-ready' });
});
