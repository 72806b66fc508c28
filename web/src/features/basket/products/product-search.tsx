import {
  namesTaxedByQuantity,
  type Product,
  type ProductCatalogue,
  restrictionsSought,
  type SoughtRestrictions,
} from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui';
import { searchProducts } from '../../reference';
import { banOf } from '../restrictions/banned-products';
import { RestrictedRow } from '../restrictions/restricted-row';
import { useArrival } from '../restrictions/use-arrival';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { MarkedName } from './marked-name';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';
import { useTooYoung } from './use-too-young';

const longestList = 30;

const noRestriction: SoughtRestrictions = { named: [], begun: [] };

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
  const arrival = useArrival();
  const { named, begun } = useMemo(
    () =>
      arrival === null ? noRestriction : restrictionsSought(settled, arrival, catalogue.restrictedWords),
    [settled, arrival, catalogue],
  );
  const tooYoung = useTooYoung();
  if (hits.length + named.length + begun.length === 0) {
    // What the age hides is shown to an agent: an article added freely has no quantity to be taxed by.
    const hidden = namesTaxedByQuantity(settled, catalogue.restrictedWords) ? tooYoung : null;
    return (
      <EmptyState title={productsText.nothingFound(settled.trim())} icon={SearchX}>
        {hidden ?? productsText.nothingAdvice}
      </EmptyState>
    );
  }
  // What may not enter is never beside the plain form of the same article.
  const products = hits.filter(({ item }) => arrival === null || banOf(item.product, arrival) === null);
  return (
    <div>
      <p role="status" className={styles.category}>
        {productsText.results(named.length + products.length + begun.length)}
      </p>
      <ul className={styles.list}>
        {named.map((restriction) => (
          <RestrictedRow key={restriction.good.id} restriction={restriction} called={settled.trim()} />
        ))}
        {products.map(({ item }) => (
          <ProductRow
            key={item.product.id}
            product={item.product}
            category={categoryName(item.ancestors.at(-1))}
            name={<MarkedName name={productName(item.product)} query={settled} />}
          />
        ))}
        {begun.map((restriction) => (
          <RestrictedRow key={restriction.good.id} restriction={restriction} called={restriction.good.name} />
        ))}
      </ul>
    </div>
  );
}

function categoryName(category: Product | undefined): string | undefined {
  return category && productName(category);
}
