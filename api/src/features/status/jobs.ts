import { dayMs, minuteMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import type { ReportProcess } from './process-report';
import { forgetReports, saveReport } from './storage/process-reports';

export interface StatusJobsOptions {
  readonly run: RunStatement;
  readonly report: ReportProcess;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  readonly watch: WatchJob;
}

/** What this process says of itself, every minute; a process that has said nothing for a day is forgotten. */
export function startStatusJobs({ run, report, now, ...others }: StatusJobsOptions): PeriodicJob {
  const job = startPeriodicJob({
    ...others,
    name: 'report',
    everyMs: minuteMs,
    run: async () => {
      await saveReport(run, await report());
      await forgetReports(run, new Date(now().getTime() - dayMs));
    },
  });
  job.wake();
  return job;
}
