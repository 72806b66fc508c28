import type { DeclarationListQuery, ReviewFilter } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { estimateKept, type Kept } from './estimate-kept';
import { hasNarrowingFilter, narrowingFilters } from './filter-sql';
import type { TypedSearch } from './typed-search';
import { type AskedWord, readWordFrequencies, type WordFrequencies } from './word-frequencies';

/** How a search is read. */
export interface SearchPlan {
  /**
   * In the order of the list, until enough is found; all that the search's own indexes find, sorted; or, in the order of names, the
   * surnames that begin so, and what an index finds of those that do not.
   */
  readonly by: 'order' | 'index' | 'surname';
  readonly indexed: readonly string[];
  /** Looked at in the rows that the others find. */
  readonly checked: readonly string[];
  /** And the beginning of a reference, where the words are rarer. */
  readonly isStartChecked: boolean;
}

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

/**
 * The rarest words: the index is asked for another when this spares more rows than it gathers; else it is looked at in the rows that
 * these find.
 */
function indexedWords(words: readonly AskedWord[]): readonly AskedWord[] {
  const [rarest, ...others] = words.toSorted((one, other) => one.frequency - other.frequency);
  const indexed = rarest === undefined ? [] : [rarest];
  for (const word of others) {
    const spared = shareOfWords(indexed) * (1 - word.frequency) * cost.pointed;
    if (spared > word.frequency * cost.gathered) indexed.push(word);
  }
  return indexed;
}

function shareOfStart({ publicIdStart }: TypedSearch): number {
  return letters ** -publicIdStart.length;
}

function shareOf(words: readonly AskedWord[], search: TypedSearch): number {
  const [ofWords, ofStart] = [shareOfWords(words), shareOfStart(search)];
  const { isEither } = search;
  return isEither ? Math.min(1, ofWords + ofStart) : ofWords * ofStart;
}

/** One word is typed, that may begin a surname. */
function isOneName({ words, publicIdStart, isEither }: TypedSearch): boolean {
  return words.length === 1 && (publicIdStart === '' || isEither);
}

/**
 * Of those that are met all along the order of names: those who have a name as their surname stand side by side, far from its
 * beginning.
 */
function spreadShare(words: readonly AskedWord[], search: TypedSearch): number {
  const later = words.map(({ laterFrequency, ...word }) => ({
    ...word,
    laterFrequency,
    frequency: laterFrequency,
  }));
  return shareOf(later, search);
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
  const indexed = indexedWords(frequencies);
  const isStartChecked = !search.isEither && shareOfWords(indexed) < shareOfStart(search);
  const found = declarations * (isStartChecked ? shareOfWords(indexed) : shareOf(indexed, search));
  const gathered = declarations * indexed.reduce((sum, { frequency }) => sum + frequency, 0);
  // The order of amounts is read within them.
  const within = query.sort === 'amount' ? all : bounded;
  const share = query.sort === 'name' ? spreadShare(frequencies, search) : shareOf(frequencies, search);
  const rowCost = isScattered(query) ? cost.scattered : 1;
  const ofSurname = Math.min(declarations * shareOfWords(indexed), (reach * declarations) / Math.max(1, all));
  const costs = {
    order: Math.min(within, ((reach / share) * within) / Math.max(1, all)) * rowCost,
    index: found * cost.pointed + gathered * cost.gathered,
    surname:
      query.sort === 'name' && isOneName(search)
        ? ofSurname * rowCost + declarations * share * (cost.pointed + cost.gathered)
        : Number.POSITIVE_INFINITY,
  };
  return {
    by: (['order', 'index', 'surname'] as const).reduce((best, by) => (costs[by] < costs[best] ? by : best)),
    indexed: indexed.map(({ word }) => word),
    checked: frequencies.filter((word) => !indexed.includes(word)).map(({ word }) => word),
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
