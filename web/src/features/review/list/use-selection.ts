import type { ListedDeclaration } from '@retour/contract';
import { useState } from 'react';
import type { ShownRow } from './compare-lists';
import { type ListFilters, toListQuery } from './list-filters';

/** The rows of a page of the list that an agent chose. */
export interface Selection {
  readonly chosen: readonly ListedDeclaration[];
  readonly isChosen: (declaration: Pick<ListedDeclaration, 'id'>) => boolean;
  readonly toggle: (declaration: Pick<ListedDeclaration, 'id'>) => void;
  /** All the rows of the page, or none when all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  readonly drop: (ids: readonly string[]) => void;
}

interface Held {
  readonly asked: string;
  readonly ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Of this page of this list alone: another one begins with nothing chosen. */
export function useSelection(filters: ListFilters, rows: readonly ShownRow[]): Selection {
  const asked = JSON.stringify(toListQuery(filters));
  const [held, setHeld] = useState<Held>({ asked, ids: none });
  const ids = held.asked === asked ? held.ids : none;
  const keep = (kept: Iterable<string>): void => setHeld({ asked, ids: new Set(kept) });
  const shown = rows.filter(({ isGone }) => !isGone).map(({ declaration }) => declaration);
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: ({ id }) => ids.has(id),
    toggle: ({ id }) => keep(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => keep(chosen.length === shown.length ? [] : shown.map(({ id }) => id)),
    clear: () => keep([]),
    drop: (gone) => keep([...ids].filter((id) => !gone.includes(id))),
  };
}
