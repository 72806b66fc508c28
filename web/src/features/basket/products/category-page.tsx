import type { Product, ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { BackLink, PageHeading, Stack } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { productName } from '../text/product-words';
import { ancestorsOf } from './ancestors';
import { useBasketLinks } from './product-link';
import { TreeList } from './tree-list';

/** What a category holds. */
export function CategoryPage({
  category,
  catalogue,
}: {
  readonly category: Product;
  readonly catalogue: ProductCatalogue;
}): ReactNode {
  const { paths } = useBasketSession();
  const links = useBasketLinks();
  const ancestors = ancestorsOf(catalogue, category.id);
  const parent = ancestors.at(-1);
  return (
    <Stack gap="large">
      <BackLink to={parent === undefined ? paths.products : links.product(parent)} />
      <PageHeading title={productName(category)} kicker={parent && productName(parent)} />
      <TreeList products={category.subProducts} />
    </Stack>
  );
}
