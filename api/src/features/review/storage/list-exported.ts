import type { DeclarationListQuery } from '@retour/contract';
import { type AgentAct, entryOf } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { countDeclarations } from './count-declarations';
import { collectValues } from './filter-sql';
import { searchDeclarations } from './list-search';
import { type ExportedDeclaration, readExported } from './read-exported';
import { orderOf, sortedDeclarations } from './sorted-declarations';
import { typedSearch } from './typed-search';

/** Rows read at once: what an export keeps in memory. */
const defaultPageRows = 1_000;

/** The rows of an export in the order of the list, page by page. */
export interface ExportedList {
  /** More declarations match than `most`. */
  readonly isCut: boolean;
  readonly pages: AsyncIterable<readonly ExportedDeclaration[]>;
}

interface Place {
  readonly id: string;
  /** A text: a JavaScript date would lose the microseconds. */
  readonly at: string;
}

async function readPlaces(
  run: RunStatement,
  query: DeclarationListQuery,
  after: Place | undefined,
  reach: number,
): Promise<readonly Place[]> {
  const values = collectValues();
  const conditions =
    after === undefined
      ? []
      : [`(created_at, id) < (${values.add(after.at)}::timestamptz, ${values.add(after.id)}::uuid)`];
  const newest = sortedDeclarations(query, values, { sort: 'newest', reach, conditions });
  const text = `select id, created_at::text as at from (${newest}) newest ${orderOf.newest}`;
  return run<Place>({ text, values: values.list });
}

interface Reading {
  readonly max: number;
  readonly pageRows: number;
  /** Of the access log, written with the first rows. */
  readonly entry: string | null;
}

async function* pagesByDate(
  run: RunStatement,
  query: DeclarationListQuery,
  { max, pageRows, entry }: Reading,
): AsyncGenerator<readonly ExportedDeclaration[]> {
  let left = max;
  let after: Place | undefined;
  while (left > 0) {
    const reach = Math.min(pageRows, left);
    const places = await readPlaces(run, query, after, reach);
    yield await readExported(
      run,
      places.map(({ id }) => id),
      after === undefined ? entry : null,
    );
    if (places.length < reach) return;
    left -= places.length;
    after = places.at(-1);
  }
}

/** The first `reach` in an order that moves as declarations are decided: read at once, that none is met twice or missed. */
async function readIds(
  run: RunStatement,
  query: DeclarationListQuery,
  reach: number,
): Promise<readonly string[]> {
  const { sort = 'newest' } = query;
  const values = collectValues();
  const first = sortedDeclarations(query, values, { sort, reach });
  const rows = await run<{ id: string }>({
    text: `select id from (${first}) first ${orderOf[sort]}`,
    values: values.list,
  });
  return rows.map(({ id }) => id);
}

async function* pagesOf(
  run: RunStatement,
  ids: readonly string[],
  { pageRows, entry }: Omit<Reading, 'max'>,
): AsyncGenerator<readonly ExportedDeclaration[]> {
  yield await readExported(run, ids.slice(0, pageRows), entry);
  for (let at = pageRows; at < ids.length; at += pageRows)
    yield await readExported(run, ids.slice(at, at + pageRows), null);
}

export interface ExportOptions {
  readonly max: number;
  readonly pageRows?: number;
  readonly listing?: AgentAct | null;
}

/**
 * The whole list that the filters keep, `max` rows at the most, in its order. A search, and any order but the newest first, keep in
 * memory the ids that they found.
 */
export async function listExported(
  run: RunStatement,
  query: DeclarationListQuery,
  { max, pageRows = defaultPageRows, listing = null }: ExportOptions,
): Promise<ExportedList> {
  const entryOfRows = (rows: number): string | null =>
    listing === null ? null : entryOf(listing.by, { ...listing, rows: Math.min(rows, max) });
  const search = typedSearch(query);
  if (search === null && (query.sort ?? 'newest') === 'newest') {
    const { total, isMinimum } = await countDeclarations(run, query, max);
    const pages = pagesByDate(run, query, { max, pageRows, entry: entryOfRows(total) });
    return { isCut: isMinimum || total > max, pages };
  }
  const found =
    search === null
      ? await readIds(run, query, max + 1)
      : search === 'nobody'
        ? []
        : await searchDeclarations(run, query, search, max + 1);
  const pages = pagesOf(run, found.slice(0, max), { pageRows, entry: entryOfRows(found.length) });
  return { isCut: found.length > max, pages };
}
