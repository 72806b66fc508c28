import type { DeclarationListQuery, ReviewFilter } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { estimateKept, type Kept } from './estimate-kept';
import { hasNarrowingFilter, narrowingFilters } from './filter-sql';
import type { TypedSearch } from './typed-search';
import { type AskedWord, readWordFrequencies, type WordFrequencies } from './word-frequencies';

/** How a search is read. */
export interface SearchPlan {
  /** In the order of the list, until enough is found; or all that the search's own indexes find, sorted. */
  readonly by: 'order' | 'index';
  readonly indexed: readonly string[];
  /** Looked at in the rows that the others find. */
  readonly checked: readonly string[];
  /** And the beginning of a reference, where the words are rarer. */
  readonly isStartChecked: boolean;
}

/** An index on words is not asked for a word that so many have: the rows that other words found are looked at. */
const ubiquitous = 0.2;
/**
 * What is counted in rows read by date, neighbours of one another: a row that a search's index points to, one that other filters or
 * another order scatter, and what the index gathers for each word before it knows which rows have them all.
 */
const cost = { pointed: 8, scattered: 6, gathered: 0.6 } as const;
/** Of the alphabet of public ids. */
const letters = 32;

function shareOfWords(words: readonly AskedWord[]): number {
  return words.reduce((share, { frequency }) => share * frequency, 1);
}

function shareOfStart({ publicIdStart }: TypedSearch): number {
  return letters ** -publicIdStart.length;
}

function shareOf(words: readonly AskedWord[], search: TypedSearch): number {
  const [ofWords, ofStart] = [shareOfWords(words), shareOfStart(search)];
  const { isEither } = search;
  return isEither ? Math.min(1, ofWords + ofStart) : ofWords * ofStart;
}

/** Beside these, what is read stands by date: days are a stretch of the table, and amounts are looked at in what is read. */
const readByDate: ReadonlySet<ReviewFilter> = new Set(['startDate', 'endDate', 'minAmount', 'maxAmount']);

/** Whether what is read in order stands far apart in the table: it is written by date. */
function isScattered({ sort = 'newest', ...query }: DeclarationListQuery): boolean {
  const isByDate = sort === 'newest' || sort === 'oldest';
  return !isByDate || narrowingFilters.some((name) => query[name] !== undefined && !readByDate.has(name));
}

export interface Asked {
  readonly query: DeclarationListQuery;
  readonly search: TypedSearch;
  /** How many are read. */
  readonly reach: number;
}

/** What is known of the table. */
export interface Statistics extends WordFrequencies {
  /** Null without another filter. */
  readonly kept: Kept | null;
}

/** Common searches meet enough matches when read in the order of the list, rare ones are few in their index. */
export function choosePlan({ query, search, reach }: Asked, statistics: Statistics): SearchPlan {
  const { declarations, frequencies, kept } = statistics;
  const { all, bounded } = kept ?? { all: declarations, bounded: declarations };
  const rarest = Math.min(1, ...frequencies.map(({ frequency }) => frequency));
  const isIndexed = ({ frequency }: AskedWord): boolean => frequency <= Math.max(rarest, ubiquitous);
  const indexed = frequencies.filter(isIndexed);
  const isStartChecked = !search.isEither && shareOfWords(indexed) < shareOfStart(search);
  const found = declarations * (isStartChecked ? shareOfWords(indexed) : shareOf(indexed, search));
  const gathered = declarations * indexed.reduce((sum, { frequency }) => sum + frequency, 0);
  // The order of amounts is read within them.
  const within = query.sort === 'amount' ? all : bounded;
  // Those who have a name stand side by side in the order of names, far from its beginning.
  const isFarAway = query.sort === 'name' && frequencies.length > 0 && rarest <= ubiquitous;
  const enough = ((reach / shareOf(frequencies, search)) * within) / Math.max(1, all);
  const read = isFarAway ? within : Math.min(within, enough);
  const costOfOrder = read * (isScattered(query) ? cost.scattered : 1);
  return {
    by: costOfOrder < found * cost.pointed + gathered * cost.gathered ? 'order' : 'index',
    indexed: indexed.map(({ word }) => word),
    checked: frequencies.filter((word) => !isIndexed(word)).map(({ word }) => word),
    isStartChecked,
  };
}

export async function planSearch(run: RunStatement, asked: Asked): Promise<SearchPlan> {
  const { query, search } = asked;
  const [frequencies, kept] = await Promise.all([
    readWordFrequencies(run, search.words),
    hasNarrowingFilter(query) ? estimateKept(run, query) : null,
  ]);
  return choosePlan(asked, { ...frequencies, kept });
}
