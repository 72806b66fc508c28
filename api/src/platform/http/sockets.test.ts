import { connect } from 'node:net';
import { problemMediaType, problemSchema } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideTold } from '../../../test/answer-faults';
import { atScale, proofSeed, tellProof } from '../../../test/at-scale';
import { drawFrom } from '../../../test/draw-from';
import { drawRawRequest, rawFaults } from '../../../test/raw-requests';
import { startApp, testEnvironment } from '../../../test/start-app';

const rawRequests = atScale(300, 20_000);
const connectionsAtOnce = 20;

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  // Each raw request says that it comes from a network of its own, so that no limit hides an answer.
  app = await startApp({ environment: { ...testEnvironment, trustProxy: 1 } });
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

/** All that is answered to who sends these bytes and nothing more, until the service ends the connection. */
function wholeExchange(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const answer: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('neither an answer nor an end')));
    socket.on('data', (chunk) => answer.push(chunk));
    socket.on('error', (error: Error & { code?: string }) => {
      // What is refused before it was read to its end is cut off.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(answer).toString('utf8')));
  });
}

/** What is wrong with all that a connection was answered; null when nothing is. */
function faultOf(text: string): string | null {
  if (text === '') return null;
  if (!text.startsWith('HTTP/1.1 ')) return 'no answer of HTTP';
  for (const answer of text.split(/(?=HTTP\/1\.1 \d{3} )/)) {
    const status = Number(answer.slice(9, 12));
    if (status >= 500) return `answered ${status}`;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    // Without a host, or with a wish that it does not know, Node answers by itself, with no body: one chunk of nothing.
    if (status < 400 || body === '' || body === '0') continue;
    if (!head.toLowerCase().includes(`content-type: ${problemMediaType}`))
      return 'a refusal that is no problem';
    if (problemSchema.safeParse(JSON.parse(body)).data?.status !== status)
      return 'another status in its problem';
  }
  const told = insideTold(text);
  return told === null ? null : `tells of the inside: ${told}`;
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

  it(
    'thousands of bad requests drawn at random: refused, or answered as what they are',
    async () => {
      const draw = drawFrom(proofSeed(Date.now()));
      const drawnFaults = new Set<string>();
      const wrong: unknown[] = [];
      let answered = 0;
      for (let sent = 0; sent < rawRequests.count; sent += connectionsAtOnce) {
        const drawn = Array.from(
          { length: Math.min(connectionsAtOnce, rawRequests.count - sent) },
          (_, index) => drawRawRequest(draw, sent + index),
        );
        await Promise.all(
          drawn.map(async ({ fault, bytes }) => {
            drawnFaults.add(fault);
            const answer = await wholeExchange(bytes);
            if (answer !== '') answered += 1;
            const amiss = faultOf(answer);
            if (amiss !== null)
              wrong.push({
                amiss,
                fault,
                bytes: Buffer.from(bytes).toString('latin1').slice(0, 500),
                answer,
              });
          }),
        );
      }
      tellProof('S1', {
        tried: rawRequests.count,
        failed: wrong.length,
        figures: { 'bad requests over a socket': rawRequests.count },
      });
      expect(wrong).toEqual([]);
      expect([...drawnFaults].sort()).toEqual([...rawFaults].sort());
      expect(answered).toBeGreaterThan(rawRequests.count / 2);
      expect(await exchange('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    },
    rawRequests.within(60_000),
  );
});
