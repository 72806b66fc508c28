import type { Product } from '../../core/src/goods/product';
import { readCurrencies } from './currencies';
import { readNomenclature } from './nomenclature';
import { readPreferences } from './preferences';
import { type Presentation, present } from './presentation';
import { buildTree } from './product-tree';
import { type RestrictedWordsFile, readRestrictedWords } from './restricted-words';

/** Maintained tables, by name in core/data. */
export const tableFiles = ['nomenclature.csv', 'currencies.csv', 'preferences.csv'] as const;
export type TableFile = (typeof tableFiles)[number];

export const generatedFiles = ['products.json', 'currencies.json', 'preferences.json'] as const;
export type GeneratedFile = (typeof generatedFiles)[number];

/** A list with one element a line, so that a change shows as the lines it touches. */
function lines(list: readonly unknown[]): string {
  return `[\n${list.map((element) => JSON.stringify(element)).join(',\n')}\n]`;
}

function productLines(products: readonly Product[]): string {
  const branches = products.map(({ subProducts, ...product }) => {
    const own = JSON.stringify(product).slice(0, -1);
    return `${own},"subProducts":${subProducts.length === 0 ? '[]' : productLines(subProducts)}}`;
  });
  return `[\n${branches.join(',\n')}\n]`;
}

/** The generated files, as they must be written: same sources, same bytes. */
export function generate(
  tables: Readonly<Record<TableFile, string>>,
  presentation: Presentation,
  restrictedWords: RestrictedWordsFile,
): Readonly<Record<GeneratedFile, string>> {
  const products = buildTree(present(readNomenclature(tables['nomenclature.csv']), presentation));
  const { currencies, ...validity } = readCurrencies(
    tables['currencies.csv'],
    presentation.currencyOfTerritory,
  );
  const head = JSON.stringify(validity).slice(0, -1);
  return {
    'products.json': `{"edition":"${presentation.edition}","products":${productLines(products)},"restrictedWords":${JSON.stringify(readRestrictedWords(restrictedWords, products, currencies))}}\n`,
    'currencies.json': `${head},"currencies":${lines(currencies)}}\n`,
    'preferences.json': `${lines(readPreferences(tables['preferences.csv']))}\n`,
  };
}
