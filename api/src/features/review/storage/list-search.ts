import type { DeclarationListQuery } from '@retour/contract';
import type { TypedReceiptNumber } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { beginningsQuery } from '../../declaration/storage/search-words';
import { collectValues, declarationConditions, type Values, whereOf } from './filter-sql';
import { planSearch, type SearchPlan } from './plan-search';
import { orderOf, sortedDeclarations, sortedKey } from './sorted-declarations';
import type { TypedSearch } from './typed-search';

/** What is typed, as conditions: either of the two, or both. */
function typedConditions(
  { isEither }: TypedSearch,
  words: readonly string[],
  start: readonly string[],
): readonly string[] {
  return isEither ? [`(${words.join(' and ')} or ${start.join(' and ')})`] : [...words, ...start];
}

/**
 * Read by the search's own indexes: all matches, then the first of them. What else is chosen is looked at in the few rows that these
 * find: a bitmap of all that have a status is ten times dearer.
 */
function indexedMatches(
  { sort = 'newest', ...query }: DeclarationListQuery,
  search: TypedSearch,
  { indexed, checked, isStartChecked }: SearchPlan,
  values: Values,
  reach: number,
): string {
  const start = search.publicIdStart === '' ? null : values.add(search.publicIdStart);
  const words = [
    ...(indexed.length === 0 ? [] : [`search_words @@ ${values.add(beginningsQuery(indexed))}::tsquery`]),
    ...(checked.length === 0 ? [] : [unindexedWords(checked, values)]),
  ];
  const inItsIndex =
    start === null ? [] : [`public_id >= ${start}::text`, `public_id < ${start}::text || '~'`];
  const ofStart = isStartChecked ? inItsIndex.map(unplanned) : inItsIndex;
  const others = declarationConditions(query, values).map(unplanned);
  const conditions = [...typedConditions(search, words, ofStart), ...others];
  return `with matches as materialized (select ${sortedKey[sort]} from declaration ${whereOf(conditions)})
    select id from matches ${orderOf[sort]} limit ${values.add(reach)}`;
}

/**
 * The same condition, about which the planner knows nothing: it chooses no index for it, and does not take it for so rare that
 * everything had better be read and sorted.
 */
function unplanned(condition: string): string {
  return `case when ${condition} then true else false end`;
}

function unindexedWords(words: readonly string[], values: Values): string {
  return unplanned(`search_words @@ ${values.add(beginningsQuery(words))}::tsquery`);
}

function matchesInOrder(
  query: DeclarationListQuery,
  search: TypedSearch,
  values: Values,
  reach: number,
): string {
  const { words, publicIdStart } = search;
  const conditions = typedConditions(
    search,
    words.length === 0 ? [] : [unindexedWords(words, values)],
    publicIdStart === '' ? [] : [unplanned(`starts_with(public_id, ${values.add(publicIdStart)}::text)`)],
  );
  return sortedDeclarations(query, values, { sort: query.sort ?? 'newest', reach, conditions });
}

/** The declaration that a receipt was given for, reversed since or not; of a number without its office, that of each office. */
function matchesOfReceipt(
  { sort = 'newest', ...query }: DeclarationListQuery,
  { officeId, year, number }: TypedReceiptNumber,
  values: Values,
  reach: number,
): string {
  const ofReceipt = `id in (
      select payment.declaration_id from receipt_counter counter
      join payment on payment.office_id = counter.office_id and payment.year = counter.year
      where counter.year = ${values.add(year)}::smallint and payment.number = ${values.add(number)}::integer
        and coalesce(counter.office_id = ${values.add(officeId)}::text, true)
    )`;
  const conditions = [ofReceipt, ...declarationConditions(query, values)];
  return `select id from declaration ${whereOf(conditions)} ${orderOf[sort]} limit ${values.add(reach)}`;
}

/** The first `reach` declarations that a search and the other filters keep. */
export async function searchDeclarations(
  run: RunStatement,
  query: DeclarationListQuery,
  search: TypedSearch,
  reach: number,
): Promise<readonly string[]> {
  const values = collectValues();
  const text = await matchesOf();
  const rows = await run<{ id: string }>({ text, values: values.list });
  return rows.map(({ id }) => id);

  async function matchesOf(): Promise<string> {
    if (search.receipt !== null) return matchesOfReceipt(query, search.receipt, values, reach);
    const plan = await planSearch(run, { query, search, reach });
    return plan.by === 'order'
      ? matchesInOrder(query, search, values, reach)
      : indexedMatches(query, search, plan, values, reach);
  }
}
