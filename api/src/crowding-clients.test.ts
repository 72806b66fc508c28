import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, unburdened } from '../test/start-app';
import { temporaryFolder } from '../test/temporary-folder';
import { createMetrics } from './platform/http/metrics';
import type { OverloadLimits } from './platform/http/overload';

/** More than the buffers of a connection hold. */
const bigFile = Buffer.alloc(16 * 2 ** 20, 'x');
const patience = { timeout: 20_000, interval: 5 };
const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const file = 'GET /big.js HTTP/1.1\r\nHost: a\r\n\r\n';

const site = temporaryFolder();
writeFileSync(path.join(site.folder, 'index.html'), '<title>traveller</title>');
writeFileSync(path.join(site.folder, 'big.js'), bigFile);

let app: FastifyInstance;
let metrics = createMetrics();
let sockets: Socket[] = [];

async function start(overloadLimits: Partial<OverloadLimits>): Promise<void> {
  metrics = createMetrics();
  app = await startApp({
    metrics,
    siteFolder: site.folder,
    overloadLimits: { ...unburdened, ...overloadLimits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

function visit(bytes: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (bytes === '') resolve(socket);
      else socket.write(bytes, () => resolve(socket));
    });
    // A server that closes first is one of the ends under test.
    socket.on('error', () => resolve(socket));
    sockets.push(socket);
  });
}

async function slowReader(localAddress?: string): Promise<Socket> {
  const socket = await visit(file, localAddress);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** Somebody whose question has come in part: the server has said to go on. */
async function slowWriter(localAddress?: string): Promise<Socket> {
  const head = 'POST /api/simulator/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const socket = await visit(`${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`, localAddress);
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

async function read(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

/** Opens idle connections, and waits until so many were ended. */
async function crowd(count: number, localAddress: string, ended: number): Promise<void> {
  const idle = await Promise.all(Array.from({ length: count }, () => visit('', localAddress)));
  for (const socket of idle) socket.resume();
  await expect.poll(() => idle.filter(({ closed }) => closed).length, patience).toBeGreaterThanOrEqual(ended);
}

async function isServed(reader: Socket, writer: Socket): Promise<void> {
  writer.write('{}');
  const answer = await new Promise((resolve) => {
    writer.once('data', resolve);
    writer.once('close', () => resolve('ended'));
  });
  expect(String(answer)).toMatch(/^HTTP\/1\.1 422 /);
  reader.resume();
  await expect.poll(() => reader.closed || reader.bytesRead > bigFile.length, patience).toBe(true);
  expect(reader.bytesRead).toBeGreaterThan(bigFile.length);
}

describe('a client that sends without waiting for its answers', () => {
  it('is answered as long as few wait', async () => {
    await start({ maxUnanswered: 4 });
    const last = page.replace('Host: a', 'Host: a\r\nConnection: close');
    const answers = await read(await visit(page.repeat(3) + last));
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(4);
  });

  it('is ended when one more waits, and each that waited is counted', async () => {
    await start({ maxUnanswered: 4 });
    const socket = await visit(file + page.repeat(500));
    await read(socket);
    expect(socket.bytesRead).toBeLessThan(bigFile.length);
    const cut = async (): Promise<readonly (number | string | undefined)[]> => {
      const { values } = await metrics.cutRequests.get();
      return values.map(({ labels, value }) => `${labels.stage} ${value}`).sort();
    };
    await expect.poll(cut, patience).toEqual(['turn 3', 'work 1']);
    expect(await read(await visit(page.replace('Host: a', 'Host: a\r\nConnection: close')))).toMatch(/ 200 /);
  });
});

describe('an address that holds many connections', () => {
  it('loses its own when room is needed, not those of others', async () => {
    await start({ maxConnections: 6 });
    const reader = await slowReader('127.0.0.3');
    const writer = await slowWriter('127.0.0.4');
    await crowd(20, '127.0.0.2', 16);
    await isServed(reader, writer);
  });

  it('loses those that ask nothing first when it is everybody’s', async () => {
    await start({ maxConnections: 6 });
    const reader = await slowReader();
    const writer = await slowWriter();
    await crowd(20, '127.0.0.1', 16);
    await isServed(reader, writer);
  });
});
