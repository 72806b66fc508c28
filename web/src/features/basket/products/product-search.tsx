import { namesTaxedByQuantity, type Product, type ProductCatalogue } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { EmptyState } from '../../../ui';
import { RestrictedRow } from '../restrictions/restricted-row';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { foundProductsText } from '../text/found-products-text';
import { productName } from '../text/product-words';
import { findGoods } from './find-goods';
import { MarkedName } from './marked-name';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';
import { mayBeList } from './typed-list/may-be-list';
import { useTooYoung } from './use-too-young';

const TypedSearch = lazyComponent(() =>
  import('./typed-list/typed-search').then((module) => module.TypedSearch),
);

export interface ProductResultsProps {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
  /** An article of a typed list was just added from its own form. */
  readonly isBack: boolean;
  /** Whether what is typed is a list. */
  readonly onList: (isList: boolean) => void;
  /** Empties the field and gives it the focus. */
  readonly onEnd: () => void;
}

/** What the typed words find, or the articles of the list that they are. */
export function ProductResults({ catalogue, query, ...list }: ProductResultsProps): ReactNode {
  const { agentWords } = useBasketSession();
  const results = <FoundProducts catalogue={catalogue} query={query} />;
  if (agentWords !== undefined || !mayBeList(query)) return results;
  return (
    <Suspense fallback={results}>
      <TypedSearch typed={query} catalogue={catalogue} {...list}>
        {results}
      </TypedSearch>
    </Suspense>
  );
}

/** The best first, with the words marked in the names. */
function FoundProducts({
  catalogue,
  query,
}: {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
}): ReactNode {
  const settled = useDeferredValue(query);
  const arrival = useArrival();
  const { named, products, begun } = useMemo(
    () => findGoods(catalogue, settled, arrival),
    [settled, arrival, catalogue],
  );
  const tooYoung = useTooYoung();
  if (products.length + named.length + begun.length === 0) {
    // What the age hides is shown to an agent: an article added freely has no quantity to be taxed by.
    const hidden = namesTaxedByQuantity(settled, catalogue.restrictedWords) ? tooYoung : null;
    return (
      <EmptyState
        title={(hidden === null ? foundProductsText.nothingFound : foundProductsText.notOfferedYet)(
          settled.trim(),
        )}
        icon={SearchX}
      >
        {hidden ?? foundProductsText.nothingAdvice}
      </EmptyState>
    );
  }
  return (
    <div>
      <p role="status" className={styles.category}>
        {foundProductsText.results(named.length + products.length + begun.length)}
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
