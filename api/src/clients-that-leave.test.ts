import { randomUUID } from 'node:crypto';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atScale, tellProof } from '../test/at-scale';
import { collectHeap } from '../test/collect-heap';
import { copyDeclaration } from '../test/copy-declaration';
import { newServerDatabase } from '../test/engines';
import { insertAgent } from '../test/insert-agent';
import { testEnvironment } from '../test/start-app';
import { temporaryFolder } from '../test/temporary-folder';
import { declarationBody } from './features/declaration/testing/declaration-body';
import {
  type DeclarationsUnderTest,
  newToken,
  startDeclarations,
} from './features/declaration/testing/start-declarations';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { createMetrics } from './platform/http/metrics';

const site = temporaryFolder();
const metrics = createMetrics();
/** More than the buffers of a connection hold. */
const bigFile = Buffer.alloc(16 * 2 ** 20, 'x');
/** The export is as long, by its names. */
const exportedRows = 2_000;
const longName = 'x'.repeat(8_000);
/** Few enough to be all at work before the first is told to come back, on a machine that is shared. */
const maxSocketsAtOnce = 100;

let url = '';
let port = 0;
let database: Database;
let api: DeclarationsUnderTest;
let owned: { id: string; token: string };
let supervisor: string;

beforeAll(async () => {
  writeFileSync(path.join(site.folder, 'index.html'), '<title>traveller</title>');
  writeFileSync(path.join(site.folder, 'big.js'), bigFile);
  url = await newServerDatabase();
  database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  api = await startDeclarations(
    { database, dispose: database.close },
    {
      metrics,
      siteFolder: site.folder,
      pingDatabase: database.ping,
      checkAnswers: false,
      environment: { ...testEnvironment, trustProxy: 1 },
    },
  );
  owned = await api.submitted();
  supervisor = await insertAgent(database.run, {
    firstName: 'Nadia',
    lastName: 'Roux',
    email: 'nadia@example.org',
    isSupervisor: true,
  });
  await copyDeclaration(url, owned.id, { copies: exportedRows, request: { declarantLastName: longName } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await api.app.close();
  await database.close();
  site.remove();
});

const kinds = ['declaration', 'list', 'receipt', 'export', 'file'] as const;
type Kind = (typeof kinds)[number];

let addresses = 0;
/** Each visitor has an address of its own, as calls are counted by address. */
function ownAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

function requestOf(kind: Kind): { readonly head: string; readonly body: string } {
  const bodies: Readonly<Partial<Record<Kind, unknown>>> = {
    declaration: declarationBody(),
    export: { filters: {}, reason: 'statistics' },
  };
  const body = kind in bodies ? JSON.stringify(bodies[kind]) : '';
  const lines: Readonly<Record<Kind, readonly string[]>> = {
    declaration: [
      `PUT /api/declaration/${randomUUID()}/ HTTP/1.1`,
      `X-Claim-Token: ${newToken()}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ],
    list: ['GET /api/declaration/?limit=20 HTTP/1.1', 'X-Test-Agent: a1'],
    receipt: [`GET /api/declaration/${owned.id}/receipt.pdf HTTP/1.1`, `X-Claim-Token: ${owned.token}`],
    export: [
      'POST /api/review/exports/ HTTP/1.1',
      `X-Test-Supervisor: ${supervisor}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ],
    file: ['GET /big.js HTTP/1.1'],
  };
  return { head: [...lines[kind], 'Host: a', `X-Forwarded-For: ${ownAddress()}`, ''].join('\r\n'), body };
}

/** When a client leaves: once these bytes are sent, and what it waits for has come. */
interface Leaving {
  readonly bytes: (kind: Kind) => string;
  readonly waitsFor: 'nothing' | 'an answer' | 'the server at work';
}

function whole(kind: Kind): string {
  const { head, body } = requestOf(kind);
  return `${head}\r\n${body}`;
}

const stages = {
  // The answer « 100 Continue » says that the headers have arrived.
  'after the headers': {
    bytes: (kind) => `${requestOf(kind).head}Expect: 100-continue\r\n\r\n`,
    waitsFor: 'an answer',
  },
  'in the headers': { bytes: (kind) => requestOf(kind).head, waitsFor: 'nothing' },
  'in the body': {
    bytes: (kind) => {
      const { head, body } = requestOf(kind);
      return `${head}\r\n${body.slice(0, body.length / 2)}`;
    },
    waitsFor: 'nothing',
  },
  'once all is sent': { bytes: whole, waitsFor: 'nothing' },
  'while the database works': { bytes: whole, waitsFor: 'the server at work' },
  'in the answer': { bytes: whole, waitsFor: 'an answer' },
  // Those behind the first are not worked on before it is answered.
  'in one of several requests sent together': {
    bytes: (kind) => Array.from({ length: 10 }, () => whole(kind)).join(''),
    waitsFor: 'the server at work',
  },
} satisfies Readonly<Record<string, Leaving>>;

async function readMetric(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
  const { values = [] } = (await metrics.registry.getSingleMetric(name)?.get()) ?? {};
  const matching = values.filter((value) =>
    Object.entries(labels).every(([label, wanted]) => value.labels[label] === wanted),
  );
  return matching.reduce((sum, { value }) => sum + value, 0);
}

const inFlight = (): Promise<number> => readMetric('http_requests_in_flight');

const patience = { timeout: 60_000, interval: 5 };

/** Keeps the database from answering until it is told to. */
async function holdDatabase(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (;;) {
    await client.query('begin');
    try {
      await client.query('lock table declaration, declaration_day_total, declaration_move');
      return () => client.end();
    } catch (error) {
      // What the visitors before left under way may hold the second table as it asks for the first.
      if (!(error instanceof pg.DatabaseError) || error.code !== '40P01') throw error;
      await client.query('rollback');
    }
  }
}

function send(bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    // A server that closes first is one of the ends under test.
    socket.on('error', () => resolve(socket));
  });
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (data) => {
      socket.pause();
      resolve(String(data));
    });
    socket.once('close', () => resolve(''));
  });
}

