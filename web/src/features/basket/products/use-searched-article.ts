import { useState } from 'react';
import { isText } from '../../../lib/shape';
import { readDraft } from '../../../store';
import { useCurrencies } from '../../reference';
import { useBasketSession } from '../session/basket-session';
import { searchDraft } from './search-draft';
import { readSoughtArticle, type SoughtArticle } from './sought-article';
import { isOneArticle } from './typed-list/waiting/uncounted-lines';

/** The one article that was typed in the search with its price or how much of it, when that led to this form. */
export function useSearchedArticle(isFromSearch: boolean): SoughtArticle | undefined {
  const { request, lists, agentWords } = useBasketSession();
  const { defaultCurrency } = request;
  const currencies = useCurrencies()?.currencies;
  const [typed] = useState(() => {
    // Of a list, each article has its own form.
    const isSought = isFromSearch && (agentWords !== undefined || isOneArticle(lists));
    return isSought ? readDraft(searchDraft(agentWords), isText, lists)?.trim() : undefined;
  });
  if (typed === undefined || currencies === undefined) return undefined;
  return readSoughtArticle(typed, { currencies, defaultCurrency }) ?? undefined;
}
