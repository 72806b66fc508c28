import type { Product } from '../../core/src/goods/product';
import { ImportError } from './import-error';
import type { NomenclatureRow } from './nomenclature';

/** Rows in order → the tree that the API and the browser read. */
export function buildTree(rows: readonly NomenclatureRow[]): readonly Product[] {
  const placed = new Set<string>();

  function subTree(parentId: string | null): readonly Product[] {
    return rows
      .filter((row) => row.parentId === parentId)
      .map(({ product }) => {
        placed.add(product.id);
        const subProducts = subTree(product.id);
        if (product.kind === 'category' && subProducts.length === 0) {
          throw new ImportError(`${product.id} : la catégorie est vide`);
        }
        if (product.kind !== 'category' && product.tariff === null) {
          throw new ImportError(`${product.id} : aucun taux`);
        }
        return { ...product, subProducts };
      });
  }

  const tree = subTree(null);
  const lost = rows.find(({ product }) => !placed.has(product.id));
  if (lost !== undefined) throw new ImportError(`${lost.product.id} : aucun chemin depuis la racine`);
  return tree;
}
