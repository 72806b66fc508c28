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

/**
 * One run: a line for what was erased, one at error level for what was not and for each rule that failed. It rejects when one
 * did, so that the job is known to have failed.
 */
export async function runRetention({ log, metrics, ...options }: RetentionJobOptions): Promise<void> {
  const { erased, refused, failed } = await applyRetentionRules(options);
  for (const [rule, rows] of Object.entries(erased)) metrics.retentionErased.inc({ rule }, rows);
  // Of a rule that failed, what the last run left stands.
  const applied = options.rules.filter(({ name }) => !(name in failed));
  for (const { name } of applied) metrics.retentionRefused.set({ rule: name }, refused[name]?.due ?? 0);
  if (Object.keys(erased).length > 0) log.info({ erased }, 'retention erased what is past its time');
  if (Object.keys(refused).length > 0) {
    log.error(
      { refused },
      'retention left an unusual share: look at the clock and at the settings, then npm run erase -- --retention --really',
    );
  }
  for (const [rule, err] of Object.entries(failed)) log.error({ err, rule }, 'a rule of retention failed');
  const names = Object.keys(failed);
  if (names.length > 0) throw new Error(`retention failed: ${names.join(', ')}`);
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
