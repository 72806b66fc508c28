import { type DeclarationListQuery, mayBeginReference } from '@retour/contract';
import { normalisePublicIdText, parseReceiptNumber, type TypedReceiptNumber } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { askedWords, beginningsQuery } from '../../declaration/storage/search-words';
import { countInDayTotals } from './count-declarations';
import { collectValues, declarationConditions, hasNarrowingFilter, type Values, whereOf } from './filter-sql';
import { orderOf, sortedDeclarations, sortedKey } from './sorted-declarations';
import { type AskedWord, readWordFrequencies } from './word-frequencies';

/** What is typed in the search boxes. */
export interface TypedSearch {
  readonly words: readonly string[];
  readonly publicIdStart: string;
  /** What is typed may be the beginning of a name, a flight or the beginning of a reference: any of them. */
  readonly isEither: boolean;
  /** What is typed is the number of a receipt, and nothing else. */
  readonly receipt: TypedReceiptNumber | null;
}

/** Null when nothing is typed; 'nobody' when nothing can match. */
export function typedSearch({
  search = '',
  searchPublicId = '',
}: DeclarationListQuery): TypedSearch | 'nobody' | null {
  const words = askedWords(search);
  const publicIdStart = normalisePublicIdText(searchPublicId);
  if (search.trim() === '' && publicIdStart === '') return null;
  if ((search.trim() !== '' && words.length === 0) || !/^[0-9A-Z]*$/.test(publicIdStart)) return 'nobody';
  const receipt = publicIdStart === '' ? parseReceiptNumber(search) : null;
  return words.length > 0 && publicIdStart === '' && mayBeginReference(search)
    ? { words, publicIdStart: normalisePublicIdText(search), isEither: true, receipt }
    : { words, publicIdStart, isEither: false, receipt };
}

/** An index on words is not asked for a word that so many have: the rows that other words found are looked at. */
const ubiquitous = 0.2;
/** What is counted in rows read by date, neighbours of one another: a row that a search's index points to, one that other filters
 * scatter, and what the index gathers for each word before it knows which rows have them all. */
const cost = { pointed: 15, scattered: 3, gathered: 0.6 } as const;
/** Of the alphabet of public ids. */
const letters = 32;

interface Plan {
  readonly by: 'date' | 'index';
  readonly indexed: readonly string[];
  readonly checked: readonly string[];
}

function shareOf(words: readonly AskedWord[], { publicIdStart, isEither }: TypedSearch): number {
  const ofWords = words.reduce((share, { frequency }) => share * frequency, 1);
  const ofStart = letters ** -publicIdStart.length;
  return isEither ? Math.min(1, ofWords + ofStart) : ofWords * ofStart;
}

/** Common searches meet enough matches when read by date, rare ones are few in their index. */
async function planSearch(
  run: RunStatement,
  query: DeclarationListQuery,
  search: TypedSearch,
  reach: number,
): Promise<Plan> {
  const [{ declarations, frequencies }, narrowed] = await Promise.all([
    readWordFrequencies(run, search.words),
    hasNarrowingFilter(query) ? countInDayTotals(run, query) : null,
  ]);
  const filtered = narrowed ?? declarations;
  const rarest = Math.min(1, ...frequencies.map(({ frequency }) => frequency));
  const isIndexed = ({ frequency }: AskedWord): boolean => frequency <= Math.max(rarest, ubiquitous);
  const indexed = frequencies.filter(isIndexed);
  const byIndex = declarations * shareOf(indexed, search);
  const byDate = Math.min(filtered, reach / shareOf(frequencies, search));
  const gathered = declarations * indexed.reduce((sum, { frequency }) => sum + frequency, 0);
  const isScattered = query.status !== undefined || query.meanOfTransports !== undefined;
  const costByDate = byDate * (isScattered ? cost.scattered : 1);
  return {
    by: costByDate < byIndex * cost.pointed + gathered * cost.gathered ? 'date' : 'index',
    indexed: indexed.map(({ word }) => word),
    checked: frequencies.filter((word) => !isIndexed(word)).map(({ word }) => word),
  };
}

/** What is typed, as conditions: either of the two, or both. */
function typedConditions(
  { isEither }: TypedSearch,
  words: readonly string[],
  start: readonly string[],
): readonly string[] {
  return isEither ? [`(${words.join(' and ')} or ${start.join(' and ')})`] : [...words, ...start];
}

/** Read by the search's own indexes: all matches, then the first of them. */
function indexedMatches(
  { sort = 'newest', ...query }: DeclarationListQuery,
  search: TypedSearch,
  { indexed, checked }: Plan,
  values: Values,
  reach: number,
): string {
  const start = search.publicIdStart === '' ? null : values.add(search.publicIdStart);
  const words = [
    ...(indexed.length === 0 ? [] : [`search_words @@ ${values.add(beginningsQuery(indexed))}::tsquery`]),
    ...(checked.length === 0 ? [] : [unindexedWords(checked, values)]),
  ];
  const ofStart = start === null ? [] : [`public_id >= ${start}::text`, `public_id < ${start}::text || '~'`];
  const conditions = [...typedConditions(search, words, ofStart), ...declarationConditions(query, values)];
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
    const plan = await planSearch(run, query, search, reach);
    return plan.by === 'date'
      ? matchesInOrder(query, search, values, reach)
      : indexedMatches(query, search, plan, values, reach);
  }
}
