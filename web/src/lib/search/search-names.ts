import { foldText } from '@retour/core';

/** Something that is found by its name, or by another one. */
export interface Named {
  readonly name: string;
  /** Codes, towns and other names that people type. */
  readonly aliases: readonly string[];
}

const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^a-z\d]+/gu, ' ')
    .trim();

/** Those of which a name holds what is typed, those that begin with it first; nothing typed finds nothing. */
export function searchNames<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const sought = plainWords(query);
  if (sought === '') return [];
  return items
    .map((item) => ({ item, at: rankOf(sought, item) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** The one that is meant by what is typed whole: its name, else another one that is its alone, else what is found alone. */
export function findNamed<Item extends Named>(items: readonly Item[], typed: string): Item | undefined {
  const sought = plainWords(typed);
  const named = items.find(({ name }) => plainWords(name) === sought);
  if (named !== undefined) return named;
  const found = searchNames(items, typed);
  const whole = found.filter((item) => rankOf(sought, item) === 0);
  const [only, ...others] = whole.length > 0 ? whole : found;
  return others.length === 0 ? only : undefined;
}

/** 0 where a name is what is typed, 1 where one begins with it, 2 where a word of one does; infinite without any. */
function rankOf(sought: string, { name, aliases }: Named): number {
  const ranks = [name, ...aliases].map(plainWords).map((known) => {
    if (known === sought) return 0;
    if (known.startsWith(sought)) return 1;
    return ` ${known}`.includes(` ${sought}`) ? 2 : Number.POSITIVE_INFINITY;
  });
  return Math.min(...ranks);
}
