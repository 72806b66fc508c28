import { indexCatalogue } from '../goods/index-catalogue';
import type { Product, ProductCatalogue } from '../goods/product';
import type { RestrictedWords } from '../goods/restricted-words';
import { type Law, type LawTables, lawOn, lawTables } from './law';
import { lawEdition } from './law-edition';
import { firstDayOf } from './rows-in-force';

/** Everything that `assess` knows about the law and the tariff, as it stands on a day. */
export interface Regulation {
  /** Edition of the catalogue and of the law of the day, kept with every assessment. */
  readonly edition: string;
  readonly products: ReadonlyMap<string, Product>;
  readonly restrictedWords: RestrictedWords;
  readonly law: Law;
}

const regulations = new WeakMap<ProductCatalogue, WeakMap<Law, Regulation>>();

/**
 * The regulation of a day; null before the first table. After the last row, the newest goes on (and `assess` says so).
 * `rows` are the tables of the law: another edition of them, to rehearse a change.
 */
export function regulationInForce(
  day: string,
  catalogue: ProductCatalogue,
  rows: LawTables = lawTables,
): Regulation | null {
  if (day < firstDayOf(rows)) return null;
  const law = lawOn(day, rows);
  const known = regulations.get(catalogue) ?? new WeakMap<Law, Regulation>();
  regulations.set(catalogue, known);
  const regulation = known.get(law) ?? {
    edition: `${catalogue.edition}+${lawEdition(law)}`,
    products: indexCatalogue(catalogue),
    restrictedWords: catalogue.restrictedWords,
    law,
  };
  known.set(law, regulation);
  return regulation;
}
