import type { CurrencyContext } from './currency-words';
import { mayBeList } from './list-text';
import { areNamed, isOneName, type NamedContext } from './named-list';
import { readList, type TypedArticle } from './read-list';

/** The articles of what is typed, for who may be offered these products; null when it is one, or a word that is sought. */
export function readTypedList(
  typed: string,
  currencies: CurrencyContext,
  named: NamedContext,
): readonly TypedArticle[] | null {
  if (!mayBeList(typed) || isOneName(typed, named.catalogue)) return null;
  return readList(typed, currencies, (read) => areNamed(read, named));
}
