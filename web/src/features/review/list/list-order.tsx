import { reviewSorts } from '@retour/contract';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';

/** Rows of a page; another one, of an address, stays among them. */
const pageSizes = [20, 50, 100] as const;

export interface ListOrderProps {
  readonly filters: ListFilters;
  readonly onChange: (changes: Partial<ListFilters>) => void;
}

/** In which order the list is read, and how many rows at once. */
export function ListOrder({ filters: { sort, limit }, onChange }: ListOrderProps): ReactNode {
  const sizes = [...new Set([...pageSizes, limit])].sort((a, b) => a - b);
  return (
    <div className={styles.order}>
      <SelectField
        label={listText.sort}
        value={sort}
        onChange={(chosen) => onChange({ sort: reviewSorts.find((known) => known === chosen) ?? 'newest' })}
        options={reviewSorts.map((value) => ({ value, label: listText.sorts[value] }))}
      />
      <SelectField
        label={listText.pageSize}
        value={String(limit)}
        onChange={(chosen) => onChange({ limit: Number(chosen) })}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </div>
  );
}
