import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { FinderSection } from '../finder/finder-section';
import { ProductEntry } from '../finder/product-entry';
import { nomenclatureText } from '../text';

/** The products that the agent starred, latest first. */
export function FavouriteList({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const favourites = useAppStore(({ products }) => products.favouriteProducts);
  const index = indexCatalogue(catalogue);
  const known = favourites.flatMap((id) => index.get(id) ?? []);
  if (known.length === 0) return null;
  return (
    <FinderSection title={nomenclatureText.favourites}>
      <ul>
        {known.map((product) => (
          <ProductEntry key={product.id} product={product} />
        ))}
      </ul>
    </FinderSection>
  );
}
