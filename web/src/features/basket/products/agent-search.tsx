import type { ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { basketArticles } from '../../../store';
import { Form } from '../../../ui';
import { isSearched } from '../../reference';
import { arrivalOf } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { bestResult } from './find-goods';
import { keepPageName, useBasketLinks } from './product-link';

export interface AgentSearchProps {
  readonly query: string;
  readonly catalogue: ProductCatalogue;
  /** Of the field, which has the focus first. */
  readonly fieldId: string;
  readonly children: ReactNode;
}

/** For an agent, Enter opens the first result, or what comes after the basket when nothing is typed. */
export function AgentSearch({ query, catalogue, fieldId, children }: AgentSearchProps): ReactNode {
  const navigate = useNavigate();
  const links = useBasketLinks();
  const { request, paths } = useBasketSession();
  useFirstFocus(fieldId);

  const open = async (): Promise<void> => {
    if (!isSearched(query)) {
      if (query.trim() === '' && basketArticles(request).length > 0) await navigate(paths.result);
      return;
    }
    const best = bestResult(catalogue, query, arrivalOf(request));
    if (best?.product !== undefined) await navigate(links.product(best.product));
    if (best?.restriction !== undefined) {
      await navigate(links.restricted(best.restriction.good.id), { state: keepPageName(best.called) });
    }
  };
  return (
    <search>
      <Form onSubmit={() => void open()}>{children}</Form>
    </search>
  );
}
