import { dayMs, hourMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { deleteEndedSessions, endExpiredSessions } from './sessions/storage/session-store';
import { deleteExpiredSignIns } from './sign-in/storage/sign-in-store';

export interface IdentityJobsOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** Days for which a session that is over is kept: as long as what was done in it. */
  readonly keptDays: number;
  readonly onError: (error: unknown) => void;
  readonly watch: WatchJob;
}

/** Forgets what cannot serve any more. */
export async function forgetExpired({
  run,
  now,
  keptDays,
}: Omit<IdentityJobsOptions, 'onError' | 'watch'>): Promise<void> {
  await deleteExpiredSignIns(run, now());
  await endExpiredSessions(run, now());
  await deleteEndedSessions(run, new Date(now().getTime() - keptDays * dayMs));
}

export function startIdentityJobs(options: IdentityJobsOptions): PeriodicJob {
  const job = startPeriodicJob({
    ...options,
    name: 'sessions',
    everyMs: hourMs,
    run: () => forgetExpired(options),
  });
  job.wake();
  return job;
}
