import {
  type Arrival,
  type HeldRestriction,
  namesTaxedByQuantity,
  type Product,
  type ProductCatalogue,
  type SoughtRestrictions,
} from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui';
import { isOnlyShelf, searchProducts } from '../../reference';
import { banOf } from '../restrictions/banned-products';
import { RestrictedRow } from '../restrictions/restricted-row';
import { soughtGoods } from '../restrictions/sought-goods';
import { useArrival } from '../restrictions/use-arrival';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { MarkedName } from './marked-name';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';
import { useTooYoung } from './use-too-young';

const maxListLength = 30;

type ProductHit = ReturnType<typeof searchProducts>[number];

interface Found extends SoughtRestrictions {
  readonly products: readonly ProductHit[];
}

/** In the order in which it is shown; what may not enter is never beside the plain form of the same article. */
function found(catalogue: ProductCatalogue, query: string, arrival: Arrival | null): Found {
  const hits = searchProducts(query, catalogue).slice(0, maxListLength);
  if (arrival === null) return { named: [], begun: [], products: hits };
  const sought = soughtGoods(query, arrival, catalogue.restrictedWords);
  const isBanned = sought.named.some(({ severity }) => severity === 'forbidden');
  return {
    ...sought,
    products: hits.filter(
      (hit) => banOf(hit.item.product, arrival) === null && !(isBanned && isOnlyShelf(hit)),
    ),
  };
}

export interface BestResult {
  readonly product?: Product | undefined;
  readonly restriction?: HeldRestriction | undefined;
  /** What restricted goods are called by who looks for them. */
  readonly called: string;
}

/** The first result that is shown, which Enter opens: restricted goods come before any product. */
export function bestResult(
  catalogue: ProductCatalogue,
  query: string,
  arrival: Arrival | null,
): BestResult | undefined {
  const {
    named: [named],
    products: [hit],
    begun: [begun],
  } = found(catalogue, query, arrival);
  if (named !== undefined) return { restriction: named, called: query.trim() };
  if (hit !== undefined) return { product: hit.item.product, called: query.trim() };
  return begun && { restriction: begun, called: begun.good.name };
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
  const arrival = useArrival();
  const { named, products, begun } = useMemo(
    () => found(catalogue, settled, arrival),
    [settled, arrival, catalogue],
  );
  const tooYoung = useTooYoung();
  if (products.length + named.length + begun.length === 0) {
    // What the age hides is shown to an agent: an article added freely has no quantity to be taxed by.
    const hidden = namesTaxedByQuantity(settled, catalogue.restrictedWords) ? tooYoung : null;
    return (
      <EmptyState
        title={(hidden === null ? productsText.nothingFound : productsText.notOfferedYet)(settled.trim())}
        icon={SearchX}
      >
        {hidden ?? productsText.nothingAdvice}
      </EmptyState>
    );
  }
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
