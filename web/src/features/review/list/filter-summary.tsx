import { transportNames } from '@retour/core';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';

/** What the list is narrowed to, in words. */
function wordsOf({
  search,
  searchPublicId,
  status,
  meanOfTransports,
  startDate,
  endDate,
}: ListFilters): readonly string[] {
  return [
    ...(search === '' ? [] : [listText.named(search)]),
    ...(searchPublicId === '' ? [] : [listText.reference(searchPublicId.toUpperCase())]),
    ...status.map((value) => listText.statuses[value]),
    ...meanOfTransports.map((value) => transportNames[value].toLowerCase()),
    ...periodWords(startDate, endDate),
  ];
}

function periodWords(start: string | undefined, end: string | undefined): readonly string[] {
  if (start !== undefined && end !== undefined) return [listText.between(start, end)];
  if (start !== undefined) return [listText.since(start)];
  return end === undefined ? [] : [listText.until(end)];
}

/** The filters in use and the way out of them; nothing when there are none. */
export function FilterSummary({ filters }: { readonly filters: ListFilters }): ReactNode {
  const words = wordsOf(filters);
  if (words.length === 0) return null;
  return (
    <div className={styles.summary}>
      <p>
        {listText.chosen} <strong>{words.join(' · ')}</strong>
      </p>
      <ButtonLink to={reviewPaths.list} variant="quiet" icon={FilterX} compact>
        {listText.clear}
      </ButtonLink>
    </div>
  );
}
