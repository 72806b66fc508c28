import {
  amountProducts,
  amountUnits,
  dataConfidences,
  exciseClasses,
  type Product,
  type ProductKind,
  productKinds,
  type Tariff,
} from '../../core/src/goods/product';
import { ImportError } from './import-error';
import { type CsvRow, cell, enumCell, listCell, numberCell, readCsv } from './read-csv';

const columns = [
  'id',
  'parent_id',
  'kind',
  'name_fr',
  'related_words_fr',
  'cn_code',
  'duty_rate_percent',
  'duty_specific',
  'vat_rate_percent',
  'amount_unit',
  'allowance_class',
  'excise_class',
  'default_degree',
  'food',
  'restricted',
  'countries',
  'confidence',
  'source',
];

/** A row of the nomenclature: a product without its place among the others. */
export interface NomenclatureRow {
  readonly parentId: string | null;
  readonly product: Product;
}

function toTariff(row: CsvRow, where: string): Tariff {
  const confidence = enumCell(row, 'confidence', dataConfidences, where);
  if (confidence === null) throw new ImportError(`${where} : confidence est vide`);
  return {
    cnCode: cell(row, 'cn_code'),
    dutyRate: numberCell(row, 'duty_rate_percent', where),
    specificDuty: cell(row, 'duty_specific') || null,
    vatRate: numberCell(row, 'vat_rate_percent', where),
    exciseClass: enumCell(row, 'excise_class', exciseClasses, where),
    defaultDegree: cell(row, 'default_degree') === '' ? null : numberCell(row, 'default_degree', where),
    agricultural: enumCell(row, 'food', ['true', 'false'], where) === 'true',
    confidence,
    source: cell(row, 'source'),
  };
}

function checkAmount(product: Product, where: string): void {
  const counted = product.amountProduct !== null && product.unit !== null;
  if (product.kind === 'amount-product' && !counted) {
    throw new ImportError(`${where} : un produit compté en quantité a une unité et une franchise`);
  }
  if (product.kind !== 'amount-product' && (product.amountProduct !== null || product.unit !== null)) {
    throw new ImportError(`${where} : seul un produit compté en quantité a une unité et une franchise`);
  }
}

function toProduct(row: CsvRow): Product {
  const id = cell(row, 'id');
  const where = `nomenclature.csv, ${id}`;
  const kind: ProductKind | null = enumCell(row, 'kind', productKinds, where);
  if (kind === null) throw new ImportError(`${where} : kind est vide`);
  const amountProduct = enumCell(row, 'allowance_class', amountProducts, where);
  const product: Product = {
    id,
    kind,
    name: cell(row, 'name_fr'),
    relatedWords: listCell(row, 'related_words_fr'),
    countries: listCell(row, 'countries'),
    productDisplayTypes: kind === 'category' ? ['category'] : ['addable'],
    question: null,
    categoryKey: amountProduct,
    amountProduct,
    unit: enumCell(row, 'amount_unit', amountUnits, where),
    tariff: kind === 'category' ? null : toTariff(row, where),
    restriction: cell(row, 'restricted') || null,
    restrictedGood: null,
    notManagedReason: null,
    subProducts: [],
  };
  checkAmount(product, where);
  return product;
}

/** Every row of the nomenclature in its order, each known to have an id of its own and a parent that exists. */
export function readNomenclature(csv: string): readonly NomenclatureRow[] {
  const rows = readCsv('nomenclature.csv', csv, columns).map((row) => ({
    parentId: cell(row, 'parent_id') || null,
    product: toProduct(row),
  }));
  const kinds = new Map<string, ProductKind>();
  for (const { product } of rows) {
    if (kinds.has(product.id)) throw new ImportError(`nomenclature.csv : ${product.id} figure deux fois`);
    kinds.set(product.id, product.kind);
  }
  for (const { parentId, product } of rows) {
    if (parentId === null) continue;
    const parentKind = kinds.get(parentId);
    if (parentKind === undefined) {
      throw new ImportError(`nomenclature.csv, ${product.id} : le parent ${parentId} n’existe pas`);
    }
    if (parentKind !== 'category') {
      throw new ImportError(
        `nomenclature.csv, ${product.id} : le parent ${parentId} n’est pas une catégorie`,
      );
    }
  }
  return rows;
}
