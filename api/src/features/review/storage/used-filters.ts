import { type DeclarationListQuery, type ReviewFilter, reviewFilterNames } from '@retour/contract';

/** The filters that narrow a list; empty texts keep everything. */
export function usedFilters(query: DeclarationListQuery): readonly ReviewFilter[] {
  return reviewFilterNames.filter((name) => query[name] !== undefined && query[name] !== '');
}
