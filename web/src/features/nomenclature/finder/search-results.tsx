import type { ProductCatalogue } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui';
import { MarkedName } from '../../basket/products/marked-name';
import { productName } from '../../basket/text/product-words';
import { searchProducts } from '../../reference';
import { nomenclatureText } from '../text';
import styles from './finder.module.css';
import { ProductEntry } from './product-entry';

const longestList = 30;

export interface SearchResultsProps {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
  /** A result was opened: its product. */
  readonly onOpen: (productId: string) => void;
}

/** What the words typed find, the best first, with the words marked in the names. */
export function SearchResults({ catalogue, query, onOpen }: SearchResultsProps): ReactNode {
  const settled = useDeferredValue(query);
  const hits = useMemo(() => searchProducts(settled, catalogue).slice(0, longestList), [settled, catalogue]);
  if (hits.length === 0) {
    return (
      <EmptyState title={nomenclatureText.nothingFound(settled.trim())} icon={SearchX}>
        {nomenclatureText.nothingAdvice}
      </EmptyState>
    );
  }
  return (
    <div>
      <p role="status" className={styles.detail}>
        {nomenclatureText.results(hits.length)}
      </p>
      <ul>
        {hits.map(({ item: { product, ancestors } }) => {
          const parent = ancestors.at(-1);
          return (
            <ProductEntry
              key={product.id}
              product={product}
              name={<MarkedName name={productName(product)} query={settled} />}
              detail={parent && productName(parent)}
              withIcon
              onOpen={() => onOpen(product.id)}
            />
          );
        })}
      </ul>
    </div>
  );
}
