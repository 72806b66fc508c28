import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loginRoute, minuteMs, secondMs } from '@retour/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { buildServer, type ServerProgram } from '../test/build-server';
import { freePort } from '../test/free-port';
import { temporaryFolder } from '../test/temporary-folder';
import { createDatabase, databaseUrl } from '../test/test-databases';
import { startTraceCollector } from '../test/trace-collector';
import { untilLockWait } from '../test/until-lock-wait';
import { runCreateAgent } from './create-agent-command';
import { canaryDeclaration } from './features/declaration/testing/canaries';
import { declarationBody } from './features/declaration/testing/declaration-body';
import { newToken } from './features/declaration/testing/start-declarations';

let program: ServerProgram;
let url = '';
let admin: pg.Client;
const children: ChildProcess[] = [];
const settings = {
  TRIAL_TOOLS: 'on',
  LOCAL_ACCOUNTS: 'on',
  SESSION_SECRET: 'a secret that all processes of the test share',
  PUBLIC_URL: 'http://localhost:3000',
};

beforeAll(async () => {
  program = await buildServer(path.join(import.meta.dirname, 'server.ts'));
  await createDatabase(inject('postgresUrl'), 'side_by_side');
  url = databaseUrl(inject('postgresUrl'), 'side_by_side');
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await admin.end();
  program.remove();
});

interface Process {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything it wrote so far. */
  readonly written: () => string;
  /** Until it wrote something, for as long as it lives: a busy machine starts it late. */
  readonly toWrite: (wanted: RegExp) => Promise<void>;
}

/** What the process reads as the time of its machine is off by that much. */
function wrongClock(minutes: number): string {
  const offset = minutes * minuteMs;
  const script = `const RealDate = Date; globalThis.Date = class extends RealDate {
    constructor(...given) { super(...(given.length === 0 ? [RealDate.now() + ${offset}] : given)); }
    static now() { return RealDate.now() + ${offset}; } };`;
  return `--import=data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
}

function start(...nodeOptions: readonly string[]): Promise<Process> {
  return startWith({}, nodeOptions);
}

async function startWith(
  changes: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<Process> {
  const port = await freePort();
  const env = {
    ...settings,
    PATH: process.env.PATH,
    PORT: String(port),
    STAND_IN_PORT: String(await freePort()),
    DATABASE_URL: url,
    ...changes,
  };
  const child = spawn(process.execPath, [...nodeOptions, program.file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let written = '';
  const output = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      written += chunk;
      output.emit('more');
    });
  }
  child.once('exit', () => output.emit('error', new Error(`the process ended: ${written}`)));
  output.on('error', () => undefined);

  async function toWrite(wanted: RegExp): Promise<void> {
    while (!wanted.test(written)) await once(output, 'more');
  }

  return { child, origin: `http://127.0.0.1:${port}`, written: () => written, toWrite };
}

/** Whole servers start, on a machine that is shared. */
const patience = 300_000;
const listening = /"msg":"Server listening/;
const waiting = /"level":40.*"seconds":0,"msg":"waiting: another process is migrating the database"/;

it(
  'migrate one after the other, the second saying that it waits, even for one that is killed meanwhile',
  async () => {
    // Somebody else makes a table of the first migration and does not come to an end: it lasts as long as they want.
    await admin.query('begin');
    await admin.query('create table exchange_fixing (id integer)');
    const both = await Promise.all([start(), start()]);
    const second = await Promise.race(
      both.map(async (started) => {
        await started.toWrite(waiting);
        return started;
      }),
    );
    const first = both.find((started) => started !== second) ?? second;
    await untilLockWait(url);

    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await ended;
    const migrating = `select 1 from pg_stat_activity where datname = current_database() and application_name like '%migrations'`;
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await expect.poll(async () => (await other.query(migrating)).rowCount).toBe(1);
    await other.end();
    await untilLockWait(url);
    expect(second.written()).not.toMatch(listening);

    await admin.query('rollback');
    await second.toWrite(listening);
  },
  patience,
);

