import { minuteMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { clearLeases } from './storage/clear-leases';
import { foldMoves } from './storage/fold-moves';

export interface ReviewJobsOptions {
  readonly run: RunStatement;
  readonly onError: (error: unknown) => void;
  readonly watch: WatchJob;
}

/** Moves folded into the totals and leases that are over forgotten, every minute. */
export function startReviewJobs({ run, ...others }: ReviewJobsOptions): readonly PeriodicJob[] {
  const jobs = [
    startPeriodicJob({
      ...others,
      name: 'totals',
      everyMs: minuteMs,
      run: async () => void (await foldMoves(run)),
    }),
    startPeriodicJob({ ...others, name: 'leases', everyMs: minuteMs, run: () => clearLeases(run) }),
  ];
  for (const job of jobs) job.wake();
  return jobs;
}
