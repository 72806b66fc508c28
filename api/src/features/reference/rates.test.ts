import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ecbFile } from '../../../test/ecb-file';
import { engines, type TestDatabase } from '../../../test/engines';
import { type RatesServer, sendXml, startRatesServer } from '../../../test/rates-server';
import type { DownloadLimits } from './download';
import { createRatesService, type RatesService } from './rates-service';
import { shippedCurrencies } from './shipped-data';

const november = { USD: '1.1500', GBP: '0.8600', CHF: '0.9300' };
const now = (): Date => new Date('2026-11-21T10:00:00+01:00');
const limits = { timeoutMs: 60_000, bytes: 20_000 };

describe.each(engines)('exchange rates on the $name', ({ open }) => {
  let opened: TestDatabase;
  let bank: RatesServer;
  let rates: RatesService;
  const dollarOn = (day: string) => rates.currencyTableOn(day).currencies.find(({ id }) => id === 'USD');

  async function another(ofDownload: DownloadLimits): Promise<RatesService> {
    const service = createRatesService({
      database: opened.database,
      shipped: shippedCurrencies,
      now,
      limits: ofDownload,
    });
    await service.load();
    return service;
  }

  beforeAll(async () => {
    [opened, bank] = await Promise.all([open(), startRatesServer()]);
    rates = await another(limits);
  });
  afterAll(async () => {
    await bank.close();
    await opened.dispose();
  });

  it('start with the shipped table', () => {
    expect(rates.newestFixingAge()).toBeNull();
    expect(rates.currencyTableOn('2026-11-21')).toEqual(shippedCurrencies);
  });

  it('are provisional while history lacks the legal fixing', async () => {
    bank.answerWith(sendXml(ecbFile({ '2026-11-20': november })));
    await rates.update(bank.url);
    expect(rates.currencyTableOn('2026-11-21')).toMatchObject({
      edition: '2026-11-20-provisoire',
      validTo: '2026-11-20',
    });
    expect(dollarOn('2026-11-21')).toMatchObject({ rate: 1.15, rateDate: '2026-11-20' });
    expect(rates.newestFixingAge()).toBe(1);
  });

  it('keep the shipped rate of a currency that the bank does not quote', () => {
    const vietnam = (table = shippedCurrencies) => table.currencies.find(({ id }) => id === 'VND');
    expect(vietnam(rates.currencyTableOn('2026-11-21'))).toEqual(vietnam());
  });

  it('are those of the penultimate Wednesday for the whole next month', async () => {
    bank.answerWith(sendXml(ecbFile({ '2026-10-21': { USD: '1.2000', GBP: '0.8700', CHF: '0.9400' } })));
    await rates.update(bank.url);
    for (const day of ['2026-11-01', '2026-11-30']) {
      expect(rates.currencyTableOn(day)).toMatchObject({
        edition: '2026-11',
        validFrom: '2026-11-01',
        validTo: '2026-11-30',
      });
      expect(dollarOn(day)).toMatchObject({ rate: 1.2, rateDate: '2026-10-21' });
    }
    expect(rates.currencyTableOn('2026-11-01')).toBe(rates.currencyTableOn('2026-11-30'));
  });

  it('never change once recorded', async () => {
    bank.answerWith(sendXml(ecbFile({ '2026-10-21': { USD: '1.3000', GBP: '0.8700', CHF: '0.9400' } })));
    await rates.update(bank.url);
    expect(dollarOn('2026-11-10')?.rate).toBe(1.2);
  });

  it.each([
    ['is missing', (_request, response) => response.writeHead(404).end(), /answered 404/],
    ['fails', (_request, response) => response.writeHead(500).end(), /answered 500/],
    ['is too large', sendXml('x'.repeat(30_000)), /larger than 20000/],
    ['is broken', sendXml('<html>'), /not well-formed/],
    ['breaks off', (_request, response) => response.socket?.destroy(), /cannot be reached/],
  ] satisfies [string, Parameters<RatesServer['answerWith']>[0], RegExp][])(
    'stay as they are when the file %s',
    async (_name, listener, reason) => {
      const before = rates.currencyTableOn('2026-11-21');
      bank.answerWith(listener);
      await expect(rates.update(bank.url)).rejects.toThrow(reason);
      expect(rates.currencyTableOn('2026-11-21')).toBe(before);
    },
  );

  it.each([
    ['hangs', () => undefined],
    ['hangs in the middle', (_request, response) => response.writeHead(200).write('<?xml')],
  ] satisfies [string, Parameters<RatesServer['answerWith']>[0]][])(
    'stay as they are when the file %s',
    async (_name, listener) => {
      const hasty = await another({ ...limits, timeoutMs: 300 });
      const before = hasty.currencyTableOn('2026-11-21');
      bank.answerWith(listener);
      await expect(hasty.update(bank.url)).rejects.toThrow(/too slow/);
      expect(hasty.currencyTableOn('2026-11-21')).toBe(before);
    },
  );

  it('are found again by another process', async () => {
    const other = await another(limits);
    expect(other.currencyTableOn('2026-11-21')).toEqual(rates.currencyTableOn('2026-11-21'));
  });

  it('are the same object for a process that looks again and finds nothing new', async () => {
    const before = rates.currencyTableOn('2026-11-21');
    await rates.refresh();
    expect(rates.currencyTableOn('2026-11-21')).toBe(before);
  });
});

