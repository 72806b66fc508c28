import { endsInBareNumber, readPricedArticle } from '../read-priced-article';
import type { CurrencyContext } from './currency-words';
import { noteUncounted } from './note-uncounted';
import { UncountedNotice } from './uncounted';

/** One article that is sought with its price is meant for the basket: it waits as a list would. Words alone do not. */
export function noteSought(of: string | undefined, text: string, context: CurrencyContext): void {
  const typed = text.trim();
  const isCurrencyAssumed = endsInBareNumber(typed, context) || undefined;
  const isPriced = isCurrencyAssumed ?? readPricedArticle(typed, context) !== null;
  if (isPriced) void UncountedNotice.fetchAhead().catch(() => undefined);
  noteUncounted(of, text, isPriced ? [{ key: typed, typed, isSought: true, isCurrencyAssumed }] : []);
}
