import { dayMs, doubledDelay, minuteInParis, minuteMs } from '@retour/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../platform/http/metrics';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { startPeriodicJob } from '../../platform/jobs/periodic-job';
import type { RatesService } from './rates-service';
import { RatesFileError } from './storage/fixing';

export interface RatesJobOptions {
  /** null: rates are only those that ship and those already in store. */
  readonly url: string | null;
  readonly service: RatesService;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'ratesFixingAge' | 'ratesReads'>;
  readonly now: () => Date;
  readonly watch: WatchJob;
}

export interface RatesJob {
  readonly stop: () => Promise<void>;
}

const minutesOfDay = 1_440;
/** The bank publishes at about 16:00 in Paris. */
const readingMinute = 16 * 60 + 10;
const retryMinutes = { first: 1, max: 30 };
const staleAfterDays = 7;

/** Each process at its own pace, a minute at the most, so that many do not ask at the same moment. */
function refreshEveryMs(): number {
  return minuteMs * (0.5 + Math.random() / 2);
}

/** Until ten past four in the afternoon in Paris. */
export function minutesToNextReading(instant: Date): number {
  return (readingMinute - minuteInParis(instant) + minutesOfDay) % minutesOfDay || minutesOfDay;
}

export function retryDelayMinutes(failures: number): number {
  return doubledDelay(failures - 1, retryMinutes);
}

/**
 * Reads the published rates at start and every afternoon; a failure is loud, is tried again, and replaces nothing. Takes up
 * what other processes read within a minute.
 */
export function startRatesJob({ url, service, log, metrics, now, watch }: RatesJobOptions): RatesJob {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  function measureAge(): number | null {
    const age = service.newestFixingAge();
    metrics.ratesFixingAge.set(age ?? -1);
    return age;
  }

  function reportAge(): void {
    const age = measureAge();
    if (age === null) log.warn('no exchange rate was ever read: the shipped ones, older, are used');
    else if (age > staleAfterDays) log.warn({ days: age }, 'the newest exchange rates are old');
  }

  const reading =
    url === null
      ? null
      : { address: url, watched: watch({ name: 'rates', everyMs: dayMs, choosesItsTime: true }) };

  async function read({ address, watched }: NonNullable<typeof reading>): Promise<void> {
    try {
      await watched(() => service.update(address));
      failures = 0;
      metrics.ratesReads.labels('read').inc();
      log.info('exchange rates read');
    } catch (error) {
      failures += 1;
      metrics.ratesReads.labels('failed').inc();
      const reason = error instanceof RatesFileError ? error.message : 'they could not be stored';
      log.warn({ reason, failures }, 'exchange rates not read: the previous ones stay');
    }
  }

  async function turn(): Promise<void> {
    if (reading !== null) await read(reading);
    reportAge();
    if (stopped) return;
    const minutes = failures > 0 ? retryDelayMinutes(failures) : minutesToNextReading(now());
    timer = setTimeout(turn, minutes * minuteMs).unref();
  }

  void turn();
  const refreshing = startPeriodicJob({
    name: 'rates-taken-up',
    everyMs: refreshEveryMs(),
    run: async () => {
      await service.refresh();
      measureAge();
    },
    onError: (error) => log.warn({ err: error }, 'the exchange rates of the database were not read'),
    watch,
  });
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await refreshing.stop();
    },
  };
}
