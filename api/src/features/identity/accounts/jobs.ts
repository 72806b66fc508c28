import { dayMs } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/jobs/periodic-job';
import { clearAccounts } from './storage/clear-accounts';
import { throttlesKeptMs } from './throttles/limits';
import { clearThrottles } from './throttles/throttle';

const hourMs = 3_600_000;
const unprovedKeptMs = 7 * dayMs;
const devicesKeptMs = 180 * dayMs;

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
    unprovedBefore: before(unprovedKeptMs),
    devicesBefore: before(devicesKeptMs),
  });
  await clearThrottles(run, before(throttlesKeptMs));
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
