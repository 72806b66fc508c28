import { foldText } from '@retour/core';
import { endsInBareNumber, readPricedArticle } from '../../read-priced-article';
import type { CurrencyContext } from '../words/currency-words';
import { noteUncounted } from './note-uncounted';
import { UncountedNotice } from './uncounted';
import { readLists, readOwn } from './uncounted-lines';

/** Whether another list holds it: what is sought beside a list is often one of its articles. */
function waitsElsewhere(of: string | undefined, typed: string): boolean {
  const lists = readLists(of);
  const own = readOwn(of, lists);
  return lists.some(
    (list) => list !== own && list.lines.some((line) => foldText(line.typed.trim()) === foldText(typed)),
  );
}

/** One article that is sought with its price is meant for the basket: it waits as a list would. Words alone do not. */
export function noteSought(of: string | undefined, text: string, context: CurrencyContext): void {
  const typed = text.trim();
  const isCurrencyAssumed = endsInBareNumber(typed, context) || undefined;
  const isPriced = isCurrencyAssumed ?? readPricedArticle(typed, context) !== null;
  const isNoted = isPriced && !waitsElsewhere(of, typed);
  if (isNoted) void UncountedNotice.fetchAhead().catch(() => undefined);
  noteUncounted(of, text, isNoted ? [{ key: typed, typed, isSought: true, isCurrencyAssumed }] : []);
}
