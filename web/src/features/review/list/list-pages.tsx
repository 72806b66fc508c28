import type { ReactNode } from 'react';
import { Pagination } from '../../../ui';
import { listText } from '../text/list-text';
import type { ListFilters } from './list-filters';
import { type ListPlace, listPlace } from './list-place';
import type { ShownList } from './use-shown-list';

export interface ListPagesProps {
  readonly filters: ListFilters;
  readonly list: ShownList;
}

/** « 21 à 40 sur 128 ». */
export function positionOf({ offset }: ListFilters, { rows, total, totalIsMinimum }: ShownList): string {
  return listText.position(offset + 1, offset + rows.length, total, totalIsMinimum);
}

/** The neighbours of a page; nothing when one page holds everything. */
export function ListPages({ filters, list }: ListPagesProps): ReactNode {
  const { offset, limit } = filters;
  const { rows, total } = list;
  const hasNext = offset + rows.length < total;
  if (rows.length === 0 || (offset === 0 && !hasNext)) return null;
  const pageAt = (start: number): ListPlace => listPlace({ ...filters, offset: Math.max(0, start) });
  return (
    <Pagination
      label={listText.pages}
      position={positionOf(filters, list)}
      previous={offset > 0 ? pageAt(offset - limit) : undefined}
      next={hasNext ? pageAt(offset + limit) : undefined}
    />
  );
}
