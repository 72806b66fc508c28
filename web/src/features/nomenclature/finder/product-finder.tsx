import type { ProductCatalogue } from '@retour/core';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeptDraft } from '../../../lib/session';
import { isText } from '../../../lib/shape';
import { TextField } from '../../../ui';
import { isSearched } from '../../basket/products/is-searched';
import { FavouriteList } from '../favourites/favourite-list';
import { HistoryList } from '../history/history-list';
import { useProductHistory } from '../history/product-history';
import { nomenclatureText } from '../text';
import styles from './finder.module.css';
import { moveInLists } from './list-keys';
import { ProductTree } from './product-tree';
import { SearchResults } from './search-results';
import { useSearchKey } from './use-search-key';

const searchId = 'recherche';

export interface ProductFinderProps {
  /** Every product, for favourites and history. */
  readonly catalogue: ProductCatalogue;
  /** Those proposed for the country, for the search and the tree. */
  readonly offered: ProductCatalogue;
}

/** Search first; favourites, last searches and the tree while nothing is typed. */
export function ProductFinder({ catalogue, offered }: ProductFinderProps): ReactNode {
  const { draft: query, change: setQuery } = useKeptDraft('nomenclature-query', '', isText);
  const history = useProductHistory();
  useSearchKey(searchId);
  return (
    <search className={styles.finder} onKeyDown={moveInLists}>
      <TextField
        id={searchId}
        label={nomenclatureText.searchLabel}
        hideLabel
        placeholder={nomenclatureText.searchPlaceholder}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        icon={Search}
        value={query}
        onChange={setQuery}
      />
      {isSearched(query) ? (
        <SearchResults
          catalogue={offered}
          query={query}
          onOpen={(productId) => history.keep(productId, query)}
        />
      ) : (
        <>
          <FavouriteList catalogue={catalogue} />
          <HistoryList history={history} catalogue={catalogue} />
          <ProductTree catalogue={offered} />
        </>
      )}
    </search>
  );
}
