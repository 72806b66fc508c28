import {
  type CategoryKey,
  categoryKeys,
  type Product,
  type ProductDisplayType,
  productDisplayTypes,
} from '../../core/src/goods/product';
import { type RestrictedGoodId, restrictedGoodIds } from '../../core/src/goods/restricted-good-id';
import { ImportError } from './import-error';
import type { NomenclatureRow } from './nomenclature';

/** A node of ours that gathers rows of the nomenclature under one question. */
interface Group {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly question: string;
  readonly displayType?: string | undefined;
  /** Rows in the order in which people choose among them. */
  readonly children: readonly string[];
  readonly words: readonly string[];
}

/** core/data/presentation.json: how people name, find and choose the rows of the nomenclature. */
export interface Presentation {
  readonly edition: string;
  readonly groups: readonly Group[];
  /** Everyday names that replace the nomenclature's. */
  readonly names: Readonly<Record<string, string>>;
  /** Brands, synonyms and foreign words put after the nomenclature's. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Words of the nomenclature that are not put: alone, they are another thing, or many: « laine » is no pull. */
  readonly leftOut: Readonly<Record<string, readonly string[]>>;
  /**
   * Every restriction of the nomenclature, rewritten as what to do, under the restricted good whose rule it is; no text
   * where that rule says it all, and neither where nothing is asked.
   */
  readonly restrictions: readonly {
    readonly text: string | null;
    readonly good: string | null;
    readonly products: readonly string[];
  }[];
  /** The categories of tobacco and alcohol, by the specification's keys. */
  readonly categoryKeys: Readonly<Record<string, string>>;
  /** Currencies of the territories that the table of currencies leaves out. */
  readonly currencyOfTerritory: Readonly<Record<string, string>>;
  readonly notManaged: readonly { readonly reason: string; readonly products: readonly string[] }[];
  /** Countries that the nomenclature leaves out of the list of a product, and from which the law admits it. */
  readonly alsoFrom: readonly {
    readonly countries: readonly string[];
    readonly products: readonly string[];
  }[];
}

const file = 'presentation.json';

/** One value per product out of entries that name several; refuses an unknown or repeated product. */
function byProduct<Entry extends { readonly products: readonly string[] }, Value>(
  entries: readonly Entry[],
  valueIn: (entry: Entry) => Value,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const entry of entries) {
    for (const id of entry.products) {
      if (!known.has(id)) throw new ImportError(`${file} : ${id} n’est pas dans la nomenclature`);
      if (values.has(id)) throw new ImportError(`${file} : ${id} figure deux fois`);
      values.set(id, valueIn(entry));
    }
  }
  return values;
}

function withoutRepetition(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}

function keptWords({ id, relatedWords }: Product, { leftOut }: Presentation): readonly string[] {
  const out = leftOut[id] ?? [];
  const absent = out.find((word) => !relatedWords.includes(word));
  if (absent !== undefined)
    throw new ImportError(`${file}, ${id} : « ${absent} » n’est pas dans la nomenclature`);
  return relatedWords.filter((word) => !out.includes(word));
}

function checkIds(presentation: Presentation, known: ReadonlySet<string>): void {
  const { names, words, leftOut, categoryKeys: keys } = presentation;
  const named = [names, words, leftOut, keys].flatMap((values) => Object.keys(values));
  const grouped = presentation.groups.flatMap(({ parent, children }) => [parent, ...children]);
  const unknown = [...named, ...grouped].find((id) => !known.has(id));
  if (unknown !== undefined) throw new ImportError(`${file} : ${unknown} n’est pas dans la nomenclature`);

  const children = presentation.groups.flatMap((group) => group.children);
  const repeatedChild = children.find((id, index) => children.indexOf(id) !== index);
  if (repeatedChild !== undefined) throw new ImportError(`${file} : ${repeatedChild} est dans deux groupes`);

  const ids = presentation.groups.map(({ id }) => id);
  const taken = ids.find((id, index) => known.has(id) || ids.indexOf(id) !== index);
  if (taken !== undefined) throw new ImportError(`${file} : l’identifiant ${taken} est déjà pris`);
}

function groupDisplayType({ id, displayType = 'radio' }: Group): ProductDisplayType {
  const known = productDisplayTypes.find((type) => type === displayType);
  if (known === undefined)
    throw new ImportError(`${file}, ${id} : displayType « ${displayType} » est inconnu`);
  return known;
}

