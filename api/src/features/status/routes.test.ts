import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceStatus } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { statusOn } from '../../../test/status-on';
import { BusyError, type RunStatement } from '../../platform/database/database';
import { createMetrics } from '../../platform/http/metrics';
import { createJobWatch } from '../../platform/jobs/job-watch';
import { startStatusJobs } from './jobs';
import { processReporter } from './process-report';
import { saveReport } from './storage/process-reports';

const address = '/api/status/';
const start = new Date('2026-11-24T06:00:00Z');

describe.each(engines)('the status of the service, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let folder: string;
  let at = start;
  const now = (): Date => at;
  const metrics = createMetrics();
  const jobs = createJobWatch({ metrics, now });
  const totals = jobs.watch({ name: 'totals', everyMs: 60_000 });

  beforeAll(async () => {
    storage = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'retour-status-'));
    const { database } = storage;
    // Whether it is slow is told elsewhere: machines are shared.
    const readStatus = statusOn(
      { ...database, ping: async () => undefined },
      {
        now,
        jobs,
        statusFolder: folder,
        dataDir: folder,
        requests: metrics.recentRequests,
        runbookUrl: 'https://wiki.test/runbook',
      },
    );
    api = await startDeclarations(storage, { now, readStatus, metrics });
  });
  afterAll(async () => {
    await api.app.close();
    await rm(folder, { recursive: true });
    await storage.dispose();
  });

  async function read(): Promise<ServiceStatus> {
    const answer = await api.call('GET', address, { supervisor: 's1' });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function leave(file: string, hoursAgo: number): Promise<void> {
    const written = new Date(at.getTime() - hoursAgo * 3_600_000);
    await writeFile(path.join(folder, file), '');
    await utimes(path.join(folder, file), written, written);
  }

  it('says what is not as it should be, and of what each part is', async () => {
    await leave('backup', 3);
    await totals(async () => undefined);
    await api.app.inject('/api/product/');
    await api.app.inject('/api/health/live');
    const status = await read();
    expect(status).toMatchObject({
      at: start.toISOString(),
      health: 'watch',
      concerns: ['log-unverified'],
      processes: [{ startedAt: start.toISOString(), version: '1.2.3' }],
      migration: expect.stringMatching(/^\d{4}-/),
      database: {
        engine: storage.database.engine,
        version: expect.stringMatching(/^\d+/),
        isPrimary: true,
        isSynchronous: false,
        standbys: 0,
        synchronousStandbys: 0,
      },
      mails: { waiting: 0, refused: 0, dead: 0, held: 0, oldestSeconds: 0 },
      jobs: [
        {
          name: 'totals',
          everySeconds: 60,
          lastRunAt: start.toISOString(),
          lastSuccessAt: start.toISOString(),
          isLate: false,
          failures: 0,
        },
      ],
      rates: { isRead: false, ageDays: null, validTo: '2026-11-24' },
      // What machines ask every few seconds is not counted.
      requests: { minutes: 5, answered: 1, refused: 0, failed: 0, abandoned: 0 },
      upkeep: { backupAt: '2026-11-24T03:00:00.000Z', logVerifiedAt: null },
      runbook: 'https://wiki.test/runbook',
    });
    expect(status.database.bytes).toBeGreaterThan(1_000_000);
    if (storage.database.engine === 'embedded') {
      expect(status.database.disk?.freeBytes).toBeGreaterThan(0);
    } else {
      expect(status.database.disk).toBeNull();
      expect(status.database.connections.map(({ kind }) => kind)).toContain('lists');
    }
  });

  it('says what waits and what was given up of the mails', async () => {
    for (const [givenUp, minutes] of [
      [null, 20],
      ['refused', 60],
      ['dead', 90],
      ['held', 90],
    ] as const) {
      await storage.database.run({
        text: `insert into mail_outbox
            (message_id, composer, recipient, payload, next_attempt_at, created_at, given_up, given_up_at)
          select $1, 'greeting', 'elodie@exemple.fr', '{}', now(), now() - make_interval(mins => $2), $3,
            case when $3::text is not null then now() end`,
        values: [`<${randomUUID()}@test.example>`, minutes, givenUp],
      });
    }
    const { mails, concerns } = await read();
    expect(mails).toMatchObject({ waiting: 1, refused: 1, dead: 1, held: 1 });
    expect(mails.oldestSeconds).toBeGreaterThanOrEqual(20 * 60);
    expect(concerns).toEqual(expect.arrayContaining(['mails-wait', 'mails-given-up']));
    expect(JSON.stringify(await read())).not.toContain('exemple.fr');
  });

  it('knows what every process says, and not those that left', async () => {
    const { database } = storage;
    at = new Date('2026-11-24T06:30:00Z');
    const other = processReporter({
      database,
      version: '1.2.4',
      jobs: {
        states: () => [
          {
            name: 'totals',
            everySeconds: 60,
            lastRunAt: '2026-11-24T06:30:00.000Z',
            lastSuccessAt: '2026-11-24T06:29:00.000Z',
            lastSeconds: 2,
            nextAt: '2026-11-24T06:31:00.000Z',
            failures: 1,
          },
        ],
      },
      requests: { counts: () => ({ answered: 100, refused: 2, failed: 3, abandoned: 4 }) },
      statusFolder: null,
      newestFixingAge: () => 9,
      now,
    });
    await saveReport(database.runJob, await other());
    const both = await read();
    expect(both.processes.map(({ version }) => version)).toEqual(['1.2.3', '1.2.4']);
    expect(both.requests).toMatchObject({ refused: 2, failed: 3, abandoned: 4 });
    expect(both.requests.answered).toBeGreaterThan(100);
    // This process has not done it for half an hour, and another one did.
    expect(both.jobs).toMatchObject([
      {
        name: 'totals',
        lastSuccessAt: '2026-11-24T06:29:00.000Z',
        lastSeconds: 2,
        failures: 1,
        isLate: false,
      },
    ]);

    at = new Date('2026-11-24T07:00:00Z');
    const alone = await read();
    expect(alone.processes.map(({ version }) => version)).toEqual(['1.2.3']);
    expect(alone.concerns).toContain('job-late');
    expect(alone.jobs).toMatchObject([{ name: 'totals', isLate: true, failures: 0 }]);
  });

  const never = (): Promise<never> => new Promise(() => undefined);
  const readOnly = async (): Promise<never> => {
    throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
  };
  it.each([
    ['refuses', readOnly],
    ['never answers', never],
  ])('says how it is, this process included, when the database %s what is written', async (_how, answer) => {
    const { database } = storage;
    const reading =
      (run: RunStatement): RunStatement =>
      (statement) =>
        /^\s*(?:insert|update|delete)\b/.test(statement.text) ? answer() : run(statement);
    const runs = { run: reading(database.run), runList: reading(database.runList) };
    const readStatus = statusOn({ ...database, ...runs, runJob: reading(database.runJob) }, { now });
    const { processes } = await readStatus();
    expect(processes).toContainEqual({ startedAt: now().toISOString(), version: '1.2.3' });
  });

  it('says how it is while the writes of jobs hold all their connections, or lists hold theirs', async () => {
    const { database } = storage;
    const runList = async (): Promise<never> => {
      throw new BusyError('too many lists at once');
    };
    for (const held of [{ runJob: never }, { runList }]) {
      const { migration } = await statusOn({ ...database, ...held }, { now })();
      expect(migration).toMatch(/^\d{4}-/);
    }
  });

  it('reads past what a later version says in other words, and forgets after a day', async () => {
    const { database } = storage;
    await database.run({
      text: `insert into process_report (process_id, started_at, reported_at, report) values ($1, $2, $2, '{"mood":"fine"}')`,
      values: [randomUUID(), now()],
    });
    expect((await read()).processes).toHaveLength(1);
    at = new Date('2026-11-25T07:00:01Z');
    const job = startStatusJobs({
      run: database.runJob,
      report: processReporter({
        database,
        version: '1.2.5',
        jobs,
        requests: metrics.recentRequests,
        statusFolder: null,
        newestFixingAge: () => null,
        now,
      }),
      now,
      onError: (error) => {
        throw error;
      },
      watch: jobs.watch,
    });
    const kept = async (): Promise<number> =>
      (await database.run<object>({ text: 'select 1 from process_report', values: [] })).length;
    await expect.poll(kept).toBe(1);
    await job.stop();
    expect((await read()).processes.map(({ version }) => version)).toEqual(['1.2.3', '1.2.5']);
  });
});
