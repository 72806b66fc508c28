import { minuteMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { clearLeases } from './storage/clear-leases';
import { foldMoves } from './storage/fold-moves';

export interface ReviewJobsOptions {
  readonly run: RunStatement;
  readonly onError: (error: unknown) => void;
}

/** Moves folded into the totals and leases that are over forgotten, every minute. */
export function startReviewJobs({ run, onError }: ReviewJobsOptions): readonly PeriodicJob[] {
  const jobs = [
    startPeriodicJob({ everyMs: minuteMs, run: async () => void (await foldMoves(run)), onError }),
    startPeriodicJob({ everyMs: minuteMs, run: () => clearLeases(run), onError }),
  ];
  for (const job of jobs) job.wake();
  return jobs;
}
