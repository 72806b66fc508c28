import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, unburdened } from '../test/start-app';
import { temporaryFolder } from '../test/temporary-folder';
import type { OverloadLimits } from './platform/http/overload';

/** More than the buffers of a connection hold. */
const bigFile = Buffer.alloc(16 * 2 ** 20, 'x');
const patience = { timeout: 20_000, interval: 5 };

const site = temporaryFolder();
writeFileSync(path.join(site.folder, 'index.html'), '<title>traveller</title>');
writeFileSync(path.join(site.folder, 'big.js'), bigFile);

let app: FastifyInstance;
let port = 0;
let sockets: Socket[] = [];

async function start(overloadLimits: Partial<OverloadLimits>): Promise<void> {
  app = await startApp({
    siteFolder: site.folder,
    overloadLimits: { ...unburdened, ...overloadLimits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

function visit(head: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head, () => resolve(socket)));
    // A server that closes first is one of the ends under test.
    socket.on('error', () => resolve(socket));
    sockets.push(socket);
  });
}

/** Somebody who asks for a long file, and reads the beginning only. */
async function slowReader(): Promise<Socket> {
  const socket = await visit('GET /big.js HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

function slowReaders(count: number): Promise<readonly Socket[]> {
  return Promise.all(Array.from({ length: count }, slowReader));
}

/** What somebody who reads is answered; empty when their connection is refused or ended. */
async function statusFor(address: string): Promise<string> {
  const socket = await visit(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer = (answer + chunk).slice(0, 12);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return answer.slice(9);
}

/** Whether it is ended, or has read the whole file. */
function isOver(reader: Socket): Promise<unknown> {
  return expect.poll(() => reader.closed || reader.bytesRead > bigFile.length, patience).toBe(true);
}

function openConnections(): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_fault, count) => resolve(count)));
}

describe('clients that read slowly', () => {
  it('hold no place of those whose requests are worked on', async () => {
    await start({ maxConcurrent: 5 });
    await slowReaders(12);
    expect(await statusFor('/big.js')).toBe('200');
    expect(await statusFor('/')).toBe('200');
    expect(await openConnections()).toBe(12);
  });

  it('leave to those who come when there are too many connections, the first that stopped first', async () => {
    await start({ maxConnections: 4 });
    const readers: Socket[] = [];
    for (let reader = 0; reader < 4; reader += 1) readers.push(await slowReader());
    expect(await statusFor('/')).toBe('200');
    for (const reader of readers) reader.resume();
    const [first, ...others] = readers;
    await Promise.all(readers.map((reader) => isOver(reader)));
    expect(first?.bytesRead).toBeLessThan(bigFile.length);
    for (const { bytesRead } of others) expect(bytesRead).toBeGreaterThan(bigFile.length);
  });

  it('leave room even when none of them finished to ask', async () => {
    await start({ maxConnections: 10 });
    await Promise.all(Array.from({ length: 10 }, () => visit('GET /big.js HTTP/1.1\r\nHost: a\r\n')));
    await expect.poll(openConnections, patience).toBe(10);
    for (let comer = 0; comer < 30; comer += 1) expect(await statusFor('/')).toBe('200');
    await expect.poll(openConnections, patience).toBeLessThan(10);
  });

  it('are ended after the longest time of an answer, even if they read a little', async () => {
    await start({ maxAnswerMs: 300 });
    const reader = await slowReader();
    const reading = setInterval(() => reader.read(1), 20);
    await expect.poll(openConnections, patience).toBe(0);
    clearInterval(reading);
    expect(reader.bytesRead).toBeLessThan(bigFile.length);
  });

  it('have the whole of what they go on reading, however long it takes', async () => {
    const maxAnswerMs = 1_000;
    await start({ maxAnswerMs });
    const began = performance.now();
    const reader = await slowReader();
    reader.on('data', () => {
      reader.pause();
      setTimeout(() => reader.resume(), 15);
    });
    reader.resume();
    await isOver(reader);
    expect(reader.bytesRead).toBeGreaterThan(bigFile.length);
    expect(performance.now() - began).toBeGreaterThan(2 * maxAnswerMs);
  });
});

describe('clients that do not finish to ask', () => {
  const heads = {
    'half a body':
      'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    'half its headers': 'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\n',
    nothing: '',
  };

  it.each(Object.entries(heads))('%s: are ended after the longest time of a request', async (_, head) => {
    await start({ maxRequestMs: 300 });
    const socket = await visit(head);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A byte now and then earns no more time.
    const writing = setInterval(() => head !== '' && socket.write('a'), 20);
    await expect.poll(() => socket.closed, { timeout: 4_000, interval: 5 }).toBe(true);
    clearInterval(writing);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await statusFor('/')).toBe('200');
  });
});
