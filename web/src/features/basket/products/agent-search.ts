import type { ProductCatalogue } from '@retour/core';
import type { NavigateFunction } from 'react-router';
import { basketArticles, useAppStore } from '../../../store';
import { isSearched } from '../../reference';
import { arrivalOf } from '../restrictions/use-arrival';
import type { BasketSession } from '../session/basket-session';
import { bestResult, withQuantity } from './find-goods';
import { type BasketLinks, keepPageName } from './product-link';
import type { ReadArticle } from './typed-list/reading/read-article';
import { readInFull } from './typed-list/reading/read-in-full';

export interface AgentSearch {
  readonly query: string;
  readonly catalogue: ProductCatalogue;
  readonly session: BasketSession;
  readonly links: BasketLinks;
  readonly navigate: NavigateFunction;
}

/** As a list reads it, whose price and number go on to the form: it says what is missing. A bare number may be a model. */
function readNamed(typed: string, defaultCurrency: string): Pick<ReadArticle, 'name' | 'measure'> {
  const { table } = useAppStore.getState().currencies;
  if (table === null) return { name: typed };
  const article = readInFull(typed, { currencies: table.currencies, defaultCurrency });
  const isNamed =
    article.kind === 'read' &&
    article.name !== '' &&
    (article.isCurrencyWritten || article.prices.length === 0) &&
    article.prices.every(({ nameEnd }) => nameEnd === '');
  return isNamed ? article : { name: typed };
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
  const read = readNamed(query, request.defaultCurrency);
  const best = bestResult(catalogue, read.name, arrivalOf(request), withQuantity(read));
  if (best?.product !== undefined) await navigate(links.product(best.product));
  if (best?.restriction !== undefined) {
    await navigate(links.restricted(best.restriction.good.id), { state: keepPageName(best.called) });
  }
}
