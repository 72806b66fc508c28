import { addDays, dayInParis } from '@retour/contract';
import type { CurrencyTable } from '@retour/core';
import type { Database } from '../../platform/database/database';
import { daysBetween } from './calendar';
import { currencyTableOn } from './currency-table';
import { type DownloadLimits, download, downloadLimits } from './download';
import { readEcbRatesFile } from './ecb-rates-file';
import type { Fixing } from './storage/fixing';
import { countRates, readFixings, recordFixings } from './storage/fixings';

export interface RatesOptions {
  readonly database: Pick<Database, 'run'>;
  readonly shipped: CurrencyTable;
  readonly now: () => Date;
  readonly limits?: DownloadLimits;
}

export interface RatesService {
  /** The rates that hold for a day of arrival; the same object as long as they do not change. */
  readonly currencyTableOn: (day: string) => CurrencyTable;
  /** Takes up what the database holds. */
  readonly load: () => Promise<void>;
  /** Takes it up if another process recorded rates meanwhile. */
  readonly refresh: () => Promise<void>;
  /** Reads the published file, keeps it and takes it up. Throws a RatesFileError, leaving everything as it was. */
  readonly update: (url: string) => Promise<void>;
  /** Days since the newest fixing; null when there is none. */
  readonly newestFixingAge: () => number | null;
}

const daysOfHistory = 800;
const maxTables = 400;

export function createRatesService({
  database,
  shipped,
  now,
  limits = downloadLimits,
}: RatesOptions): RatesService {
  let history: readonly Fixing[] = [];
  let loadedRates = 0;
  const tables = new Map<string, CurrencyTable>();
  const tableOfDay = new Map<string, CurrencyTable>();
  /** The day on which they were chosen: those of a month to come may be others on the next one. */
  let chosenOn = '';

  function knownRates(): ReadonlyMap<string, number> {
    const official = shipped.currencies.filter(({ rateToConfirm }) => !rateToConfirm);
    const newest = history.at(-1)?.rates ?? [];
    return new Map([...official.map(({ id, rate }) => [id, rate] as const), ...newest]);
  }

  function tableOn(day: string): CurrencyTable {
    const today = dayInParis(now());
    if (today !== chosenOn || tableOfDay.size >= maxTables) tableOfDay.clear();
    chosenOn = today;
    const known = tableOfDay.get(day);
    if (known !== undefined) return known;
    const computed = currencyTableOn(day, { history, shipped, today });
    const table = tables.get(computed.edition) ?? computed;
    tables.set(computed.edition, table);
    tableOfDay.set(day, table);
    return table;
  }

  async function load(): Promise<void> {
    const since = addDays(dayInParis(now()), -daysOfHistory);
    // Counted first: what is recorded in between is taken up twice rather than never.
    loadedRates = await countRates(database.run);
    history = await readFixings(database.run, since);
    tables.clear();
    tableOfDay.clear();
  }

  return {
    currencyTableOn: tableOn,
    load,
    refresh: async () => {
      if ((await countRates(database.run)) !== loadedRates) await load();
    },
    update: async (url) => {
      const text = await download(url, limits);
      const fixings = readEcbRatesFile(text, knownRates(), dayInParis(now()));
      await recordFixings(database.run, fixings);
      await load();
    },
    newestFixingAge: () => {
      const newest = history.at(-1);
      return newest === undefined ? null : daysBetween(newest.date, dayInParis(now()));
    },
  };
}
