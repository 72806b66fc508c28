import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectHeap } from '../../../test/collect-heap';
import { createHttpServer } from './create-http-server';

const patience = { timeout: 20_000, interval: 20 };

let app: FastifyInstance;
let socket: Socket;
let answer = '';
let arrived = 0;
beforeEach(async () => {
  app = createHttpServer({
    logLevel: 'silent',
    trustProxy: 0,
    headers: {},
    checkAnswers: false,
    isDraining: () => false,
  });
  app.post('/api/thing', async ({ body }) => ({ read: JSON.stringify(body).length }));
  app.server.on('connection', (one) => {
    one.on('data', (part: Buffer) => {
      arrived += part.length;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  answer = '';
  arrived = 0;
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket
    .on('error', () => undefined)
    .on('data', (part) => {
      answer += String(part);
    });
});
afterEach(async () => {
  socket.destroy();
  await app.close();
});

const head = (length: string): string =>
  `POST /api/thing HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
const chunked = head('Transfer-Encoding: chunked');
/** A text, in parts of one character each. */
const inCharacters = (text: string): string => [...text].map((sign) => `1\r\n${sign}\r\n`).join('');

describe('a body that comes in any parts', () => {
  it('takes no more place than it is long, while it comes', async () => {
    const bytes = 200_000;
    collectHeap();
    const before = process.memoryUsage().heapUsed;
    const sent = chunked + inCharacters(`"${'x'.repeat(bytes)}`);
    socket.write(sent);
    await expect.poll(() => arrived, patience).toBe(sent.length);
    collectHeap();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(6 * 2 ** 20);
    socket.write(`${inCharacters('"')}0\r\n\r\n`);
    await expect.poll(() => answer, patience).toContain(`{"read":${bytes + 2}}`);
  });

  it.each([
    ['one by one', `${chunked + inCharacters('{"a":"e"}')}0\r\n\r\n`, '{"read":9}'],
    ['none', `${chunked}0\r\n\r\n`, ' 400 '],
    ['too many', `${chunked}40000\r\n${'x'.repeat(0x40000)}\r\n1\r\nx\r\n`, ' 413 '],
    [
      'as many as may come',
      `${chunked}40000\r\n"${'x'.repeat(0x40000 - 2)}"\r\n0\r\n\r\n`,
      '{"read":262144}',
    ],
    ['more announced than may come', head('Content-Length: 262145'), ' 413 '],
    ['that are no UTF-8', `${chunked}1\r\n\xff\r\n0\r\n\r\n`, ' 400 '],
  ])('is read, or refused: %s', async (_name, sent, expected) => {
    socket.write(sent, 'latin1');
    await expect.poll(() => answer, patience).toContain(expected);
  });
});
