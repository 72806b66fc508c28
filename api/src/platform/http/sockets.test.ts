import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = await startApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('bytes that are not a request', () => {
  it.each([
    ['noise', Buffer.from([0, 1, 2, 255, 13, 10, 13, 10])],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['a method of no standard', 'HACK /api/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a request to be told back (TRACE)', 'TRACE /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no host', 'GET /api/health/live HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['headers of 100 KB', `GET /api/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a header broken in two', 'GET /api/ HTTP/1.1\r\nHost: a\r\nX : \u0000\r\n\r\n'],
    [
      'a bad chunk',
      'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('%s: 4xx', async (_name, bytes) => {
    expect(await exchange(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('a tunnel to elsewhere: ended without a word', async () => {
    expect(await exchange('CONNECT db.example:5432 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  });
});
