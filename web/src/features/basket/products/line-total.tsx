import { type Currency, formatNumber } from '@retour/core';
import type { ReactNode } from 'react';
import { timesCount } from '../../../lib/exact-decimal';
import { parseFrenchNumber } from '../../../lib/french-number';
import { articleText } from '../text/article-text';
import { formatPrice } from '../text/format-price';
import { type ArticleDraft, priceDecimals } from './article-draft';
import styles from './article-form.module.css';
import { currencyUnits } from './currency-options';

/** « 3 × 12,50 $ = 37,50 $ », as soon as there are several items. */
export function LineTotal({
  draft,
  currencies,
}: {
  readonly draft: ArticleDraft;
  readonly currencies: readonly Currency[];
}): ReactNode {
  const units = currencyUnits(draft.currency, currencies);
  const price = parseFrenchNumber(draft.price.text, { maximumDecimals: priceDecimals, units });
  const count = parseFrenchNumber(draft.count.text, { maximumDecimals: 0 });
  if (price.kind !== 'number' || count.kind !== 'number' || count.value < 2) return null;
  const total = timesCount(price.value, count.value, priceDecimals);
  return (
    <p className={styles.lineTotal}>
      {articleText.lineTotal(
        formatNumber(count.value),
        formatPrice(price.value, draft.currency),
        formatPrice(total, draft.currency),
      )}
    </p>
  );
}
