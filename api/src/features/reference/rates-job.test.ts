import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../../platform/http/metrics';
import { createJobWatch } from '../../platform/jobs/job-watch';
import { minutesToNextReading, retryDelayMinutes, startRatesJob } from './rates-job';
import { RatesFileError } from './storage/fixing';

const minute = 60_000;

describe('startRatesJob', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00+01:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(update: (url: string) => Promise<void>) {
    const log = { info: vi.fn(), warn: vi.fn() };
    const service = {
      update: vi.fn(update),
      newestFixingAge: () => 9,
      load: async () => undefined,
      refresh: vi.fn(async () => undefined),
      currencyTableOn: () => {
        throw new Error('not asked');
      },
    };
    const now = (): Date => new Date();
    const metrics = createMetrics();
    const { watch, states } = createJobWatch({ metrics, now });
    const job = startRatesJob({ url: 'http://bank.test/', service, log, metrics, now, watch });
    return { job, log, service, metrics, states };
  }

  it('reads at start, then at ten past four in Paris', async () => {
    const { job, service } = start(async () => undefined);
    await vi.advanceTimersByTimeAsync(9 * minute);
    expect(service.update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(service.update).toHaveBeenCalledTimes(2);
    job.stop();
    await vi.advanceTimersByTimeAsync(2_000 * minute);
    expect(service.update).toHaveBeenCalledTimes(2);
  });

  it('takes up each minute what other processes read, even after the database failed', async () => {
    const { job, service, log } = start(async () => undefined);
    service.refresh.mockRejectedValueOnce(new Error('no database'));
    for (let passed = 1; passed <= 5; passed += 1) {
      await vi.advanceTimersByTimeAsync(minute);
      expect(service.refresh.mock.calls.length).toBeGreaterThanOrEqual(passed);
    }
    expect(service.refresh.mock.calls.length).toBeLessThanOrEqual(10);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('not read'));
    await job.stop();
    const { length } = service.refresh.mock.calls;
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(service.refresh).toHaveBeenCalledTimes(length);
  });

  it('is loud about a failure, and tries again sooner', async () => {
    const { job, log, service, metrics, states } = start(async () => {
      throw new RatesFileError('it is not well-formed XML');
    });
    await vi.advanceTimersByTimeAsync(3 * minute + 1);
    expect(service.update).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledWith(
      { reason: 'it is not well-formed XML', failures: 1 },
      expect.stringContaining('not read'),
    );
    expect(log.warn).toHaveBeenCalledWith({ days: 9 }, expect.stringContaining('old'));
    const text = await metrics.registry.metrics();
    expect(text).toContain('exchange_rates_reads_total{outcome="failed"} 3');
    expect(text).toContain('exchange_rates_fixing_age_days 9');
    expect(states()).toContainEqual(
      expect.objectContaining({ name: 'rates', everySeconds: 86_400, lastSuccessAt: null, failures: 3 }),
    );
    job.stop();
  });
});

describe('delays', () => {
  it.each([
    ['2026-11-20T16:00:00+01:00', 10],
    ['2026-11-20T16:10:00+01:00', 1_440],
    ['2026-07-20T17:10:00+02:00', 1_380],
  ])('from %s: %i minutes', (instant, expected) => {
    expect(minutesToNextReading(new Date(instant))).toBe(expected);
  });

  it('grow up to half an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(retryDelayMinutes)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });
});