/** A visitor whose answer has begun; one that is told that the service is too busy asks again. */
async function sendUntilAnswered(bytes: string): Promise<Socket> {
  for (;;) {
    const socket = await send(bytes);
    if (!(await firstBytes(socket)).startsWith('HTTP/1.1 503 ')) return socket;
    socket.destroy();
  }
}

async function visitAndLeave(kind: Kind, { bytes, waitsFor }: Leaving, visitors: number): Promise<void> {
  const letGo = waitsFor === 'the server at work' ? await holdDatabase() : async () => undefined;
  const visit = waitsFor === 'an answer' ? sendUntilAnswered : send;
  const sockets = await Promise.all(Array.from({ length: visitors }, () => visit(bytes(kind))));
  if (waitsFor === 'the server at work') await expect.poll(inFlight, patience).toBe(visitors);
  for (const socket of sockets) socket.destroy();
  if (waitsFor === 'the server at work') await expect.poll(inFlight, patience).toBe(0);
  await letGo();
}

async function answerTo(kind: Kind): Promise<string> {
  const bytes = whole(kind).replace('\r\nHost: a', '\r\nHost: a\r\nConnection: close');
  const socket = await send(bytes);
  let head = '';
  for await (const chunk of socket) if (!head.includes('\r\n\r\n')) head += String(chunk);
  const [status = ''] = head.split('\r\n', 1);
  return `${status} ${/^content-type: (.*)\r$/im.exec(head)?.[1]}`;
}

async function answers(): Promise<Readonly<Record<string, string>>> {
  const found = await Promise.all(kinds.map(async (kind) => [kind, await answerTo(kind)] as const));
  const { statusCode } = await api.call('GET', '/api/health/ready');
  return { ...Object.fromEntries(found), ready: String(statusCode) };
}

