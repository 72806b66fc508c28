import type { Product, ProductCatalogue } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { matchRanges, textPieces } from '../../../lib/search';
import { EmptyState } from '../../../ui';
import { productSearchSettings, searchProducts } from '../../reference';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';

const longestList = 30;

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

function MarkedName({ name, query }: { readonly name: string; readonly query: string }): ReactNode {
  const ranges = matchRanges(name, query, productSearchSettings.threshold);
  let position = 0;
  return textPieces(name, ranges).map(({ text, matched }) => {
    position += text.length;
    return matched ? <mark key={position}>{text}</mark> : text;
  });
}
