import type { Product, ProductCatalogue } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui';
import { searchProducts } from '../../reference';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { MarkedName } from './marked-name';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';

const longestList = 30;

/** The first result, which Enter opens. */
export function bestResult(catalogue: ProductCatalogue, query: string): Product | undefined {
  return searchProducts(query, catalogue)[0]?.item.product;
}

/** What the typed words find, the best first, with the words marked in the names. */
export function ProductResults({
  catalogue,
  query,
}: {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
}): ReactNode {
  const settled = useDeferredValue(query);
  const hits = useMemo(() => searchProducts(settled, catalogue).slice(0, longestList), [settled, catalogue]);
  if (hits.length === 0) {
    return (
      <EmptyState title={productsText.nothingFound(settled.trim())} icon={SearchX}>
        {productsText.nothingAdvice}
      </EmptyState>
    );
  }
  return (
    <div>
      <p role="status" className={styles.category}>
        {productsText.results(hits.length)}
      </p>
      <ul className={styles.list}>
        {hits.map(({ item }) => (
          <ProductRow
            key={item.product.id}
            product={item.product}
            category={categoryName(item.ancestors.at(-1))}
            name={<MarkedName name={productName(item.product)} query={settled} />}
          />
        ))}
      </ul>
    </div>
  );
}

function categoryName(category: Product | undefined): string | undefined {
  return category && productName(category);
}
