import type { Currency } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { soughtText } from '../text/article-text';
import type { ArticleDraft } from './article-draft';
import { currencyLabel } from './currency-label';
import { missingOf, type SoughtArticle } from './sought-article';

/** What the form took of the text that led to it without its being written, and what it did not take. */
export function SoughtNotice({
  sought,
  filled,
  currencies,
}: {
  readonly sought: SoughtArticle;
  /** The form as it was filled with it. */
  readonly filled: ArticleDraft;
  readonly currencies: readonly Currency[];
}): ReactNode {
  const missing = missingOf(sought, filled);
  const isAssumed = sought.isCurrencyAssumed && filled.price.text !== '';
  if (missing === undefined && !isAssumed) return null;
  return (
    <Notice tone={missing === undefined ? 'info' : 'warning'}>
      {isAssumed && <p>{soughtText.currencyAssumed(currencyLabel(filled.currency, currencies))}</p>}
      {missing !== undefined && <p>{soughtText.notTaken(sought.typed, soughtText[missing])}</p>}
    </Notice>
  );
}
