import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server';

const servers = new Map(
  [0, 1, 2].map((trustProxy) => {
    const app = createHttpServer({
      logLevel: 'silent',
      trustProxy,
      headers: {},
      checkAnswers: false,
      isDraining: () => false,
    });
    app.get('/address', (request) => ({ ip: request.ip }));
    return [trustProxy, app] as const;
  }),
);
afterAll(() => Promise.all([...servers.values()].map((app) => app.close())));

const socket = '10.0.0.1';

function ask(trustProxy: number, headers: Readonly<Record<string, string>>) {
  return servers.get(trustProxy)?.inject({ url: '/address', remoteAddress: socket, headers });
}

describe('the address of a caller', () => {
  it.each([
    [0, '192.0.2.7', socket],
    [1, '192.0.2.7', '192.0.2.7'],
    [1, '203.0.113.66, 192.0.2.7', '192.0.2.7'],
    [2, '192.0.2.7, 10.0.0.2', '192.0.2.7'],
    [2, '203.0.113.66, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ])(
    'behind %i proxies that say « %s » is %s: what the caller wrote before them is not read',
    async (hops, said, ip) => {
      expect((await ask(hops, { 'x-forwarded-for': said }))?.json()).toEqual({ ip });
    },
  );

  it.each(['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
    'is never read in %s',
    async (name) => {
      const value = name === 'forwarded' ? 'for=203.0.113.66' : '203.0.113.66';
      expect((await ask(1, { [name]: value }))?.json()).toEqual({ ip: socket });
    },
  );

  it('comes with a name of the request that the caller does not choose', async () => {
    const answer = await ask(1, { 'x-request-id': 'chosen' });
    expect(answer?.headers['x-request-id']).toMatch(/^[\da-f]{8}-/);
  });
});