/** A mail that a process holds until a moment of the database; there is nothing in it, so whoever takes it puts it off. */
async function insertMail(messageId: string, due: string): Promise<void> {
  await admin.query(
    `insert into mail_outbox (message_id, composer, recipient, payload, attempts, next_attempt_at, created_at)
     values ($1, 'none', 'personne@example.org', '{}', 0, now() + $2::interval, now())`,
    [messageId, due],
  );
}

async function attemptsAt(messageId: string): Promise<number> {
  const { rows } = await admin.query('select attempts from mail_outbox where message_id = $1', [messageId]);
  return rows[0].attempts;
}

function post({ origin }: Process, path: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it(
  'share leases, links and sessions whatever their own clocks say',
  async () => {
    await insertMail('held', '2 minutes');
    const [late, early] = await Promise.all([start(wrongClock(-40)), start(wrongClock(40))]);
    await late.toWrite(listening);
    await early.toWrite(listening);

    // Each has looked for mails since it started: the one that is due is taken, the one that is held is not.
    await insertMail('due', '0 minutes');
    await expect.poll(() => attemptsAt('due')).toBe(1);
    expect(await attemptsAt('held')).toBe(0);

    const email = 'chef@example.org';
    const password = 'lanterne goulot trottoir biniou';
    const person = ['--email', email, '--first-name', 'Jeanne', '--last-name', 'Lemaire'];
    const { line } = await runCreateAgent(person, { ...settings, DATABASE_URL: url });
    const token = line.slice(line.indexOf('#token=') + '#token='.length);
    expect((await post(early, 'password/reset/', { token, password })).status).toBe(200);

    for (const [opens, reads] of [
      [late, early],
      [early, late],
    ] as const) {
      const signedIn = await post(opens, 'agent/login/', { email, password });
      const { accessToken } = JSON.parse(await signedIn.text());
      const me = await fetch(`${reads.origin}/api/agent/me/`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(me.status).toBe(200);
    }
  },
  patience,
);

/** Asked again while a busy machine has the process refuse before it looks. */
async function untilHeard(ask: () => Promise<Response>): Promise<Response> {
  for (let turn = 0; turn < 60; turn += 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await delay(secondMs);
  }
  throw new Error('the process never had time for this');
}

interface Sent {
  readonly id?: string;
  readonly token?: string;
  readonly method?: 'PUT' | 'PATCH';
  readonly body?: unknown;
}

function put({ origin }: Process, sent: Sent = {}): Promise<Response> {
  const { id = randomUUID(), token = newToken(), method = 'PUT', body = declarationBody() } = sent;
  return fetch(`${origin}/api/declaration/${id}/`, {
    method,
    headers: { 'content-type': 'application/json', 'x-claim-token': token },
    body: JSON.stringify(body),
  });
}

it(
  'let through together what one would: 60 declarations a minute, not 120',
  async () => {
    const folders = [temporaryFolder(), temporaryFolder()] as const;
    // Whoever tries two processes may give them nothing in common but the database.
    const [one, other] = await Promise.all([
      startWith({ SESSION_SECRET: '', DATA_DIR: folders[0].folder }),
      startWith({ SESSION_SECRET: '', DATA_DIR: folders[1].folder }),
    ]);
    await one.toWrite(listening);
    await other.toWrite(listening);
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 60; turn += 1) {
      for (const { status } of await Promise.all([put(one), put(other)])) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    for (const { remove } of folders) remove();
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 60 });
  },
  patience,
);

