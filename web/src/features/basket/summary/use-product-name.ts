import { indexCatalogue, typeset } from '@retour/core';
import { useCatalogue } from '../../reference';

interface NamedLine {
  readonly id: string | null;
  readonly customName: string | null;
}

/** The name under which an article of the answer is shown. */
export function useProductName(): (line: NamedLine) => string {
  const catalogue = useCatalogue();
  const products = catalogue && indexCatalogue(catalogue);
  return ({ id, customName }) => typeset(products?.get(id ?? '')?.name ?? customName ?? '');
}
