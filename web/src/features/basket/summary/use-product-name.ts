import { indexCatalogue, typeset } from '@retour/core';
import { useCatalogue } from '../../reference';
import { nameInList } from '../text/name-in-list';

interface NamedLine {
  readonly id: string | null;
  readonly customName: string | null;
}

/** The name under which an article of the answer is shown. */
export function useProductName(): (line: NamedLine) => string {
  const catalogue = useCatalogue();
  const products = catalogue && indexCatalogue(catalogue);
  return ({ id, customName }) => {
    const product = products?.get(id ?? '');
    return typeset(products && product ? nameInList(product, customName, products) : (customName ?? ''));
  };
}
