import { dayMs, hourMs } from '@retour/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { formatEnd } from './log-ends';
import { cutLog, mayChangeLog } from './storage/cut-log';
import { readHeads } from './storage/log-rows';

export interface AccessLogJobsOptions {
  readonly database: Pick<Database, 'engine' | 'run'>;
  /** Days for which entries are kept, 365 or more. */
  readonly keptDays: number;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/** Cuts every entry whose time is over; the database judges by its own clock, and refuses what does not verify. */
export async function cutOldEntries({
  database,
  keptDays,
}: Omit<AccessLogJobsOptions, 'log'>): Promise<number> {
  let total = 0;
  for (;;) {
    const entries = await cutLog(database.run, keptDays);
    if (entries === 0) return total;
    total += entries;
  }
}

/** Writes the ends of the chains where the database's owner does not reach: a log written anew no longer has them. */
async function tellEnds({ database, log }: AccessLogJobsOptions): Promise<void> {
  const ends = (await readHeads(database.run)).filter(({ seq }) => seq > 0);
  log.info({ ends: ends.map(formatEnd) }, 'the chains of the access log end here');
}

/** Says in one line that nothing but good will protects the log: one role owns it and works. */
export async function warnOfRights({ database, log }: Omit<AccessLogJobsOptions, 'keptDays'>): Promise<void> {
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
  const jobs = [
    startPeriodicJob({ everyMs: dayMs, run: () => tellEnds(options), onError }),
    startPeriodicJob({ everyMs: hourMs, run: async () => void (await cutOldEntries(options)), onError }),
  ];
  for (const job of jobs) job.wake();
  return jobs;
}
