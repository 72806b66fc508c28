import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';

/** The nodes of one level of the tree. */
export function TreeList({ products }: { readonly products: readonly Product[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  );
}
