import { formatNumber, formatPrice, type Product } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, Notice, Stack } from '../../../ui';
import { articleKind } from '../../basket/products/article-kind';
import type { PricedArticle } from '../../basket/products/read-priced-article';
import { asList } from '../../basket/products/typed-list/reading/as-list';
import { type ReadFields, sharePrice } from '../../basket/products/typed-list/reading/fill-draft';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';
import { asTyped } from './filled-by-name';

type PriceOfAll = Pick<PricedArticle, 'name' | 'price' | 'currency' | 'count'>;

/** The price of all that was read of an article, where it is no price of each. */
export function unevenPrice(
  { name, price, currency, count, basis }: ReadFields,
  product: Product | null,
): PriceOfAll | null {
  if (price === undefined || currency === undefined || basis !== 'all') return null;
  const isWhole = articleKind(product) === 'amount' || sharePrice(price, count) !== undefined;
  return isWhole ? null : { name, price, currency, count };
}

/** What was typed, as it was put right and as its price was said to be since, as a list of one. */
export function asWhole(read: PriceOfAll): string {
  return asList([asTyped({ ...read, basis: 'all' })]);
}

export interface UnevenPriceProps {
  readonly read: PriceOfAll;
  readonly onGoToList: () => void;
}

/** « 3 parfums 100 $ en tout »: the price of all is the price of none of them, and the list keeps it whole. */
export function UnevenPrice({ read: { price, currency, count }, onGoToList }: UnevenPriceProps): ReactNode {
  return (
    <Stack gap="small">
      <Notice tone="warning" live>
        {beforeBuyingText.uneven(formatPrice(price, currency), formatNumber(count))}
      </Notice>
      <div className={styles.acts}>
        <Button variant="secondary" compact onClick={onGoToList}>
          {beforeBuyingText.seeList}
        </Button>
      </div>
    </Stack>
  );
}