function categoryKeyOf(
  { id, categoryKey }: Product,
  { categoryKeys: keys }: Presentation,
): CategoryKey | null {
  const key = keys[id];
  if (key === undefined) return categoryKey;
  const known = categoryKeys.find((other) => other === key);
  if (known === undefined) throw new ImportError(`${file}, ${id} : categoryKey « ${key} » est inconnu`);
  return known;
}

/** A group is offered where one of its products is. */
function countriesOf(products: readonly Product[]): readonly string[] {
  if (products.some(({ countries }) => countries.length === 0)) return [];
  return withoutRepetition(products.flatMap(({ countries }) => countries));
}

function toGroupProduct(group: Group, products: readonly Product[]): Product {
  return {
    id: group.id,
    kind: 'category',
    name: group.name,
    relatedWords: withoutRepetition(group.words),
    countries: countriesOf(products),
    productDisplayTypes: [groupDisplayType(group)],
    question: group.question,
    categoryKey: null,
    amountProduct: null,
    unit: null,
    tariff: null,
    restriction: null,
    restrictedGood: null,
    notManagedReason: null,
    subProducts: [],
  };
}

function restrictedGoodOf(good: string | null): RestrictedGoodId | null {
  if (good === null) return null;
  const known = restrictedGoodIds.find((id) => id === good);
  if (known === undefined)
    throw new ImportError(`${file} : la marchandise réglementée « ${good} » est inconnue`);
  return known;
}

/** The list of a product with the countries that it leaves out; no list means everywhere, and stays so. */
function countriesWith(more: readonly string[] | undefined, { id, countries }: Product): readonly string[] {
  if (more === undefined) return countries;
  if (countries.length === 0) throw new ImportError(`${file} : ${id} est déjà proposé de partout`);
  return withoutRepetition([...countries, ...more]);
}

/** Gives the rows their everyday names, words and restrictions. */
function dressRows(
  rows: readonly NomenclatureRow[],
  presentation: Presentation,
  known: ReadonlySet<string>,
): readonly NomenclatureRow[] {
  const restrictions = byProduct(
    presentation.restrictions,
    ({ text, good }) => ({ text, good: restrictedGoodOf(good) }),
    known,
  );
  const reasons = byProduct(presentation.notManaged, ({ reason }) => reason, known);
  const alsoFrom = byProduct(presentation.alsoFrom, ({ countries }) => countries, known);
  return rows.map(({ parentId, product }) => {
    const restriction = restrictions.get(product.id) ?? null;
    if (product.restriction !== null && restriction === null) {
      throw new ImportError(`${file} : la restriction de ${product.id} reste à écrire`);
    }
    const notManagedReason = reasons.get(product.id) ?? null;
    const words = [...keptWords(product, presentation), ...(presentation.words[product.id] ?? [])];
    return {
      parentId,
      product: {
        ...product,
        name: presentation.names[product.id] ?? product.name,
        relatedWords: withoutRepetition(words),
        countries: countriesWith(alsoFrom.get(product.id), product),
        categoryKey: categoryKeyOf(product, presentation),
        productDisplayTypes:
          notManagedReason === null ? product.productDisplayTypes : (['not-managed'] as const),
        restriction: restriction?.text ?? null,
        restrictedGood: restriction?.good ?? null,
        notManagedReason,
      },
    };
  });
}

/** Rows of the nomenclature → the rows that people see, groups included where their first product stood. */
export function present(
  rows: readonly NomenclatureRow[],
  presentation: Presentation,
): readonly NomenclatureRow[] {
  const known = new Set(rows.map(({ product }) => product.id));
  checkIds(presentation, known);
  const dressed = dressRows(rows, presentation, known);
  const dressedById = new Map(dressed.map(({ product }) => [product.id, product]));
  const groupOfChild = new Map(
    presentation.groups.flatMap((group) => group.children.map((id) => [id, group] as const)),
  );
  const placed = new Set<Group>();

  return dressed.flatMap((row): readonly NomenclatureRow[] => {
    const group = groupOfChild.get(row.product.id);
    if (group === undefined) return [row];
    if (placed.has(group)) return [];
    placed.add(group);
    const products = group.children.flatMap((id) => dressedById.get(id) ?? []);
    return [
      { parentId: group.parent, product: toGroupProduct(group, products) },
      ...products.map((product) => ({ parentId: group.id, product })),
    ];
  });
}
