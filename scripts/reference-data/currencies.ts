import type { Currency, CurrencyTable } from '../../core/src/regulation/currency';
import { ImportError } from './import-error';
import { type CsvRow, cell, listCell, numberCell, readCsv } from './read-csv';

const columns = ['code', 'name_fr', 'symbol', 'countries', 'rate_per_eur', 'rate_date', 'source'];

function toCurrency(row: CsvRow): Currency {
  const id = cell(row, 'code');
  const where = `currencies.csv, ${id}`;
  const rate = numberCell(row, 'rate_per_eur', where);
  if (!/^[A-Z]{3}$/.test(id)) throw new ImportError(`${where} : le code d’une devise a trois lettres`);
  if (rate <= 0) throw new ImportError(`${where} : le cours doit être positif`);
  return {
    id,
    name: cell(row, 'name_fr').replaceAll("'", '’'),
    symbol: cell(row, 'symbol'),
    rate,
    rateDate: cell(row, 'rate_date'),
    rateToConfirm: cell(row, 'source').includes('à vérifier'),
    countries: listCell(row, 'countries'),
    source: cell(row, 'source'),
  };
}

/** Rates hold for the calendar month in which the first of them was fixed. */
function monthOf(day: string): { validFrom: string; validTo: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const prefix = day.slice(0, 7);
  return { validFrom: `${prefix}-01`, validTo: `${prefix}-${lastDay}` };
}

/** Adds to each currency the territories that the table does not know and where it is used. */
function withTerritories(
  currencies: readonly Currency[],
  currencyOfTerritory: Readonly<Record<string, string>>,
): readonly Currency[] {
  const territories = Object.entries(currencyOfTerritory);
  const unknown = territories.find(([, id]) => !currencies.some((currency) => currency.id === id));
  if (unknown !== undefined)
    throw new ImportError(`presentation.json : la devise ${unknown[1]} est inconnue`);
  return currencies.map((currency) => {
    const more = territories.filter(([, id]) => id === currency.id).map(([territory]) => territory);
    return { ...currency, countries: [...currency.countries, ...more] };
  });
}

export function readCurrencies(
  csv: string,
  currencyOfTerritory: Readonly<Record<string, string>>,
): CurrencyTable {
  const currencies = readCsv('currencies.csv', csv, columns).map(toCurrency);
  const seen = new Set<string>();
  for (const { id } of currencies) {
    if (seen.has(id)) throw new ImportError(`currencies.csv : ${id} figure deux fois`);
    seen.add(id);
  }
  const euro = currencies.find(({ id }) => id === 'EUR');
  if (euro?.rate !== 1) throw new ImportError('currencies.csv : EUR doit figurer avec un cours de 1');
  const validity = monthOf(euro.rateDate);
  return {
    edition: euro.rateDate.slice(0, 7),
    ...validity,
    currencies: withTerritories(currencies, currencyOfTerritory),
  };
}
