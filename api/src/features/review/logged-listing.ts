import { type DeclarationListQuery, type ReviewFilter, textFilterNames } from '@retour/contract';
import { digestFilters } from '../../platform/access-log/digest-filters';
import type { ActingAgent, AgentAct } from '../../platform/access-log/log-entry';
import { usedFilters } from './storage/used-filters';

const typed: ReadonlySet<ReviewFilter> = new Set(textFilterNames);

export interface Listing {
  readonly by: ActingAgent;
  readonly query: DeclarationListQuery;
  readonly key: Uint8Array;
  readonly isExport?: boolean;
}

/** A list that an agent is shown, as the access log says it. Which filters, from which row; what they hold is in a digest alone. */
export function loggedListing({ by, query, key, isExport = false }: Listing): AgentAct {
  const filters = usedFilters(query);
  const isSearch = filters.some((name) => typed.has(name));
  const values = Object.fromEntries(filters.map((name) => [name, query[name]]));
  return {
    by,
    action: isExport ? 'declarations-exported' : isSearch ? 'declarations-searched' : 'declarations-listed',
    ...(filters.length === 0 ? {} : { subject: { kind: 'filters', id: digestFilters(key, values) } }),
    details: { filters, ...(isExport ? {} : { from: query.offset }) },
  };
}
