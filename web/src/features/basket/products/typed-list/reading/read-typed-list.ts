import { productSearchSettings } from '../../../../reference';
import type { CurrencyContext } from '../words/currency-words';
import { askBarePrices } from './bare-prices';
import { sharePrice } from './fill-draft';
import { mayBeListInWords } from './may-be-list-in-words';
import { areNamed, isOneName, type NamedContext, namesWithCommas } from './named-list';
import { partsWithNames } from './named-parts';
import { askPaidLines } from './paid-lines';
import { pricesIn } from './price-alone';
import { type ReadArticle, readArticle, type UnreadArticle, type UnreadReason } from './read-article';
import { readInFull } from './read-in-full';
import { readList, type TypedArticle } from './read-list';
import { maySayMore } from './several-by-names';
import { typedListLimits } from './split-articles';
import { tellTaxLines } from './tax-lines';

/** The articles of what is typed, for who may be offered these products; null when it is one, or a word that is sought. */
export function readTypedList(
  typed: string,
  currencies: CurrencyContext,
  named: NamedContext,
): readonly TypedArticle[] | null {
  const begun = typed.slice(0, typedListLimits.characters);
  if (!mayBeListInWords(begun) || isOneName(typed, named.catalogue)) return null;
  const names = namesWithCommas(named.catalogue);
  const read = (part: string) => readInFull(part, currencies);
  const list = readList(typed, currencies, (articles) => areNamed(articles, named), names);
  const articles = list ?? [{ ...read(begun), typed, key: typed.trim() }];
  const asked = articles.map((one): TypedArticle => {
    const isSeveral = one.kind === 'read' && maySayMore(one, named, read);
    return isSeveral ? { kind: 'unread', typed: one.typed, key: one.key, reason: 'several-prices' } : one;
  });
  const isList = list !== null || asked.some((one, place) => one !== articles[place]);
  return isList ? tellTaxLines(askBarePrices(askPaidLines(asked), currencies)) : null;
}

/** Whether the form holds this price of several: not before it is said of what it is, nor that of all where each has none. */
function hasRoom({ basis, count, prices }: ReadArticle): boolean {
  return basis === 'all'
    ? prices.every(({ price }) => sharePrice(price, count) !== undefined)
    : basis !== undefined;
}

/** What the advice of a list is for, though one article is typed. */
const advised = new Set<UnreadReason>(['per-measure', 'france']);

function isForList(read: ReadArticle | UnreadArticle, bySearch: ReadArticle | UnreadArticle): boolean {
  if (read.kind === 'unread') return advised.has(read.reason);
  return read.prices.length > 0 && (bySearch.kind === 'unread' || !hasRoom(read));
}

/** The same in the search, where what it does not read itself, and several things whose price has no room in the form, are a list of one. */
export function readSearchedList(
  typed: string,
  currencies: CurrencyContext,
  named: NamedContext,
): readonly TypedArticle[] | null {
  const list = readTypedList(typed, currencies, named);
  if (list !== null || typed.length > typedListLimits.characters) return list;
  const [part = '', ...others] = partsWithNames(
    typed,
    namesWithCommas(named.catalogue),
    pricesIn(currencies),
  ).filter(({ length }) => length >= productSearchSettings.minCharacters);
  const read = readInFull(part, currencies);
  if (others.length > 0 || !isForList(read, readArticle(part, currencies))) return null;
  return [{ ...read, key: part }];
}
