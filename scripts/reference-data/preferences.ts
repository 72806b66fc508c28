import { ImportError } from './import-error';
import { cell, enumCell, numberCell, readCsv } from './read-csv';

const columns = [
  'country',
  'agreement',
  'industrial_goods_free',
  'traveller_limit_eur',
  'confidence',
  'note',
];

/** What a trade agreement gives to goods made in a country, as core/data/preferences.json holds it. */
export interface TariffPreference {
  readonly country: string;
  readonly agreement: string;
  readonly industrialGoodsFree: 'yes' | 'part';
  /** Value up to which a traveller needs no proof of origin. */
  readonly travellerLimitEuros: number;
  readonly confidence: 'source' | 'memory' | 'to-confirm';
  readonly note: string;
}

export function readPreferences(csv: string): readonly TariffPreference[] {
  const preferences = readCsv('preferences.csv', csv, columns).map((row): TariffPreference => {
    const country = cell(row, 'country');
    const where = `preferences.csv, ${country}`;
    const industrialGoodsFree = enumCell(row, 'industrial_goods_free', ['yes', 'part'], where);
    const confidence = enumCell(row, 'confidence', ['source', 'memory', 'to-confirm'], where);
    if (!/^[A-Z]{2}$/.test(country)) throw new ImportError(`${where} : le code d’un pays a deux lettres`);
    if (industrialGoodsFree === null) throw new ImportError(`${where} : industrial_goods_free est vide`);
    if (confidence === null) throw new ImportError(`${where} : confidence est vide`);
    return {
      country,
      agreement: cell(row, 'agreement'),
      industrialGoodsFree,
      travellerLimitEuros: numberCell(row, 'traveller_limit_eur', where),
      confidence,
      note: cell(row, 'note'),
    };
  });
  const countries = preferences.map(({ country }) => country);
  const repeated = countries.find((country, index) => countries.indexOf(country) !== index);
  if (repeated !== undefined) throw new ImportError(`preferences.csv : ${repeated} figure deux fois`);
  return preferences;
}
