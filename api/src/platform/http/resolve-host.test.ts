import dns from 'node:dns';
import { type AddressInfo, connect, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { startApp, unburdened } from '../../../test/start-app';
import { resolveHost } from './resolve-host';

const bothLoopbacks = [
  { address: '::1', family: 6 },
  { address: '127.0.0.1', family: 4 },
];
const request = 'GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n';

let app: FastifyInstance | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await app?.close();
});

/** The hosts file of most machines: not all that run the tests have both addresses in theirs. */
function nameBothLoopbacks(): void {
  const ask = (name: string, ...rest: readonly unknown[]): void => {
    const callback = rest.at(-1);
    if (typeof callback !== 'function') throw new TypeError('a lookup without a callback');
    const [first] = bothLoopbacks;
    if (name !== 'localhost') callback(null, name, isIP(name));
    else if (rest.length > 1) callback(null, bothLoopbacks);
    else callback(null, first?.address, first?.family);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(Object.assign(ask, dns.lookup));
}

/** How many of a hundred requests sent without waiting are answered; null where nobody listens. */
function answersOf(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    let text = '';
    let wasOpen = false;
    const socket = connect({ host, port }, () => {
      wasOpen = true;
      socket.write(request.repeat(99) + request.replace('Host: a', 'Host: a\r\nConnection: close'));
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(wasOpen ? (text.match(/ 200 /g) ?? []).length : null));
  });
}

it('a name of two addresses is listened to at one, and every connection there is bounded', async () => {
  app = await startApp({ overloadLimits: { ...unburdened, maxUnanswered: 4 } });
  const host = await resolveHost('localhost');
  nameBothLoopbacks();
  await app.listen({ port: 0, host });
  expect(app.addresses()).toHaveLength(1);
  const { port } = app.server.address() as AddressInfo;
  const answers = await Promise.all(bothLoopbacks.map(({ address }) => answersOf(address, port)));
  expect(answers.filter((count) => count !== null)).toHaveLength(1);
  for (const count of answers) expect(count ?? 0).toBeLessThanOrEqual(4);
});

it.each(['127.0.0.1', '::1', '0.0.0.0', '::'])('%s is itself', async (address) => {
  expect(await resolveHost(address)).toBe(address);
});
