import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics';
import { createJobWatch } from './job-watch';
import { startPeriodicJob } from './periodic-job';

const { watch, states } = createJobWatch({ metrics: createMetrics(), now: () => new Date() });

describe('a periodic job', () => {
  it('never runs twice at once, and runs again when woken meanwhile', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const job = startPeriodicJob({
      name: 'totals',
      everyMs: 5,
      run: async () => {
        running += 1;
        runs += 1;
        most = Math.max(most, running);
        await pause(12);
        running -= 1;
      },
      onError: () => undefined,
      watch,
    });
    job.wake();
    await expect.poll(() => runs).toBeGreaterThan(2);
    await job.stop();
    expect(most).toBe(1);
    expect(running).toBe(0);
  });

  it('goes on after a failure, and stops when told', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const job = startPeriodicJob({
      name: 'totals',
      everyMs: 5,
      run: () => {
        runs += 1;
        return Promise.reject(new Error('down'));
      },
      onError: (error) => errors.push(error),
      watch,
    });
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    await job.stop();
    const after = runs;
    expect(states()).toMatchObject([{ name: 'totals', lastSuccessAt: null, failures: after }]);
    job.wake();
    await turnOfTheLoop();
    await pause(20);
    expect(runs).toBe(after);
  });
});
