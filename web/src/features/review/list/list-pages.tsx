import { declarationListLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import { Pagination } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';
import { type ListPlace, listPlace } from './list-place';
import type { ShownList } from './use-shown-list';

export interface ListPagesProps {
  readonly filters: ListFilters;
  readonly list: ShownList;
}

/** Where the rows of a page that the list still has end in it, as it is now. */
function endOf({ offset }: ListFilters, { rows, goneCount }: ShownList): number {
  return offset + rows.length - goneCount;
}

/** « 21 à 40 sur 128 », of what the total counts; that the list changed where nothing of the page is left in it. */
export function positionOf(filters: ListFilters, list: ShownList): string {
  const end = endOf(filters, list);
  if (end === filters.offset) return listText.moved;
  return listText.position(filters.offset + 1, end, list.total, list.totalIsMinimum);
}

/** The neighbours of a page; nothing when one page holds everything. */
export function ListPages({ filters, list }: ListPagesProps): ReactNode {
  const { offset, limit } = filters;
  const { rows, freshCount, total, totalIsMinimum } = list;
  // What follows moved forward by as many as went: the next page begins there, so that none is skipped.
  const end = endOf(filters, list);
  const isSearch = filters.search !== '' || filters.searchPublicId !== '';
  const isInReach = end <= declarationListLimits[isSearch ? 'searchOffset' : 'offset'];
  // What is new is shown at the top of this one.
  const hasMore = end > offset && (end + freshCount < total || (totalIsMinimum && rows.length >= limit));
  const hasNext = hasMore && isInReach;
  if (rows.length === 0 || (offset === 0 && !hasNext)) return null;
  const pageAt = (start: number): ListPlace => listPlace({ ...filters, offset: Math.max(0, start) });
  return (
    <>
      {hasMore && !isInReach && <p className={styles.soft}>{listText.outOfReach}</p>}
      <Pagination
        label={listText.pages}
        position={positionOf(filters, list)}
        previous={offset > 0 ? pageAt(offset - limit) : undefined}
        next={hasNext ? pageAt(end) : undefined}
      />
    </>
  );
}
