import { indexCatalogue, nameOfArticle } from '@retour/core';
import { useMemo } from 'react';
import { useCatalogue } from '../../reference';
import type { NameOf } from './closing';

/** The name of an assessed article: its product's, or the one that was typed. */
export function useArticleName(): NameOf {
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  return ({ id, customName }) => nameOfArticle(products?.get(id ?? '') ?? null, customName);
}
