import type { DeclarationListQuery } from '@retour/contract';
import { type AgentAct, entryOf } from '../../../platform/access-log/log-entry';
import { type RunStatement, TooSlowError } from '../../../platform/database/database';
import { countDeclarations } from './count-declarations';
import { collectValues } from './filter-sql';
import { searchDeclarations } from './list-search';
import { type ExportedDeclaration, readExported } from './read-exported';
import { orderOf, sortedDeclarations } from './sorted-declarations';
import { typedSearch } from './typed-search';

/** Rows read at once: what an export keeps in memory. */
const defaultPageRows = 100;
/** In how many parts those are read that were too many for one statement. */
const partsOfPage = 4;
/** Where so few take too long, fewer would too: something else is slow. */
const fewRows = 10;

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
  const text = `select id, created_at::text as at from (${newest}) newest ${orderOf({ sort: 'newest' })}`;
  return run<Place>({ text, values: values.list });
}

interface Reading {
  readonly max: number;
  readonly pageRows: number;
  /** Of the access log, written with the first rows. */
  readonly entry: string | null;
}

/**
 * These rows at once, or in parts where one statement has not the time for them: nobody knows before how many articles they have.
 * The entry goes with the first ones.
 */
async function* readInTime(
  run: RunStatement,
  ids: readonly string[],
  entry: string | null,
): AsyncGenerator<readonly ExportedDeclaration[]> {
  const rows = await readExported(run, ids, entry).catch((error: unknown) => {
    if (error instanceof TooSlowError && ids.length > fewRows) return null;
    throw error;
  });
  if (rows !== null) {
    yield rows;
    return;
  }
  const partRows = Math.ceil(ids.length / partsOfPage);
  for (let at = 0; at < ids.length; at += partRows)
    yield* readInTime(run, ids.slice(at, at + partRows), at === 0 ? entry : null);
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
    yield* readInTime(
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
    text: `select id from (${first}) first ${orderOf(query)}`,
    values: values.list,
  });
  return rows.map(({ id }) => id);
}

async function* pagesOf(
  run: RunStatement,
  ids: readonly string[],
  { pageRows, entry }: Omit<Reading, 'max'>,
): AsyncGenerator<readonly ExportedDeclaration[]> {
  yield* readInTime(run, ids.slice(0, pageRows), entry);
  for (let at = pageRows; at < ids.length; at += pageRows)
    yield* readInTime(run, ids.slice(at, at + pageRows), null);
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
