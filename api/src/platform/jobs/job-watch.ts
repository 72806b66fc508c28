import { type JobName, type JobState, minuteMs, secondMs } from '@retour/contract';
import type { Metrics } from '../http/metrics';
import { type InSpan, untold } from '../tracing/tracing';

export interface WatchedJob {
  readonly name: JobName;
  readonly everyMs: number;
  /** Sooner after a failure, for instance: when it runs next is not said. */
  readonly choosesItsTime?: boolean;
}

/** Says that a job is there; what it gives back runs the job's work, and notes when it ran, for how long and whether it failed. */
export type WatchJob = (job: WatchedJob) => (work: () => Promise<void>) => Promise<void>;

export interface JobWatch {
  readonly watch: WatchJob;
  /** In the order in which they began. */
  readonly states: () => readonly JobState[];
}

export interface JobWatchOptions {
  readonly metrics: Pick<Metrics, 'jobLateAfter' | 'jobSeconds' | 'jobSuccess'>;
  readonly now: () => Date;
  readonly inSpan?: InSpan;
}

interface Followed {
  readonly everyMs: number;
  readonly choosesItsTime: boolean;
  readonly beganAt: Date;
  lastRunAt: Date | null;
  lastSuccessAt: Date | null;
  lastSeconds: number | null;
  failures: number;
}

/** Two turns may be missed, and some minutes more: a database that moves to another machine makes nothing late. */
export function lateAfterMs(everyMs: number): number {
  return 2 * everyMs + 5 * minuteMs;
}

export function createJobWatch({ metrics, now, inSpan = untold }: JobWatchOptions): JobWatch {
  const jobs = new Map<JobName, Followed>();

  function follow({ name, everyMs, choosesItsTime = false }: WatchedJob): Followed {
    const job: Followed = {
      everyMs,
      choosesItsTime,
      beganAt: now(),
      lastRunAt: null,
      lastSuccessAt: null,
      lastSeconds: null,
      failures: 0,
    };
    jobs.set(name, job);
    metrics.jobSuccess.set({ name }, job.beganAt.getTime() / secondMs);
    metrics.jobLateAfter.set({ name }, lateAfterMs(everyMs) / secondMs);
    return job;
  }

  return {
    watch: (watched) => {
      const { name } = watched;
      const job = follow(watched);
      return async (work) => {
        const started = performance.now();
        job.lastRunAt = now();
        let outcome = 'failed';
        try {
          await inSpan({ name: `job ${name}`, kind: 'internal' }, work);
          outcome = 'done';
          job.lastSuccessAt = now();
          job.failures = 0;
          metrics.jobSuccess.set({ name }, job.lastSuccessAt.getTime() / secondMs);
        } catch (error) {
          job.failures += 1;
          throw error;
        } finally {
          job.lastSeconds = (performance.now() - started) / secondMs;
          metrics.jobSeconds.observe({ name, outcome }, job.lastSeconds);
        }
      };
    },
    states: () =>
      [...jobs].map(([name, { everyMs, choosesItsTime, beganAt, lastRunAt, lastSuccessAt, ...rest }]) => ({
        name,
        everySeconds: everyMs / secondMs,
        lastRunAt: lastRunAt?.toISOString() ?? null,
        lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        lastSeconds: rest.lastSeconds,
        nextAt: choosesItsTime ? null : new Date((lastRunAt ?? beganAt).getTime() + everyMs).toISOString(),
        failures: rest.failures,
      })),
  };
}
