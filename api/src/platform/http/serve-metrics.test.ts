import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, testEnvironment } from '../../../test/start-app';
import { isNetwork } from './serve-metrics';

const token = 'a-token-of-thirty-two-characters!';
const bearer = { authorization: `Bearer ${token}` };

describe('a token and networks', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const metricsReaders = { token, networks: ['192.0.2.0/24', '2001:db8::/32', '203.0.113.7'] };
    app = await startApp({ environment: { ...testEnvironment, trustProxy: 1, metricsReaders } });
  });
  afterAll(() => app.close());

  it.each<[string, Record<string, string>, number]>([
    ['192.0.2.9', bearer, 200],
    ['::ffff:192.0.2.9', bearer, 200],
    ['2001:db8::9', bearer, 200],
    ['203.0.113.7', bearer, 200],
    ['203.0.113.8', bearer, 404],
    ['198.51.100.1', bearer, 404],
    ['2001:db9::9', bearer, 404],
    ['192.0.2.9', {}, 404],
    ['192.0.2.9', { authorization: `Bearer ${token}x` }, 404],
    ['192.0.2.9', { authorization: token }, 404],
    ['192.0.2.9', { authorization: 'Bearer ' }, 404],
    // What a proxy says of who asks is not believed, and what came through one is somebody else's.
    ['192.0.2.9', { ...bearer, 'x-forwarded-for': '192.0.2.9' }, 404],
    ['198.51.100.1', { ...bearer, 'x-forwarded-for': '192.0.2.9' }, 404],
    ['192.0.2.9', { ...bearer, via: '1.1 proxy' }, 404],
  ])('%s with %o: %i', async (remoteAddress, headers, status) => {
    const answer = await app.inject({ url: '/api/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('http_requests_in_flight')).toBe(status === 200);
  });
});

it('shows nothing to a network when no token was set', async () => {
  const app = await startApp();
  const asked = { url: '/api/metrics', remoteAddress: '192.0.2.9' };
  expect((await app.inject({ ...asked, headers: bearer })).statusCode).toBe(404);
  expect((await app.inject({ ...asked, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  await app.close();
});

it.each([
  ['192.0.2.0/24', true],
  ['192.0.2.1', true],
  ['0.0.0.0/0', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['192.0.2.0/33', false],
  ['2001:db8::/129', false],
  ['192.0.2/24', false],
  ['192.0.2.0/', false],
  ['192.0.2.0/-1', false],
  ['prometheus.example', false],
  ['', false],
])('%s is a network: %s', (text, isOne) => {
  expect(isNetwork(text)).toBe(isOne);
});
