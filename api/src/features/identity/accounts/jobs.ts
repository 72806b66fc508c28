import { dayMs, hourMs } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/jobs/periodic-job';
import { clearAccounts } from './storage/clear-accounts';
import { clearThrottles } from './storage/throttle';
import { throttleRetentionMs } from './throttle-limits';

const unprovedRetentionMs = 7 * dayMs;
const deviceRetentionMs = 180 * dayMs;

export interface AccountJobsOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Forgets what accounts do not need any more. */
export async function forgetUnused({ run, now }: Omit<AccountJobsOptions, 'onError'>): Promise<void> {
  const at = now();
  const before = (ms: number): Date => new Date(at.getTime() - ms);
  await clearAccounts(run, {
    now: at,
    unprovedBefore: before(unprovedRetentionMs),
    devicesBefore: before(deviceRetentionMs),
  });
  await clearThrottles(run, before(throttleRetentionMs));
}

export function startAccountJobs(options: AccountJobsOptions): PeriodicJob {
  const job = startPeriodicJob({
    everyMs: hourMs,
    run: () => forgetUnused(options),
    onError: options.onError,
  });
  job.wake();
  return job;
}
