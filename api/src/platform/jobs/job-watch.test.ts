import { hourMs, minuteMs } from '@retour/contract';
import { expect, it } from 'vitest';
import { createMetrics } from '../http/metrics';
import { createJobWatch, lateAfterMs } from './job-watch';

const began = new Date('2026-11-24T06:00:00Z');

it('knows when each job ran, when it last ended as it should, and how often it failed since', async () => {
  let at = began;
  const later = (ms: number): void => {
    at = new Date(at.getTime() + ms);
  };
  const metrics = createMetrics();
  const { watch, states } = createJobWatch({ metrics, now: () => at });
  const retention = watch({ name: 'retention', everyMs: hourMs });
  expect(states()).toEqual([
    {
      name: 'retention',
      everySeconds: 3_600,
      lastRunAt: null,
      lastSuccessAt: null,
      lastSeconds: null,
      nextAt: '2026-11-24T07:00:00.000Z',
      failures: 0,
    },
  ]);
  const value = async (name: string): Promise<number | undefined> =>
    (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
  expect(await value('job_last_success_timestamp_seconds')).toBe(began.getTime() / 1_000);
  expect(await value('job_late_after_seconds')).toBe(7_500);

  await retention(async () => later(minuteMs));
  for (const failure of ['down', 'still down']) {
    later(hourMs);
    await expect(retention(() => Promise.reject(new Error(failure)))).rejects.toThrow(failure);
  }
  expect(states()).toMatchObject([
    {
      lastRunAt: '2026-11-24T08:01:00.000Z',
      lastSuccessAt: '2026-11-24T06:01:00.000Z',
      nextAt: '2026-11-24T09:01:00.000Z',
      failures: 2,
    },
  ]);
  expect(states()[0]?.lastSeconds).toBeGreaterThanOrEqual(0);
  expect(await value('job_last_success_timestamp_seconds')).toBe(began.getTime() / 1_000 + 60);
  const counted = (await metrics.registry.metrics()).match(/^job_seconds_count.*$/gm);
  expect(counted).toEqual([
    'job_seconds_count{name="retention",outcome="done"} 1',
    'job_seconds_count{name="retention",outcome="failed"} 2',
  ]);

  await retention(async () => undefined);
  expect(states()[0]?.failures).toBe(0);
});

it('lets a job miss two turns, and some minutes more', () => {
  expect(lateAfterMs(5_000)).toBe(310_000);
  expect(lateAfterMs(hourMs)).toBe(2 * hourMs + 5 * minuteMs);
});
