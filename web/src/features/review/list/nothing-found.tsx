import { lacksCountryCode } from '@retour/contract';
import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { listText } from '../text/list-text';
import { isFiltered, type ListFilters } from './list-filters';
import { listPlace } from './list-place';
import { isTypo } from './read-search';

export interface NothingFoundProps {
  readonly filters: ListFilters;
  readonly total: number;
}

/** Why the list is empty, and the way to something. */
export function NothingFound({ filters, total }: NothingFoundProps): ReactNode {
  if (total > 0) {
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
      action={<ButtonLink to={reviewPaths.list}>{listText.clear}</ButtonLink>}
    >
      {adviceOn(filters)}
    </EmptyState>
  );
}

function adviceOn({ search, searchPublicId }: ListFilters): string {
  if (isTypo(searchPublicId)) return listText.typo;
  if (lacksCountryCode(search)) return listText.noCountryCode;
  return search === '' ? listText.nothingHint : listText.nothingNamed;
}
