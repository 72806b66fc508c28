import {
  type DeclarationList,
  declarantNames,
  type ListedDeclaration,
  type ReviewSort,
} from '@retour/contract';
import { filedName, foldText, stageOf } from '@retour/core';
import { isChangedByActs, isQueue, type ListFilters } from './list-filters';

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

type ComparedFilters = Pick<ListFilters, 'limit'> & Partial<ListFilters>;

/**
 * What was closed changes no more, and the name that was searched stays: only an erasure takes such a row away, unless what is chosen
 * is what an act changes. A payment is reversed, too, and what was refused is opened again.
 */
function isPersonGone({ status }: ListedDeclaration, filters: ComparedFilters): boolean {
  if (isChangedByActs(filters)) return false;
  const stage = stageOf(status);
  return (filters.search ?? '') !== '' || (stage !== 'due' && stage !== 'simulated');
}

const createdAt = (declaration: ListedDeclaration): number => Date.parse(declaration.createdAt);
const nameOf = (declaration: ListedDeclaration): string => foldText(filedName(declarantNames(declaration)));

/** Negative where the first comes before the second. */
type Order = (one: ListedDeclaration, other: ListedDeclaration) => number;
const orders: Readonly<Record<ReviewSort, Order>> = {
  newest: (one, other) => createdAt(other) - createdAt(one),
  oldest: (one, other) => createdAt(one) - createdAt(other),
  amount: (one, other) => other.total - one.total,
  name: (one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0),
};

/** What was erased while it waited does not wait any more, and comes last. */
const waitsSince = ({ waitingSince }: ListedDeclaration): number => Date.parse(waitingSince ?? '9999-12-31');
const longestFirst: Order = (one, other) => waitsSince(one) - waitsSince(other);

function withoutPerson({ declarantEmail: _, ...left }: ListedDeclaration): ListedDeclaration {
  return { ...left, declarantLastName: '', declarantFirstName: '' };
}

/**
 * What became of a list since it was drawn: rows stay under the finger, what is new is counted.
 * A row that comes after all of a full page was only pushed to the next one. Of somebody who was erased meanwhile, no name stays.
 */
export function compareLists(
  shown: DeclarationList,
  latest: DeclarationList,
  filters: ComparedFilters,
): Comparison {
  const { limit, sort = 'newest', status = [] } = filters;
  const now = new Map(latest.declarations.map((declaration) => [declaration.id, declaration]));
  const before = new Set(shown.declarations.map(({ id }) => id));
  const order = sort === 'oldest' && isQueue(status) ? longestFirst : orders[sort];
  const isFull = latest.declarations.length >= limit;
  const last = latest.declarations.at(-1);
  const isPushed = (declaration: ListedDeclaration): boolean =>
    isFull && last !== undefined && order(declaration, last) >= 0;
  const rows = shown.declarations.map((declaration) => {
    const current = now.get(declaration.id);
    const isGone = current === undefined && !isPushed(declaration);
    const known = isGone && isPersonGone(declaration, filters) ? withoutPerson(declaration) : declaration;
    return { declaration: current ?? known, isGone };
  });
  // What arrives is the newest; in another order it comes anywhere, and what follows the last row of a full page came from the next one.
  const edge = sort === 'newest' ? shown.declarations[0] : shown.declarations.at(-1);
  const isLastPage = sort !== 'newest' && shown.declarations.length < limit;
  const isFresh = (declaration: ListedDeclaration): boolean =>
    !before.has(declaration.id) && (edge === undefined || isLastPage || order(declaration, edge) <= 0);
  return {
    rows,
    freshCount: latest.declarations.filter(isFresh).length,
    goneCount: rows.filter(({ isGone }) => isGone).length,
  };
}
