import { productSearchSettings } from '../../../reference';
import type { CurrencyContext } from './currency-words';
import { mayBeList, partsOf } from './list-text';
import { areNamed, isOneName, type NamedContext } from './named-list';
import { readArticle } from './read-article';
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

/**
 * The same in the search, where the price of several things is asked about, each or all, though they are one article: the form
 * has no room for a price of which that is not known.
 */
export function readSearchedList(
  typed: string,
  currencies: CurrencyContext,
  named: NamedContext,
): readonly TypedArticle[] | null {
  const list = readTypedList(typed, currencies, named);
  if (list !== null) return list;
  const [part = '', ...others] = partsOf(typed).filter(
    ({ length }) => length >= productSearchSettings.minCharacters,
  );
  const read = readArticle(part, currencies);
  if (read.kind === 'unread' || read.prices.length === 0) return null;
  if (read.basis !== undefined || others.length > 0) return null;
  return [{ ...read, key: part }];
}
