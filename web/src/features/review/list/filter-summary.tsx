import {
  choiceFilterNames,
  type ReviewFilterOf,
  type ReviewFilterValue,
  textFilterNames,
} from '@retour/contract';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { choiceLooks, searchedWords } from './filter-looks';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';

function choiceWords<Name extends ReviewFilterOf<'choices'>>(
  name: Name,
  filters: ListFilters,
): readonly string[] {
  const { summary, label } = choiceLooks[name];
  return (filters[name] as readonly ReviewFilterValue<Name>[]).map(summary ?? label);
}

/** What the list is narrowed to, in words. */
function wordsOf(filters: ListFilters): readonly string[] {
  const texts = textFilterNames.filter((name) => filters[name] !== '');
  return [
    ...texts.map((name) => searchedWords[name](filters[name])),
    ...choiceFilterNames.flatMap((name) => choiceWords(name, filters)),
    ...periodWords(filters.startDate, filters.endDate),
  ];
}

/** The period of a list, in words. */
export function periodWords(start: string | undefined, end: string | undefined): readonly string[] {
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