describe.each(engines)('exchange rates of the month to come on the $name', ({ open }) => {
  let opened: TestDatabase;
  let bank: RatesServer;
  let rates: RatesService;
  let clock = '';
  const inDecember = () => {
    const { edition, validTo, currencies } = rates.currencyTableOn('2026-12-05');
    return [edition, validTo, currencies.find(({ id }) => id === 'USD')?.rate];
  };
  const publish = (day: string, USD: string) => {
    bank.answerWith(sendXml(ecbFile({ [day]: { ...november, USD } })));
    return rates.update(bank.url);
  };

  beforeEach(async () => {
    [opened, bank] = await Promise.all([open(), startRatesServer()]);
    rates = createRatesService({
      database: opened.database,
      shipped: shippedCurrencies,
      now: () => new Date(clock),
      limits,
    });
    clock = '2026-11-13T20:00:00+01:00';
    await publish('2026-11-13', '1.1300');
  });
  afterEach(async () => {
    await bank.close();
    await opened.dispose();
  });

  it('are provisional until those of the named Wednesday are published', async () => {
    expect(inDecember()).toEqual(['2026-11-13-provisoire', '2026-11-13', 1.13]);
    clock = '2026-11-18T15:00:00+01:00';
    await publish('2026-11-17', '1.1700');
    expect(inDecember()).toEqual(['2026-11-17-provisoire', '2026-11-17', 1.17]);
    clock = '2026-11-18T16:30:00+01:00';
    await publish('2026-11-18', '1.1800');
    expect(inDecember()).toEqual(['2026-12', '2026-12-31', 1.18]);
  });

  it('are those before, once the named Wednesday went by without any', async () => {
    clock = '2026-11-17T20:00:00+01:00';
    await publish('2026-11-17', '1.1700');
    clock = '2026-11-18T23:59:00+01:00';
    expect(inDecember()).toEqual(['2026-11-17-provisoire', '2026-11-17', 1.17]);
    clock = '2026-11-19T00:01:00+01:00';
    expect(inDecember()).toEqual(['2026-12', '2026-12-31', 1.17]);
  });

  it('are those before, once a later day has some', async () => {
    clock = '2026-11-18T15:00:00+01:00';
    await publish('2026-11-17', '1.1700');
    clock = '2026-11-20T15:00:00+01:00';
    await publish('2026-11-20', '1.2000');
    expect(inDecember()).toEqual(['2026-12', '2026-12-31', 1.17]);
  });
});
