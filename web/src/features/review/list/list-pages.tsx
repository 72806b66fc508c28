import type { ReactNode } from 'react';
import { Pagination } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { type ListFilters, writeFilters } from './list-filters';
import type { ShownList } from './use-shown-list';

export interface ListPagesProps {
  readonly filters: ListFilters;
  readonly list: ShownList;
}

/** The neighbours of a page; nothing when one page holds everything. */
export function ListPages({ filters, list: { rows, total, totalIsMinimum } }: ListPagesProps): ReactNode {
  const { offset, limit } = filters;
  const last = offset + rows.length;
  const hasNext = last < total;
  if (rows.length === 0 || (offset === 0 && !hasNext)) return null;
  const pageAt = (start: number): string =>
    `${reviewPaths.list}${writeFilters({ ...filters, offset: Math.max(0, start) })}`;
  return (
    <Pagination
      label={listText.pages}
      position={listText.position(offset + 1, last, total, totalIsMinimum)}
      previous={offset > 0 ? pageAt(offset - limit) : undefined}
      next={hasNext ? pageAt(offset + limit) : undefined}
    />
  );
}
