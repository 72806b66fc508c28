import { currenciesAnswerSchema, minuteMs } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ecbFile } from '../../../test/ecb-file';
import { newServerDatabase } from '../../../test/engines';
import { type RatesServer, sendXml, startRatesServer } from '../../../test/rates-server';
import { startApp } from '../../../test/start-app';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { createMetrics } from '../../platform/http/metrics';
import { createJobWatch } from '../../platform/jobs/job-watch';
import { type RatesJob, startRatesJob } from './rates-job';
import { createRatesService, type RatesService } from './rates-service';
import { shippedCurrencies } from './shipped-data';

interface Process {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly job: RatesJob;
  readonly service: RatesService;
}

const now = (): Date => new Date('2026-10-15T12:00:00+02:00');
const log = { info: () => undefined, warn: () => undefined };

let bank: RatesServer;
let reader: Process;
let other: Process;

async function startProcess(url: string): Promise<Process> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  const service = createRatesService({ database, shipped: shippedCurrencies, now });
  await service.load();
  const metrics = createMetrics();
  const { watch } = createJobWatch({ metrics, now });
  const job = startRatesJob({ url: null, service, log, metrics, now, watch });
  return { database, service, job, app: await startApp({ currencyTableOn: service.currencyTableOn, now }) };
}

beforeAll(async () => {
  const url = await newServerDatabase();
  bank = await startRatesServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reader = await startProcess(url);
  other = await startProcess(url);
});
afterAll(async () => {
  for (const { app, database, job } of [reader, other]) {
    await job.stop();
    await app.close();
    await database.close();
  }
  vi.useRealTimers();
  await bank.close();
});

async function dollarOf({ app }: Process): Promise<number> {
  const { currencies } = currenciesAnswerSchema.parse((await app.inject('/api/currency/')).json());
  return currencies.find(({ id }) => id === 'USD')?.rate ?? Number.NaN;
}

it('are the same a minute after one of them read new ones', async () => {
  const rates = { USD: '1.2345', GBP: '0.8700', CHF: '0.9400' };
  bank.answerWith(sendXml(ecbFile({ '2026-09-23': rates })));
  await reader.service.update(bank.url);
  expect(await dollarOf(reader)).toBe(1.2345);
  expect(await dollarOf(other)).not.toBe(1.2345);

  vi.advanceTimersByTime(minuteMs);
  await expect.poll(() => dollarOf(other)).toBe(1.2345);
});
