import type { ProductCatalogue } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isText } from '../../../lib/shape';
import { useSavedDraft } from '../../../store';
import { Form, TextField } from '../../../ui';
import { isSearched } from '../../reference';
import { FavouriteList } from '../favourites/favourite-list';
import { HistoryList } from '../history/history-list';
import { useProductHistory } from '../history/product-history';
import { nomenclatureText } from '../text';
import { findGoods, foundCount } from './find-goods';
import styles from './finder.module.css';
import { moveInLists } from './list-keys';
import { ProductTree } from './product-tree';
import { SearchResults } from './search-results';
import { useSelection } from './selection';

const searchId = 'recherche';

/** Search first, whose Enter opens the first result; favourites, last searches and the tree while nothing is typed. */
export function ProductFinder({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const {
    draft: query,
    change: setQuery,
    forget,
  } = useSavedDraft('nomenclatureSearch', {
    initial: '',
    isDraft: isText,
  });
  // It survives a reload; whoever comes back from another page has another product in mind.
  useEffect(() => forget, [forget]);
  const history = useProductHistory();
  const { productId, restrictedId, arrival, pathOf, restrictedPathOf } = useSelection();
  const navigate = useNavigate();

  /** When nothing is found, the sheet still open beside is closed: it would be read as the result of this search. */
  const search = (typed: string): void => {
    setQuery(typed);
    if ((productId === null && restrictedId === null) || !isSearched(typed)) return;
    if (foundCount(findGoods(typed, catalogue, arrival)) === 0) void navigate(pathOf(null));
  };

  const openFirst = (): void => {
    if (!isSearched(query)) return;
    const { named, products, begun } = findGoods(query, catalogue, arrival);
    const [restriction = products.length === 0 ? begun[0] : undefined] = named;
    if (restriction !== undefined) {
      void navigate(restrictedPathOf(restriction.good.id));
      return;
    }
    const [best] = products;
    if (best === undefined) return;
    history.keep(best.product.id, query);
    void navigate(pathOf(best.product.id));
  };

  return (
    <search className={styles.finder} onKeyDown={moveInLists}>
      <Form onSubmit={openFirst}>
        <TextField
          id={searchId}
          label={nomenclatureText.searchLabel}
          hideLabel
          placeholder={nomenclatureText.searchPlaceholder}
          type="search"
          shortcut="/"
          inputMode="search"
          enterKeyHint="search"
          icon={Search}
          value={query}
          onChange={search}
        />
      </Form>
      {isSearched(query) ? (
        <SearchResults
          catalogue={catalogue}
          query={query}
          onOpen={(productId) => history.keep(productId, query)}
        />
      ) : (
        <>
          <FavouriteList catalogue={catalogue} />
          <HistoryList history={history} catalogue={catalogue} />
          <ProductTree catalogue={catalogue} />
        </>
      )}
    </search>
  );
}
