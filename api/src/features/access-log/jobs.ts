import { dayMs, hourMs } from '@retour/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { formatEnd } from './log-ends';
import { cutLog, mayChangeLog } from './storage/cut-log';
import { readHeads } from './storage/log-rows';

export interface AccessLogJobsOptions {
  readonly database: Pick<Database, 'engine' | 'run'>;
  /** Days for which entries are kept, 365 or more. */
  readonly keptDays: number;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  readonly watch: WatchJob;
}

/** Cuts every entry whose time is over; the database judges by its own clock, and refuses what does not verify. */
export async function cutOldEntries({
  database,
  keptDays,
}: Pick<AccessLogJobsOptions, 'database' | 'keptDays'>): Promise<number> {
  let total = 0;
  for (;;) {
    const entries = await cutLog(database.run, keptDays);
    if (entries === 0) return total;
    total += entries;
  }
}

/** Writes the ends of the chains where the database's owner does not reach: a log written anew no longer has them. */
async function tellEnds({ database, log }: Pick<AccessLogJobsOptions, 'database' | 'log'>): Promise<void> {
  const ends = (await readHeads(database.run)).filter(({ seq }) => seq > 0);
  log.info({ ends: ends.map(formatEnd) }, 'the chains of the access log end here');
}

/** Says in one line that nothing but good will protects the log: one role owns it and works. */
export async function warnOfRights({
  database,
  log,
}: Pick<AccessLogJobsOptions, 'database' | 'log'>): Promise<void> {
  if (database.engine === 'server' && (await mayChangeLog(database.run))) {
    log.warn(
      'the role of DATABASE_URL may change the access log: give MIGRATION_DATABASE_URL another role (docs/operations/access-log.md)',
    );
  }
}

/** The ends of the log told at start and each day, its cutting every hour. */
export function startAccessLogJobs(options: AccessLogJobsOptions): readonly PeriodicJob[] {
  const onError = (error: unknown): void =>
    options.log.error({ err: error }, 'a job of the access log failed');
  const { watch } = options;
  const jobs = [
    startPeriodicJob({
      name: 'log-ends',
      everyMs: dayMs,
      run: () => tellEnds(options),
      onError,
      watch,
    }),
    startPeriodicJob({
      name: 'log-cut',
      everyMs: hourMs,
      run: async () => void (await cutOldEntries(options)),
      onError,
      watch,
    }),
  ];
  for (const job of jobs) job.wake();
  return jobs;
}
