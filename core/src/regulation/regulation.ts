import { indexCatalogue } from '../goods/index-catalogue';
import type { Product, ProductCatalogue } from '../goods/product';
import type { RestrictedWords } from '../restriction/restricted-words';
import { type AlcoholExciseTable, alcoholExciseTables } from './alcohol-excise';
import { inForce } from './figure';
import { type TobaccoExciseTable, tobaccoExciseTables } from './tobacco-excise';

/** Edition of the tables of this folder; changes with any of their figures. */
export const tablesEdition = '2026.1';

/** Everything that `assess` knows about the law and the tariff, as it stands on a day. */
export interface Regulation {
  /** Edition of the catalogue and of the tables, kept with every assessment. */
  readonly edition: string;
  readonly products: ReadonlyMap<string, Product>;
  readonly restrictedWords: RestrictedWords;
  readonly alcoholExcise: AlcoholExciseTable;
  readonly tobaccoExcise: TobaccoExciseTable;
}

/** First day of arrival that every dated table covers. */
export const firstRegulatedDay: string = [alcoholExciseTables, tobaccoExciseTables]
  .map(([first]) => first?.validFrom ?? '')
  .reduce((latest, day) => (day > latest ? day : latest));

const regulations = new WeakMap<ProductCatalogue, Map<string, Regulation>>();

/** The regulation of a day; null before the first table. After the last one, the newest rows go on (and `assess` says so). */
export function regulationInForce(day: string, catalogue: ProductCatalogue): Regulation | null {
  const alcoholExcise = inForce(alcoholExciseTables, day);
  const tobaccoExcise = inForce(tobaccoExciseTables, day);
  if (alcoholExcise === undefined || tobaccoExcise === undefined) return null;
  const known = regulations.get(catalogue) ?? new Map<string, Regulation>();
  regulations.set(catalogue, known);
  const key = `${alcoholExcise.validFrom}/${tobaccoExcise.validFrom}`;
  const regulation = known.get(key) ?? {
    edition: `${catalogue.edition}+${tablesEdition}`,
    products: indexCatalogue(catalogue),
    restrictedWords: catalogue.restrictedWords,
    alcoholExcise,
    tobaccoExcise,
  };
  known.set(key, regulation);
  return regulation;
}
