import { type Currency, type ExactDecimal, formatNumber, formatPrice, toNumber } from '@retour/core';
import type { ReactNode } from 'react';
import { timesCount } from '../../../lib/exact-decimal';
import { type NumberReading, parseFrenchNumber } from '../../../lib/french-number';
import { articleText } from '../text/article-text';
import { type ArticleDraft, priceDecimals } from './article-draft';
import styles from './article-form.module.css';
import { currencyUnits } from './currency-index';
import { priceFormat } from './currency-options';

export interface LineTotalProps {
  readonly draft: ArticleDraft;
  readonly currencies: readonly Currency[];
}

/** « Prix lu : 1 099 USD », where « 1,099 » could be mistaken, or « 15k » stands for more digits. */
export function ReadPrice({ draft, currencies }: LineTotalProps): ReactNode {
  const units = currencyUnits(draft.currency, currencies);
  const price = readPrice(draft, currencies);
  const { kind } = parseFrenchNumber(draft.price.text, { maximumDecimals: priceDecimals, units });
  if (price.kind !== 'number' || kind === 'number' || draft.price.chosen !== undefined) return null;
  return <p className={styles.lineTotal}>{articleText.readPrice(priceWords(price.value, draft))}</p>;
}

/** « 3 × 12,50 $ = 37,50 $ », as soon as there are several items. */
export function LineTotal({ draft, currencies }: LineTotalProps): ReactNode {
  const price = readPrice(draft, currencies);
  const count = parseFrenchNumber(draft.count.text, { maximumDecimals: 0 });
  if (price.kind !== 'number' || count.kind !== 'number' || count.value.units < 2) return null;
  const total = timesCount(price.value, count.value.units);
  return (
    <p className={styles.lineTotal}>
      {articleText.lineTotal(
        formatNumber(count.value.units),
        priceWords(price.value, draft),
        priceWords(total, draft),
      )}
    </p>
  );
}

function priceWords(price: ExactDecimal, { currency }: ArticleDraft): string {
  return formatPrice(toNumber(price), currency);
}

function readPrice({ price, currency }: ArticleDraft, currencies: readonly Currency[]): NumberReading {
  return parseFrenchNumber(price.text, {
    ...priceFormat(currency),
    units: currencyUnits(currency, currencies),
  });
}
