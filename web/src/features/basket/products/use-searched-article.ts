import { useState } from 'react';
import { isText } from '../../../lib/shape';
import { readDraft } from '../../../store';
import { useCurrencies } from '../../reference';
import { useBasketSession } from '../session/basket-session';
import { readSoughtArticle } from './read-priced-article';
import { searchDraft } from './search-draft';
import type { ReadFields } from './typed-list/fill-draft';

export interface SearchedArticle {
  /** As it stands in the field of the search. */
  readonly typed: string;
  readonly read: ReadFields;
}

/** The one article that was typed in the search with its price or how much of it, when that led to this form. */
export function useSearchedArticle(isFromSearch: boolean): SearchedArticle | undefined {
  const { request, lists, agentWords } = useBasketSession();
  const { defaultCurrency } = request;
  const currencies = useCurrencies()?.currencies;
  const [typed] = useState(() =>
    isFromSearch ? readDraft(searchDraft(agentWords), isText, lists)?.trim() : undefined,
  );
  if (typed === undefined || currencies === undefined) return undefined;
  const read = readSoughtArticle(typed, { currencies, defaultCurrency });
  return read === null ? undefined : { typed, read };
}
