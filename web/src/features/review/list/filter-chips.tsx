import { FilterX, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import styles from './filter-chips.module.css';
import { focusFiltersButton } from './filter-panel';
import { chosenFilters, useOffices } from './filter-summary';
import type { FilterProps } from './list-filters';

/** Each filter in use, taken off by a press, and the way out of all of them; nothing when there are none. */
export function FilterChips({ filters, onChange }: FilterProps): ReactNode {
  const chosen = chosenFilters(filters, useOffices(filters.office !== undefined));
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <ul className={styles.chips} aria-label={listText.chosen}>
        {chosen.map(({ id, words, without }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={listText.takeOff(words)}
              onClick={(event) => {
                focusNeighbour(event);
                onChange(without);
              }}
            >
              <span>{words}</span>
              <X aria-hidden size={18} strokeWidth={2.2} />
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink to={reviewPaths.list} variant="quiet" icon={FilterX} compact onClick={focusFiltersButton}>
        {listText.clear}
      </ButtonLink>
    </div>
  );
}

/** The focus does not go away with what is pressed: the next one takes it, else the one before, else where filters are chosen. */
function focusNeighbour({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector('button');
  if (next) next.focus();
  else focusFiltersButton();
}
