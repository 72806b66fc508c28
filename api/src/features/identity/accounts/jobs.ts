import { dayMs, hourMs, retentionTerms } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import type { WatchJob } from '../../../platform/jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/jobs/periodic-job';
import { clearThrottles } from '../../../platform/throttle/throttle';
import { clearAccounts } from './storage/clear-accounts';
import { endSessionsOutside } from './storage/end-sessions-outside';
import { throttleRetentionMs } from './throttle-limits';

export interface AccountJobsOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** Domains that addresses must be of; null: any. */
  readonly domains: readonly string[] | null;
  readonly onError: (error: unknown) => void;
  readonly watch: WatchJob;
}

/** Closes what an account of a domain that is not taken any more has open; every process has the settings that it began with. */
export async function closeOutside({
  run,
  now,
  domains,
}: Omit<AccountJobsOptions, 'onError' | 'watch'>): Promise<void> {
  if (domains !== null) await endSessionsOutside(run, { domains, at: now() });
}

/** Forgets what accounts do not need any more. */
export async function forgetUnused({ run, now }: Pick<AccountJobsOptions, 'run' | 'now'>): Promise<void> {
  const at = now();
  const before = (ms: number): Date => new Date(at.getTime() - ms);
  await clearAccounts(run, {
    now: at,
    unprovedBefore: before(retentionTerms.unprovedAccounts * dayMs),
    devicesBefore: before(retentionTerms.knownDevices * dayMs),
  });
  await clearThrottles(run, before(throttleRetentionMs));
}

export function startAccountJobs(options: AccountJobsOptions): PeriodicJob {
  const job = startPeriodicJob({
    ...options,
    name: 'accounts',
    everyMs: hourMs,
    run: async () => {
      await closeOutside(options);
      await forgetUnused(options);
    },
  });
  job.wake();
  return job;
}
