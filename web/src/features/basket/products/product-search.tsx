import { type Product, type ProductCatalogue, typeset } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { EmptyState, Notice, Skeleton } from '../../../ui';
import { useCurrencies } from '../../reference';
import { RestrictedRow } from '../restrictions/restricted-row';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { foundProductsText } from '../text/found-products-text';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { isHiddenByAge, withQuantity } from './find-goods';
import { MarkedName } from './marked-name';
import { findOrHear } from './near-goods';
import { productParameters } from './product-link';
import { ProductRow } from './product-row';
import styles from './product-row.module.css';
import { readNamedArticle } from './read-priced-article';
import { mayBeListInWords } from './typed-list/reading/may-be-list-in-words';
import { noteSought } from './typed-list/waiting/note-sought';
import { noteUnread } from './typed-list/waiting/note-uncounted';
import { forgetErased } from './typed-list/waiting/typed-list-draft';
import { useTooYoung } from './use-too-young';

export { SetAside } from './typed-list/waiting/set-aside';

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
  /** Writes in the field, and gives it the focus. */
  readonly onWrite: (text: string) => void;
}

const resultsId = 'resultats';

/** Goes to the first result, or to the free article when there is none: nothing is opened that was not chosen. */
export function goToResults(): void {
  const results = document.getElementById(resultsId);
  const first = results?.querySelector<HTMLElement>('li :is(a, button)');
  const free = results && document.querySelector<HTMLElement>(`main a[href*="${productParameters.custom}="]`);
  (first ?? free)?.focus();
}

/** What the typed words find, or the articles of the list that they are. */
export function ProductResults(props: ProductResultsProps): ReactNode {
  return (
    <div id={resultsId}>
      <Results {...props} />
    </div>
  );
}

function Results({ catalogue, query, ...list }: ProductResultsProps): ReactNode {
  const { agentWords, lists } = useBasketSession();
  const isTraveller = agentWords === undefined;
  useEffect(() => {
    if (isTraveller) forgetErased(lists, query);
  }, [isTraveller, lists, query]);
  const results = <FoundProducts catalogue={catalogue} query={query} />;
  if (!mayBeListInWords(query)) return results;
  const waiting = isTraveller ? <ListWaiting typed={query} onList={list.onList} /> : results;
  return (
    <Suspense fallback={waiting}>
      <TypedSearch
        typed={query}
        catalogue={catalogue}
        oneByOne={isTraveller ? undefined : foundProductsText.oneByOneAdvice}
        waiting={waiting}
        {...list}
      >
        {results}
      </TypedSearch>
    </Suspense>
  );
}

/** Of a list, the words together find nothing: that is not said while nobody knows whether it is one. */
function ListWaiting({
  typed,
  onList,
}: Pick<ProductResultsProps, 'onList'> & { readonly typed: string }): ReactNode {
  const { lists } = useBasketSession();
  useEffect(() => noteUnread(lists, typed), [lists, typed]);
  useLayoutEffect(() => {
    onList(true);
    return () => onList(false);
  }, [onList]);
  return <Skeleton lines={4} label={productsText.loading} />;
}

/** The best first, with the words marked in the names. */
function FoundProducts({
  catalogue,
  query,
}: {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
}): ReactNode {
  const typed = useDeferredValue(query);
  const { request, agentWords, lists } = useBasketSession();
  const { defaultCurrency } = request;
  const isOfficer = agentWords !== undefined;
  const currencies = useCurrencies()?.currencies;
  useEffect(() => {
    const context = { currencies: currencies ?? [], defaultCurrency };
    if (!isOfficer) noteSought(lists, query, context);
  }, [isOfficer, lists, query, currencies, defaultCurrency]);
  // Its price goes on to the form: what is looked for is the name.
  const priced = currencies && readNamedArticle(typed, { currencies, defaultCurrency });
  const settled = priced?.name ?? typed;
  const ruled = withQuantity(priced ?? { name: typed });
  const arrival = useArrival();
  const {
    named,
    products: found,
    begun,
    meant,
  } = useMemo(() => findOrHear(catalogue, settled, arrival, ruled), [settled, arrival, catalogue, ruled]);
  const tooYoung = useTooYoung();
  // What the age hides is shown to an agent: an article added freely has no quantity to be taxed by.
  const hidden = tooYoung !== null && isHiddenByAge(ruled, catalogue) ? tooYoung : null;
  const products = hidden === null ? found : found.filter(({ partial }) => !partial);
  const count = named.length + products.length + begun.length;
  if (count === 0) {
    return (
      <EmptyState
        title={(hidden === null ? foundProductsText.nothingFound : foundProductsText.notOfferedYet)(
          typeset(settled.trim()),
        )}
        icon={SearchX}
      >
        {hidden ?? adviceFor(settled, isOfficer)}
      </EmptyState>
    );
  }
  // Numbers that are left over are a price, a model or how many.
  const isNear =
    hidden === null &&
    !/\d/.test(settled) &&
    products.length === count &&
    products.every(({ rank }) => rank > 0);
  return (
    <div>
      {hidden !== null && (
        <Notice tone="error" title={foundProductsText.notOfferedYet(typeset(settled.trim()))}>
          {foundProductsText.tellAgent}
        </Notice>
      )}
      <p role="status" className={styles.category}>
        {meant === undefined
          ? (isNear ? foundProductsText.nearest : foundProductsText.results)(count)
          : foundProductsText.meant(typeset(meant))}
      </p>
      {isNear && !isOfficer && settled.includes(' et ') && <p>{foundProductsText.severalAdvice}</p>}
      <ul className={styles.list}>
        {named.map((restriction) => (
          <RestrictedRow key={restriction.good.id} restriction={restriction} called={settled.trim()} />
        ))}
        {products.map(({ item }) => (
          <ProductRow
            key={item.product.id}
            product={item.product}
            category={categoryName(item.ancestors.at(-1))}
            name={<MarkedName name={productName(item.product)} query={meant ?? settled} />}
          />
        ))}
        {begun.map((restriction) => (
          <RestrictedRow
            key={restriction.good.id}
            restriction={restriction}
            called={meant ?? restriction.good.name}
          />
        ))}
      </ul>
    </div>
  );
}

/** An officer writes what is in front of them, an article after the other; a traveller may write all of them. */
function adviceFor(sought: string, isOfficer: boolean): string {
  if (!mayBeListInWords(sought) || !/\d/.test(sought)) return foundProductsText.nothingAdvice;
  return isOfficer ? foundProductsText.oneByOneAdvice : foundProductsText.severalAdvice;
}

function categoryName(category: Product | undefined): string | undefined {
  return category && productName(category);
}
