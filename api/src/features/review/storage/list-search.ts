import type { DeclarationListQuery } from '@retour/contract';
import type { TypedReceiptNumber } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { beginningsQuery } from '../../declaration/storage/search-words';
import { collectValues, declarationConditions, type Values, whereOf } from './filter-sql';
import { planSearch, type SearchPlan } from './plan-search';
import { orderOf, sortedDeclarations, sortedKey } from './sorted-declarations';
import type { TypedSearch } from './typed-search';

/** What the index `declaration_later_words` holds: the words but the first of the surname. */
const laterWords = `ts_delete(search_words, coalesce(substring(sort_name from '^[a-z0-9]+'), ''))`;

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
  query: DeclarationListQuery,
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
  return `with matches as materialized (select ${sortedKey(query)} from declaration ${whereOf(conditions)})
    select id from matches ${orderOf(query)} limit ${values.add(reach)}`;
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

/** Those whose surname begins as is typed, side by side in the order of names, and those of whom something else does. */
function matchesBySurname(
  query: DeclarationListQuery,
  { words: [word = ''], publicIdStart }: TypedSearch,
  values: Values,
  reach: number,
): string {
  const others = declarationConditions(query, values).map(unplanned);
  const [first, last] = [values.add(word), values.add(`${word}\u{10FFFF}`)];
  const later = `${laterWords} @@ ${values.add(beginningsQuery([word]))}::tsquery`;
  const start = publicIdStart === '' ? null : values.add(publicIdStart);
  const found =
    start === null
      ? later
      : `(${later} or (public_id >= ${start}::text and public_id < ${start}::text || '~'))`;
  const isOtherwise = `(sort_name < ${first}::text or sort_name >= ${last}::text or sort_name is null)`;
  const sideBySide = [`sort_name >= ${first}::text`, `sort_name < ${last}::text`, ...others];
  const byName = { sort: 'name' } as const;
  const [key, limit] = [sortedKey(byName), `${orderOf(byName)} limit ${values.add(reach)}`];
  return `with elsewhere as materialized (
      select ${key} from declaration ${whereOf([found, unplanned(isOtherwise), ...others])}
    )
    select id from (
      (select ${key} from declaration ${whereOf(sideBySide)} ${limit})
      union all (select ${key} from elsewhere ${limit})
    ) matches ${limit}`;
}

/**
 * The declaration that a receipt was given for, reversed since or not; of a number without its office, or without its year too, that of
 * each of them: one look in the index of numbers for each. An office may go without what its id begins with (« CDG-2026-000002 »). A
 * number alone may begin a reference as well, or be a word of an address.
 */
function matchesOfReceipt(
  query: DeclarationListQuery,
  receipt: TypedReceiptNumber,
  { words, publicIdStart }: TypedSearch,
  values: Values,
  reach: number,
): string {
  const { officeId, year, number } = receipt;
  const office = `${values.add(officeId)}::text`;
  const ofReceipt = `select payment.declaration_id from receipt_counter counter
      join payment on payment.office_id = counter.office_id and payment.year = counter.year
      where payment.number = ${values.add(number)}::integer
        and coalesce(counter.year = ${values.add(year)}::smallint, true)
        and coalesce(counter.office_id = ${office} or counter.office_id like '%-' || ${office}
          or replace(counter.office_id, '-', '') = ${office}, true)`;
  const isAlone = year === null;
  const start = isAlone && publicIdStart !== '' ? values.add(publicIdStart) : null;
  const found = [
    ofReceipt,
    ...(start === null
      ? []
      : [
          `select id from declaration where public_id >= ${start}::text and public_id < ${start}::text || '~'`,
        ]),
    ...(isAlone && words.length > 0
      ? [`select id from declaration where search_words @@ ${values.add(beginningsQuery(words))}::tsquery`]
      : []),
  ];
  const conditions = [`id in (${found.join(' union all ')})`, ...declarationConditions(query, values)];
  const matches = `select ${sortedKey(query)} from declaration ${whereOf(conditions)}`;
  return `select id from (${matches}) matches ${orderOf(query)} limit ${values.add(reach)}`;
}

/** What is typed, read as a plan says. */
export function plannedMatches(
  query: DeclarationListQuery,
  search: TypedSearch,
  plan: SearchPlan,
  values: Values,
  reach: number,
): string {
  switch (plan.by) {
    case 'order':
      return matchesInOrder(query, search, values, reach);
    case 'index':
      return indexedMatches(query, search, plan, values, reach);
    case 'surname':
      return matchesBySurname(query, search, values, reach);
  }
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
    if (search.receipt !== null) return matchesOfReceipt(query, search.receipt, search, values, reach);
    return plannedMatches(query, search, await planSearch(run, { query, search, reach }), values, reach);
  }
}