it(
  'count tries and mails together while their secret is being replaced, whichever of the two each began with',
  async () => {
    const [old, replacement] = [
      'the secret that is on its way out, long enough',
      'the one that replaces it, as long',
    ];
    const limits = { DECLARATION_MAILS_PER_ADDRESS: '2' };
    const [one, other] = await Promise.all([
      startWith({ ...limits, SESSION_SECRET: old, SESSION_SECRET_PREVIOUS: replacement }),
      startWith({ ...limits, SESSION_SECRET: replacement, SESSION_SECRET_PREVIOUS: old }),
    ]);
    await one.toWrite(listening);
    await other.toWrite(listening);

    const guess = async ({ origin }: Process): Promise<number> => {
      const answer = await untilHeard(() =>
        fetch(`${origin}${loginRoute.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'someone@example.org', password: 'lanterne goulot trottoir biniou' }),
        }),
      );
      return answer.status;
    };
    const tries: number[] = [];
    for (const process of [one, other, one, other, one, other]) tries.push(await guess(process));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);

    const isWithheld = async (process: Process): Promise<boolean> => {
      const sent = { id: randomUUID(), token: newToken() };
      const body = declarationBody({ declarantEmail: 'one@example.org' });
      await untilHeard(() => put(process, { ...sent, body }));
      const submission = { ...sent, method: 'PATCH', body: { status: 'submitted' } } as const;
      const answer = await untilHeard(() => put(process, submission));
      expect(answer.status).toBe(200);
      const { confirmationWithheld = false } = (await answer.json()) as { confirmationWithheld?: boolean };
      return confirmationWithheld;
    };
    expect(await isWithheld(one)).toBe(false);
    expect(await isWithheld(other)).toBe(true);
  },
  patience,
);

it(
  'tell a collector what they do, and nothing of anybody',
  async () => {
    const collector = await startTraceCollector();
    const process = await startWith({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'canary-mine',
    });
    await process.toWrite(listening);
    const sent = { id: randomUUID(), token: newToken() };
    expect((await put(process, { ...sent, body: declarationBody(canaryDeclaration) })).status).toBe(200);
    const answer = await put(process, { ...sent, method: 'PATCH', body: { status: 'submitted' } });
    const { publicId } = (await answer.json()) as { publicId: string };
    const headers = { authorization: `Bearer ${sent.token}` };
    const search = `search=${encodeURIComponent(canaryDeclaration.declarantLastName)}`;
    expect((await fetch(`${process.origin}/api/declaration/?${search}`, { headers })).status).toBe(401);
    // A page of the application where it is built, nothing where it is not.
    await fetch(`${process.origin}/Canariaddress`);
    expect((await fetch(`${process.origin}/api/health/ready`)).status).toBe(200);
    await expect.poll(() => collector.names()).toContain('mail');
    // What it has not sent yet leaves with it.
    const ended = once(process.child, 'exit');
    process.child.kill('SIGTERM');
    await ended;
    await collector.close();

    const names = collector.names();
    for (const name of [
      'PUT /api/declaration/:declarationId/',
      'PATCH /api/declaration/:declarationId/',
      'GET /api/declaration/',
      'take-mail',
      'job mails',
      'job totals',
    ]) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /health|Canari/.test(name))).toEqual([]);
    const text = collector.text();
    expect(text).toContain('canary-mine');
    // Statements stand below the request that asked for them, and are told without their values.
    expect(collector.parentOf('insert-declarations')).toBe('PUT /api/declaration/:declarationId/');
    expect(text).toMatch(/insert into declaration[^"]*\$1/);
    const secrets = [sent.id, sent.token, publicId, 'canari', '33698765432', 'ZZ7654', '127.0.0.1'];
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  },
  patience,
);

/** The packages that a program loads as it starts, itself or a part that it shares with another one. */
function loadedBy(file: string, read = new Set<string>()): readonly string[] {
  if (read.has(file)) return [];
  read.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import\s(?:.*\sfrom\s)?"([^"]+)";$/gm);
  return [...imports].flatMap(([, name = '']) =>
    name.startsWith('.') ? loadedBy(path.resolve(path.dirname(file), name), read) : [name],
  );
}

it('load nothing of a collector that they have not, nor of what their threads draw documents with', () => {
  const loaded = loadedBy(program.file);
  expect(loaded).toContain('fastify');
  const apart = /^(?:@opentelemetry|pdfkit|fontkit|subset-font)/;
  expect(loaded.filter((name) => apart.test(name))).toEqual([]);
});
