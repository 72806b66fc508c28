import type { ProductCatalogue } from '@retour/core';
import type { NavigateFunction } from 'react-router';
import { basketArticles, useAppStore } from '../../../store';
import { isSearched } from '../../reference';
import { arrivalOf } from '../restrictions/use-arrival';
import type { BasketSession } from '../session/basket-session';
import { bestResult, withQuantity } from './find-goods';
import { type BasketLinks, keepPageName } from './product-link';
import { readPricedArticle } from './read-priced-article';

export interface AgentSearch {
  readonly query: string;
  readonly catalogue: ProductCatalogue;
  readonly session: BasketSession;
  readonly links: BasketLinks;
  readonly navigate: NavigateFunction;
}

/** For an agent, Enter opens the first result, or what comes after the basket when nothing is typed: an empty one has nothing after. */
export async function openFirst({ query, catalogue, session, links, navigate }: AgentSearch): Promise<void> {
  const { request, paths } = session;
  if (!isSearched(query)) {
    if (query.trim() !== '') return;
    if (basketArticles(request).length === 0) session.onNoArticle?.();
    else await navigate(paths.result);
    return;
  }
  // As the results below are found and called: its price goes on to the form.
  const currencies = useAppStore.getState().currencies.table?.currencies ?? [];
  const { defaultCurrency } = request;
  const read = readPricedArticle(query, { currencies, defaultCurrency });
  const ruled = withQuantity(read ?? { name: query });
  const best = bestResult(catalogue, read?.name ?? query, arrivalOf(request), ruled);
  if (best?.product !== undefined) await navigate(links.product(best.product));
  if (best?.restriction !== undefined) {
    await navigate(links.restricted(best.restriction.good.id), { state: keepPageName(best.called) });
  }
}
