import { lacksCountryCode } from '@retour/contract';
import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { focusFiltersButton } from './filter-panel';
import { countFilters, isFiltered, type ListFilters } from './list-filters';
import { listPlace } from './list-place';
import { isLikeAnAddress, isLikeAPartOfPhone, isTypo } from './read-search';

export interface NothingFoundProps {
  readonly filters: ListFilters;
  readonly total: number;
}

/** Why the list is empty, and the way to something. */
export function NothingFound({ filters, total }: NothingFoundProps): ReactNode {
  if (total > 0 && filters.offset > 0) {
    return (
      <EmptyState
        title={listText.beyond}
        icon={SearchX}
        action={<ButtonLink {...listPlace({ ...filters, offset: 0 })}>{listText.firstPage}</ButtonLink>}
      />
    );
  }
  if (!isFiltered(filters)) {
    return (
      <EmptyState title={listText.none} icon={Inbox}>
        {listText.noneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={listText.nothing}
      icon={SearchX}
      action={
        <ButtonLink to={reviewPaths.list} onClick={focusFiltersButton}>
          {listText.clear}
        </ButtonLink>
      }
    >
      {adviceOn(filters).join(' ')}
    </EmptyState>
  );
}

/** What was typed is told from what may be; then what else hides declarations. */
function adviceOn(filters: ListFilters): readonly string[] {
  const typed = filters.searchPublicId || filters.search;
  const others = countFilters(filters) > 0 ? [listText.nothingHint] : [];
  if (typed === '') return others;
  if (isTypo(filters.searchPublicId)) return [listText.typo];
  if (lacksCountryCode(typed)) return [listText.noCountryCode];
  if (isLikeAnAddress(typed)) return [listText.likeAnAddress, listText.searched, ...others];
  const ofPhone = isLikeAPartOfPhone(typed) ? [listText.likeAPartOfPhone] : [];
  return [...ofPhone, listText.searched, listText.noAddress, ...others];
}
