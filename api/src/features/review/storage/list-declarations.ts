import type { DeclarationList, DeclarationListQuery } from '@retour/contract';
import type { AgentAct } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { countDeclarations } from './count-declarations';
import { collectValues } from './filter-sql';
import { readListed } from './list-row';
import { searchDeclarations, type TypedSearch, typedSearch } from './list-search';
import { newestDeclarations, newestFirst } from './newest-declarations';

/** What no tally knows is counted so far; beyond, its total is said to be a minimum. */
const countedMatches = 300;

async function listMatches(
  run: RunStatement,
  query: DeclarationListQuery,
  search: TypedSearch,
  listing: AgentAct | null,
): Promise<DeclarationList> {
  const { limit, offset } = query;
  const ids = await searchDeclarations(run, query, search, Math.max(offset + limit, countedMatches + 1));
  return {
    declarations: await readListed(run, ids.slice(offset, offset + limit), listing),
    total: Math.min(ids.length, countedMatches),
    totalIsMinimum: ids.length > countedMatches,
  };
}

async function readPage(run: RunStatement, query: DeclarationListQuery): Promise<readonly string[]> {
  const { limit, offset } = query;
  const values = collectValues();
  const newest = newestDeclarations(query, values, { reach: offset + limit });
  const text = `select id from (${newest}) newest ${newestFirst} offset ${values.add(offset)}`;
  const rows = await run<{ id: string }>({ text, values: values.list });
  return rows.map(({ id }) => id);
}

/** The agents' list, newest first, with how many there are in all; logged by the statement that reads its lines. */
export async function listDeclarations(
  run: RunStatement,
  query: DeclarationListQuery,
  listing: AgentAct | null = null,
): Promise<DeclarationList> {
  const search = typedSearch(query);
  if (search === 'nobody') {
    return { declarations: await readListed(run, [], listing), total: 0, totalIsMinimum: false };
  }
  if (search !== null) return listMatches(run, query, search, listing);
  const [ids, { total, isMinimum }] = await Promise.all([
    readPage(run, query),
    countDeclarations(run, query, countedMatches),
  ]);
  return { declarations: await readListed(run, ids, listing), total, totalIsMinimum: isMinimum };
}