/** Connections of the service that the database has not got back. */
async function busyConnections(): Promise<number> {
  const [row] = await database.run<{ busy: number }>({
    text: `select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    values: [],
  });
  return row?.busy ?? Number.NaN;
}

/** Files of the site that the process holds open. */
function openFiles(): number {
  const target = (descriptor: string): string => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return '';
    }
  };
  return readdirSync('/proc/self/fd')
    .map(target)
    .filter((file) => file.startsWith(site.folder)).length;
}

const plan: readonly (readonly [Kind, keyof typeof stages, number])[] = [
  ['declaration', 'after the headers', 540],
  ['declaration', 'in the body', 568],
  ['declaration', 'once all is sent', 200],
  ['declaration', 'while the database works', 300],
  ['declaration', 'in the answer', 60],
  ['declaration', 'in one of several requests sent together', 40],
  ['list', 'in the headers', 200],
  ['list', 'while the database works', 200],
  ['list', 'in the answer', 60],
  ['list', 'in one of several requests sent together', 40],
  ['receipt', 'in the headers', 200],
  ['receipt', 'while the database works', 4],
  ['receipt', 'in the answer', 2],
  ['receipt', 'in one of several requests sent together', 2],
  ['export', 'in the headers', 256],
  ['export', 'while the database works', 6],
  // A short answer may be gone before its client is: of three, one at least is not.
  ['export', 'in the answer', 8],
  ['export', 'in one of several requests sent together', 2],
  ['file', 'in the headers', 200],
  ['file', 'once all is sent', 100],
  ['file', 'in the answer', 12],
];

const planned = 3_000;
/** A third of the plan tells what is held at all; `npm run prove` goes on to what is held by one of many. */
const visits = atScale(planned / 3, 100_000);
const times = visits.count / planned;

function heapMegabytes(): number {
  collectHeap();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

describe('clients that leave before their answer', () => {
  it(
    'hold nothing, whatever was under way: 1 000 of them, and all answers as before',
    async () => {
      expect(plan.reduce((sum, [, , visitors]) => sum + visitors, 0)).toBe(planned);
      const before = await answers();
      const heapBefore = heapMegabytes();
      for (const [kind, stage, visitors] of plan) {
        for (let left = Math.ceil(visitors * times); left > 0; left -= maxSocketsAtOnce) {
          await visitAndLeave(kind, stages[stage], Math.min(left, maxSocketsAtOnce));
        }
      }

      await expect.poll(inFlight, patience).toBe(0);
      await expect.poll(busyConnections, patience).toBe(0);
      await expect.poll(openFiles, patience).toBe(0);
      const after = await answers();
      tellProof('R12', {
        tried: visits.count,
        failed: Object.keys(before).filter((kind) => after[kind] !== before[kind]).length,
        figures: { 'memory kept': heapMegabytes() - heapBefore },
      });
      expect(after).toEqual(before);
      expect(Object.values(before).every((answer) => /\b200\b/.test(answer))).toBe(true);
    },
    visits.within(300_000),
  );

  it.each([
    ['PUT', '/api/declaration/:declarationId/', 'request', 1_100],
    ['PUT', '/api/declaration/:declarationId/', 'work', 340],
    ['GET', '/api/declaration/', 'work', 240],
    ['GET', '/api/declaration/:declarationId/receipt.pdf', 'work', 6],
    ['POST', '/api/review/exports/', 'work', 8],
    ['POST', '/api/review/exports/', 'answer', 2],
    ['GET', '/big.js', 'answer', 12],
  ])('are counted: %s %s, %s', async (method, route, stage, least) => {
    expect(await readMetric('http_requests_cut_total', { method, route, stage })).toBeGreaterThanOrEqual(
      Math.ceil(least * times),
    );
  });

  it('are not waited for when they stop reading and stay', async () => {
    const { server } = api.app;
    expect(server.timeout).toBeGreaterThan(30_000);
    expect(server.timeout).toBeLessThanOrEqual(60_000);
    server.setTimeout(500);
    const cut = { method: 'GET', route: '/big.js', stage: 'answer' };
    const before = await readMetric('http_requests_cut_total', cut);
    const socket = await send(whole('file'));
    await firstBytes(socket);
    await expect.poll(() => readMetric('http_requests_cut_total', cut), patience).toBe(before + 1);
    expect(await inFlight()).toBe(0);
    socket.destroy();
  });
});

describe('clients that read a byte a second', () => {
  it('hold neither the list nor a document, and the others are served', async () => {
    const slow = await Promise.all(
      (['list', 'receipt'] as const).flatMap((kind) => Array.from({ length: 20 }, () => send(whole(kind)))),
    );
    await Promise.all(slow.map(firstBytes));
    const reading = setInterval(() => {
      for (const socket of slow) socket.read(1);
    }, 1_000);
    await expect.poll(inFlight, patience).toBe(0);
    await expect.poll(busyConnections, patience).toBe(0);
    const started = Date.now();
    for (const kind of ['list', 'receipt'] as const) expect(await answerTo(kind)).toMatch(/ 200 /);
    expect(Date.now() - started).toBeLessThan(5_000);
    clearInterval(reading);
    for (const socket of slow) socket.destroy();
  }, 30_000);
});
