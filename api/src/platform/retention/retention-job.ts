import { hourMs } from '@retour/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../http/metrics';
import type { WatchJob } from '../jobs/job-watch';
import { type PeriodicJob, startPeriodicJob } from '../jobs/periodic-job';
import { applyRetentionRules, type RetentionOptions } from './apply-retention';

export interface RetentionJobOptions extends Pick<RetentionOptions, 'run' | 'rules'> {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly metrics: Pick<Metrics, 'retentionErased' | 'retentionRefused'>;
}

/** One run: a line for what was erased, one at error level for what was not. */
export async function runRetention({ log, metrics, ...options }: RetentionJobOptions): Promise<void> {
  const { erased, refused } = await applyRetentionRules(options);
  for (const [rule, rows] of Object.entries(erased)) metrics.retentionErased.inc({ rule }, rows);
  for (const { name } of options.rules) metrics.retentionRefused.set({ rule: name }, refused[name]?.due ?? 0);
  if (Object.keys(erased).length > 0) log.info({ erased }, 'retention erased what is past its time');
  if (Object.keys(refused).length > 0) {
    log.error(
      { refused },
      'retention left an unusual share: look at the clock and at the settings, then npm run erase -- --retention --really',
    );
  }
}

/** Retention, every hour. */
export function startRetention(options: RetentionJobOptions & { readonly watch: WatchJob }): PeriodicJob {
  const job = startPeriodicJob({
    ...options,
    name: 'retention',
    everyMs: hourMs,
    run: () => runRetention(options),
    onError: (error) => options.log.error({ err: error }, 'retention failed'),
  });
  job.wake();
  return job;
}
