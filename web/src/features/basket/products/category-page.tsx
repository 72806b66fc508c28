import type { Product, ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { BackLink, PageHeading, Stack } from '../../../ui';
import { bannedAmong } from '../restrictions/banned-products';
import { RestrictedRow } from '../restrictions/restricted-row';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { productName } from '../text/product-words';
import { ancestorsOf } from './ancestors';
import { useBasketLinks } from './product-link';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';

/** What a category holds. */
export function CategoryPage({
  category,
  catalogue,
  whole,
}: {
  readonly category: Product;
  readonly catalogue: ProductCatalogue;
  /** The same category with what is not offered for this country. */
  readonly whole: Product;
}): ReactNode {
  const { paths } = useBasketSession();
  const links = useBasketLinks();
  const ancestors = ancestorsOf(catalogue, category.id);
  const parent = ancestors.at(-1);
  return (
    <Stack gap="large">
      <BackLink to={parent === undefined ? paths.products : links.product(parent)} />
      <PageHeading title={productName(category)} kicker={parent && productName(parent)} />
      <CategoryList category={category} whole={whole} />
    </Stack>
  );
}

/** What may not enter from this country first, where it would be looked for, then what is offered. */
function CategoryList({
  category,
  whole,
}: {
  readonly category: Product;
  readonly whole: Product;
}): ReactNode {
  const arrival = useArrival();
  const banned = arrival === null ? [] : bannedAmong(whole.subProducts, arrival);
  const bannedIds = new Set(banned.map(({ product }) => product.id));
  return (
    <ul className={styles.list}>
      {banned.map(({ product, restriction }) => (
        <RestrictedRow
          key={product.id}
          restriction={restriction}
          called={product.name}
          name={productName(product)}
        />
      ))}
      {category.subProducts
        .filter(({ id }) => !bannedIds.has(id))
        .map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
    </ul>
  );
}
