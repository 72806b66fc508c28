import { dayMs, hourMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { deleteEndedSessions } from './sessions/storage/session-store';
import { deleteExpiredSignIns } from './sign-in/storage/sign-in-store';

export interface IdentityJobsOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** An ended session is kept a day, to understand an incident by. */
const endedSessionRetentionMs = dayMs;

/** Forgets what cannot serve any more. */
export async function forgetExpired({ run, now }: Omit<IdentityJobsOptions, 'onError'>): Promise<void> {
  await deleteExpiredSignIns(run, now());
  await deleteEndedSessions(run, new Date(now().getTime() - endedSessionRetentionMs));
}

export function startIdentityJobs(options: IdentityJobsOptions): PeriodicJob {
  const job = startPeriodicJob({
    everyMs: hourMs,
    run: () => forgetExpired(options),
    onError: options.onError,
  });
  job.wake();
  return job;
}
