import { formatHour } from '@retour/contract';
import type { ReactNode, Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { Notice, PageHeading, Stack } from '../../../ui';
import { ExportButton } from '../export/export-button';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { DeclarationRows } from './declaration-rows';
import { FilterPanel } from './filter-panel';
import { FilterSummary } from './filter-summary';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';
import { ListPages, positionOf } from './list-pages';
import { isSamePlace, type ListPlace, listPlace } from './list-place';
import { NewsBar } from './news-bar';
import { NothingFound } from './nothing-found';
import { readSearch } from './read-search';
import { SearchBox } from './search-box';
import { useForgottenSearch } from './use-forgotten-search';
import { useFoundFocus } from './use-found-focus';
import { useListPlace } from './use-list-place';
import { usePageTop } from './use-page-top';
import { type ShownList, useShownList } from './use-shown-list';

const searchId = 'recherche';

/** The agents' queue: what is chosen and typed, kept live. */
export function ListPage(): ReactNode {
  const { filters, isFaulty } = useListPlace();
  const narrow = useNarrowing(filters);
  const { list, isStale, isWaitingForNetwork, error, showLatest, retry } = useShownList(filters);
  const wasForgotten = useForgottenSearch(filters, list);
  const top = usePageTop(filters, list !== undefined);
  useFoundFocus(top, filters, list !== undefined);
  const { state } = useLocation();
  useFirstFocus(isRecord(state) && state.toSearch === true ? searchId : undefined);
  return (
    <Stack gap="large">
      <PageHeading title={listText.title} />
      {isFaulty && (
        <Notice tone="warning" live>
          {listText.faulty}
        </Notice>
      )}
      {wasForgotten && (
        <Notice tone="info" live>
          {listText.forgotten}
        </Notice>
      )}
      <div className={styles.controls}>
        <SearchBox
          id={searchId}
          label={listText.searchLabel}
          submitLabel={listText.search}
          searched={filters.searchPublicId || filters.search}
          onSearch={narrow.search}
        />
        <FilterPanel filters={filters} onChange={narrow.change} />
      </div>
      <FilterSummary filters={filters} />
      {list === undefined ? (
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={retry} />
      ) : (
        <>
          {isStale && <StaleNotice readAt={list.readAt} error={error} />}
          <ListContent filters={filters} list={list} top={top} onShow={showLatest} />
        </>
      )}
    </Stack>
  );
}

interface ListContentProps {
  readonly filters: ListFilters;
  readonly list: ShownList;
  readonly top: Ref<HTMLElement>;
  readonly onShow: () => void;
}

function ListContent({ filters, list, top, onShow }: ListContentProps): ReactNode {
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={listText.table}
      aria-description={positionOf(filters, list)}
      className={styles.content}
    >
      <div className={styles.head}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {listText.total(list.total, list.totalIsMinimum)}
          </p>
          <p className={styles.soft}>{listText.updatedAt(formatHour(list.readAt))}</p>
          <ExportButton filters={filters} />
        </div>
        <NewsBar list={list} isFirstPage={filters.offset === 0} onShow={onShow} />
      </div>
      {list.rows.length === 0 ? (
        <NothingFound filters={filters} total={list.total} />
      ) : (
        <DeclarationRows label={listText.table} rows={list.rows} />
      )}
      <ListPages filters={filters} list={list} />
    </section>
  );
}

interface Narrowing {
  readonly search: (typed: string) => void;
  readonly change: (changes: Partial<ListFilters>) => void;
}

/** Every change of the filters is a new place in the history of the browser, from its first page. */
function useNarrowing(filters: ListFilters): Narrowing {
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const go = ({ to, state }: ListPlace): void => void navigate(to, { state });
  const change = (changes: Partial<ListFilters>): void => {
    const present = { ...listPlace(filters), to: `${reviewPaths.list}${address}` };
    const next = listPlace({ ...filters, ...changes, offset: 0 });
    if (!isSamePlace(next, present)) go(next);
  };
  return {
    change,
    search: (typed) => {
      const search = readSearch(typed);
      if (search.kind === 'declaration') void navigate(reviewPaths.declaration(search.reference));
      else if (search.kind === 'list') go(listPlace(search.filters));
      else change(search.kind === 'typed' ? search.typed : { search: '', searchPublicId: '' });
    },
  };
}
