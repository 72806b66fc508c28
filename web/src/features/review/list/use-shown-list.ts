import type { DeclarationList } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorToSay } from '../live/trouble-of';
import { listQuery } from '../queries/review-queries';
import { type Comparison, compareLists } from './compare-lists';
import { type ListFilters, toListQuery } from './list-filters';

export interface ShownList extends Comparison {
  readonly total: number;
  readonly totalIsMinimum: boolean;
  /** Of the whole list, for supervisors. */
  readonly amounts: DeclarationList['amounts'];
  /** When the server was last heard, milliseconds. */
  readonly readAt: number;
}

export interface ShownListState {
  /** Undefined until the list was read once. */
  readonly list: ShownList | undefined;
  readonly error: unknown;
  /** The last try failed, or the network is gone: what is shown may be old. */
  readonly isStale: boolean;
  readonly isWaitingForNetwork: boolean;
  readonly showLatest: () => void;
  /** Draws the last list that was read, whenever it is asked for. */
  readonly redraw: () => void;
  readonly retry: () => void;
}

interface Held {
  readonly asked: string;
  readonly list: DeclarationList;
}

/** The list as it was drawn, kept live: rows are updated in place, new ones wait to be asked for. */
export function useShownList(filters: ListFilters): ShownListState {
  const asking = toListQuery(filters);
  const asked = JSON.stringify(asking);
  const query = useQuery(listQuery(asking));
  const [held, setHeld] = useState<Held>();
  const latest = query.data;
  // Nothing moves under the finger where there was no row.
  const isHeld = held?.asked === asked && held.list.declarations.length > 0;

  useEffect(() => {
    if (!isHeld && latest !== undefined && query.isFetchedAfterMount) setHeld({ asked, list: latest });
  }, [isHeld, latest, query.isFetchedAfterMount, asked]);

  const shown = isHeld ? held.list : latest;
  return {
    list:
      shown === undefined || latest === undefined
        ? undefined
        : {
            ...compareLists(shown, latest, filters),
            total: latest.total,
            totalIsMinimum: latest.totalIsMinimum,
            amounts: latest.amounts,
            readAt: query.dataUpdatedAt,
          },
    error: errorToSay(query),
    isStale: errorToSay(query) !== null || query.fetchStatus === 'paused',
    isWaitingForNetwork: query.fetchStatus === 'paused',
    showLatest: () => {
      if (latest !== undefined) setHeld({ asked, list: latest });
    },
    redraw: () => setHeld(undefined),
    retry: () => void query.refetch(),
  };
}
