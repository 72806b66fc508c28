import type { DeclarationList, ListedDeclaration } from '@retour/contract';
import { stageOf } from '@retour/core';
import type { ListFilters } from './list-filters';

export interface ShownRow {
  readonly declaration: ListedDeclaration;
  /** The filters no longer keep it: it changed since the list was drawn. */
  readonly isGone: boolean;
}

export interface Comparison {
  /** The rows where they were, each as it is now. */
  readonly rows: readonly ShownRow[];
  readonly freshCount: number;
  readonly goneCount: number;
}

/** What was closed changes no more, and the name that was searched stays: only an erasure takes such a row away. */
function isPersonGone({ status }: ListedDeclaration, search: string): boolean {
  const stage = stageOf(status);
  return search !== '' || (stage !== 'due' && stage !== 'simulated');
}

function withoutPerson({ declarantEmail: _, ...left }: ListedDeclaration): ListedDeclaration {
  return { ...left, declarantLastName: '', declarantFirstName: '' };
}

/**
 * What became of a list since it was drawn: rows stay under the finger, what is new is counted.
 * A row that is older than all of a full page was only pushed to the next one. Of somebody who was erased meanwhile, no name stays.
 */
export function compareLists(
  shown: DeclarationList,
  latest: DeclarationList,
  { limit, search = '' }: Pick<ListFilters, 'limit'> & Partial<Pick<ListFilters, 'search'>>,
): Comparison {
  const now = new Map(latest.declarations.map((declaration) => [declaration.id, declaration]));
  const before = new Set(shown.declarations.map(({ id }) => id));
  const isFull = latest.declarations.length >= limit;
  const oldest = latest.declarations.at(-1)?.createdAt;
  const isPushed = ({ createdAt }: ListedDeclaration): boolean =>
    isFull && oldest !== undefined && Date.parse(createdAt) <= Date.parse(oldest);
  const rows = shown.declarations.map((declaration) => {
    const current = now.get(declaration.id);
    const isGone = current === undefined && !isPushed(declaration);
    const known = isGone && isPersonGone(declaration, search) ? withoutPerson(declaration) : declaration;
    return { declaration: current ?? known, isGone };
  });
  const newest = shown.declarations[0]?.createdAt;
  const isFresh = ({ id, createdAt }: ListedDeclaration): boolean =>
    !before.has(id) && (newest === undefined || Date.parse(createdAt) >= Date.parse(newest));
  return {
    rows,
    freshCount: latest.declarations.filter(isFresh).length,
    goneCount: rows.filter(({ isGone }) => isGone).length,
  };
}
