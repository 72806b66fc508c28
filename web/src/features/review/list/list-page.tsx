import { formatHour } from '@retour/contract';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { Notice, PageHeading, Stack } from '../../../ui';
import { SelectionBar } from '../batch/selection-bar';
import { ExportButton } from '../export/export-button';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { ColumnChoice } from '../views/column-choice';
import { useListPreferences } from '../views/list-preferences';
import { type Columns, useColumns } from '../views/use-columns';
import { ViewsBar } from '../views/views-bar';
import { DeclarationRows } from './declaration-rows';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import styles from './list.module.css';
import { ListBeside } from './list-beside';
import { inOrderOfQueue, type ListFilters } from './list-filters';
import { ListOrder } from './list-order';
import { ListPages, positionOf } from './list-pages';
import { isSamePlace, type ListPlace, listPlace } from './list-place';
import { ListSums } from './list-sums';
import { NewsBar } from './news-bar';
import { NothingFound } from './nothing-found';
import { readSearch, takeoverPlace } from './read-search';
import { SearchBox } from './search-box';
import { useFocusOnceDrawn } from './use-focus-once-drawn';
import { useForgottenSearch } from './use-forgotten-search';
import { useFoundFocus } from './use-found-focus';
import { useLeftFocus } from './use-left-focus';
import { useListPlace } from './use-list-place';
import { usePageTop } from './use-page-top';
import { type Selection, useSelection } from './use-selection';
import { type ShownList, useShownList } from './use-shown-list';

const searchId = 'recherche';

export interface ListPageProps {
  /** The declaration that is read beside it; the list has the whole page otherwise. */
  readonly beside?: string | undefined;
  /** The one that was read, when the list is come back to. */
  readonly left?: RefObject<string | undefined> | undefined;
}

/** The agents' list: what is chosen and typed, kept live. */
export function ListPage({ beside, left }: ListPageProps): ReactNode {
  const isBeside = beside !== undefined;
  const { filters, isFaulty } = useListPlace(isBeside);
  const narrow = useNarrowing(filters, isBeside);
  const kept = useListPreferences();
  const columns = useColumns(kept);
  const { list, isStale, isWaitingForNetwork, error, showLatest, redraw, retry } = useShownList(filters);
  const wasForgotten = useForgottenSearch(filters, list, isBeside);
  const chosen = useSelection(filters, list?.rows ?? []);
  const top = usePageTop(filters, list !== undefined && !isBeside);
  const selection = { ...chosen, clear: useFocusOnceDrawn(top, chosen.clear) };
  const redrawDecided = useFocusOnceDrawn(top, redraw);
  const showNews = useFocusOnceDrawn(top, showLatest);
  useFoundFocus(top, filters, list !== undefined && !isBeside);
  useLeftFocus(top, left, list !== undefined && !isBeside);
  const { state } = useLocation();
  useFirstFocus(isRecord(state) && state.toSearch === true ? searchId : undefined);
  const searchBox = (
    <SearchBox
      id={searchId}
      label={listText.searchLabel}
      submitLabel={isBeside ? undefined : listText.search}
      searched={filters.searchPublicId || filters.search}
      onSearch={narrow.search}
    />
  );
  const unread = <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={retry} />;
  if (isBeside) {
    return (
      <ListBeside
        search={searchBox}
        chips={<FilterChips filters={filters} onChange={narrow.change} />}
        filters={filters}
        list={list}
        unread={unread}
        current={beside}
        onShow={showLatest}
      />
    );
  }
  return (
    <Stack>
      <div className={styles.top}>
        <PageHeading title={listText.title} />
        <ViewsBar filters={filters} kept={kept} />
      </div>
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
        {searchBox}
        <FilterPanel filters={filters} onChange={narrow.change} />
      </div>
      <FilterChips filters={filters} onChange={narrow.change} />
      {list === undefined ? (
        unread
      ) : (
        <>
          {isStale && <StaleNotice readAt={list.readAt} error={error} />}
          <ListContent
            filters={filters}
            list={list}
            top={top}
            selection={selection}
            onShow={showNews}
            onRead={redrawDecided}
            onChange={narrow.change}
            columns={columns}
          />
        </>
      )}
    </Stack>
  );
}

interface ListContentProps {
  readonly filters: ListFilters;
  readonly list: ShownList;
  readonly top: Ref<HTMLElement>;
  readonly selection: Selection;
  readonly onShow: () => void;
  readonly onRead: () => void;
  readonly onChange: (changes: Partial<ListFilters>) => void;
  readonly columns: Columns;
}

function ListContent({
  filters,
  list,
  top,
  selection,
  onShow,
  onRead,
  onChange,
  columns,
}: ListContentProps): ReactNode {
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={listText.table}
      aria-description={list.rows.length === 0 ? undefined : positionOf(filters, list)}
      className={styles.content}
    >
      <div className={styles.head}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {listText.total(list.total, list.totalIsMinimum)}
          </p>
          <p className={styles.soft}>{listText.updatedAt(formatHour(list.readAt))}</p>
          <div className={styles.tools}>
            <ListOrder filters={filters} onChange={onChange} />
            <ColumnChoice columns={columns} />
            <ExportButton filters={filters} />
          </div>
        </div>
        <ListSums amounts={list.amounts} />
        <NewsBar list={list} isFirstPage={filters.offset === 0} onShow={onShow} />
      </div>
      {list.rows.length === 0 ? (
        <NothingFound filters={filters} total={list.total} />
      ) : (
        <>
          <DeclarationRows
            label={listText.table}
            rows={list.rows}
            selection={selection}
            columns={columns.shown}
          />
          <SelectionBar selection={selection} onRead={onRead} />
        </>
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
function useNarrowing(filters: ListFilters, isBeside: boolean): Narrowing {
  const navigate = useNavigate();
  const { search: address, key } = useLocation();
  // Ahead of the page while a change is on its way: the next one adds to it.
  const asked = useRef({ filters, key });
  if (asked.current.key !== key) asked.current = { filters, key };
  const go = ({ to, state }: ListPlace): void => void navigate(to, { state });
  const change = (changes: Partial<ListFilters>): void => {
    const present = { ...listPlace(filters), to: `${reviewPaths.list}${address}` };
    const former = asked.current.filters;
    asked.current = { filters: { ...former, ...inOrderOfQueue(former, changes), offset: 0 }, key };
    const next = listPlace(asked.current.filters);
    // From beside a sheet, the list has the whole page again.
    if (isBeside || !isSamePlace(next, present)) go(next);
  };
  return {
    change,
    search: (typed) => {
      const search = readSearch(typed);
      if (search.kind === 'declaration') void navigate(reviewPaths.declaration(search.reference));
      else if (search.kind === 'simulation') {
        const place = takeoverPlace(search.link);
        void navigate(place.to, { state: place.state });
      } else if (search.kind === 'list') go(listPlace(search.filters));
      else change(search.kind === 'typed' ? search.typed : { search: '', searchPublicId: '' });
    },
  };
}
