import type { DeclarationList, DeclarationListQuery } from '@retour/contract';
import type { AgentAct } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { type Counted, countDeclarations, countFound, toTotals } from './count-declarations';
import { collectValues } from './filter-sql';
import { readListed } from './list-row';
import { searchDeclarations } from './list-search';
import { orderOf, sortedDeclarations } from './sorted-declarations';
import { type TypedSearch, typedSearch } from './typed-search';

/** What is typed is counted so far beyond the page; its total is said to be a minimum when there are more. */
const countedAhead = 100;
/** And what is chosen, where no totals know it: a flight or a day has nothing like so many. */
const countedRows = 200_000;

async function listMatches(
  run: RunStatement,
  query: DeclarationListQuery,
  search: TypedSearch,
  listing: AgentAct | null,
): Promise<DeclarationList> {
  const { limit, offset } = query;
  const upTo = offset + limit + countedAhead;
  const ids = await searchDeclarations(run, query, search, upTo + 1);
  const counted: Counted =
    ids.length > upTo ? { total: upTo, isMinimum: true, amounts: null } : await countFound(run, ids);
  return {
    declarations: await readListed(run, ids.slice(offset, offset + limit), listing),
    ...toTotals(counted),
  };
}

async function readPage(run: RunStatement, query: DeclarationListQuery): Promise<readonly string[]> {
  const { limit, offset, sort = 'newest' } = query;
  const values = collectValues();
  const first = sortedDeclarations(query, values, { sort, reach: offset + limit });
  const text = `select id from (${first}) first ${orderOf(query)} offset ${values.add(offset)}`;
  const rows = await run<{ id: string }>({ text, values: values.list });
  return rows.map(({ id }) => id);
}

/** A page of the agents' list in its order, with how many there are in all; logged by the statement that reads its lines. */
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
  const [ids, counted] = await Promise.all([
    readPage(run, query),
    countDeclarations(run, query, countedRows),
  ]);
  return { declarations: await readListed(run, ids, listing), ...toTotals(counted) };
}
