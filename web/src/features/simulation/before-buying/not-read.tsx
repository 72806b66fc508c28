import { formatPrice, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, Notice, Stack } from '../../../ui';
import type { ArticleDraft } from '../../basket/products/article-draft';
import type { PricedArticle } from '../../basket/products/read-priced-article';
import { hasLooseNumber } from '../../basket/products/sought-article';
import { readInFull } from '../../basket/products/typed-list/reading/read-in-full';
import type { CurrencyContext } from '../../basket/products/typed-list/words/currency-words';
import { soughtText } from '../../basket/text/article-text';
import { unreadAdvice } from '../../basket/text/typed-list-text';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';

export interface NotReadProps {
  /** All that was typed as the name. */
  readonly typed: string;
  readonly values: ArticleDraft;
  readonly reading: CurrencyContext;
  readonly onTake: (priced: PricedArticle) => void;
}

/** What was typed with the name and no field took: it is said, and a number that may be a price is offered as one. */
export function NotRead({ typed, values, reading, onTake }: NotReadProps): ReactNode {
  const article = readInFull(typed, { ...reading, defaultCurrency: values.currency });
  const isPriced = values.price.text.trim() !== '';
  if (article.kind === 'unread') {
    const { reason } = article;
    const isOfCount = reason === 'count' || reason === 'size';
    const isAnswered = isOfCount ? values.count.text !== '1' || values.amount.text !== '' : isPriced;
    if (isAnswered || reason === 'no-name') return null;
    return (
      <Notice tone="warning" live title={beforeBuyingText.notRead(typeset(typed.trim()))}>
        {unreadAdvice[reason]}
      </Notice>
    );
  }
  const { name, count, prices, isCurrencyWritten, priceWritten, ...others } = article;
  if (isPriced) return null;
  if (priceWritten !== undefined) {
    return (
      <Notice tone="warning" live>
        {beforeBuyingText.currencyUnknown(typeset(priceWritten))}
      </Notice>
    );
  }
  if (prices.length === 0 && hasLooseNumber(name)) {
    return (
      <Notice tone="warning" live>
        {soughtText.notTaken(typed.trim(), soughtText.price)}
      </Notice>
    );
  }
  const isTaken = isCurrencyWritten && prices.length === 1 && prices[0]?.nameEnd === '';
  if (prices.length === 0 || isTaken) return null;
  return (
    <Stack gap="small">
      <Notice tone="info" live>
        {isCurrencyWritten ? beforeBuyingText.severalPrices : beforeBuyingText.bareNumber}
      </Notice>
      <div className={styles.acts}>
        {prices.map(({ price, currency, nameEnd }) => {
          const called = `${name} ${nameEnd}`.trim();
          const words = formatPrice(price, currency);
          const { basis, degree, measure, pack } = others;
          const read = { name: called, count, price, currency, basis, degree, measure, pack };
          return (
            <Button key={`${price} ${currency}`} variant="secondary" compact onClick={() => onTake(read)}>
              {prices.length === 1
                ? beforeBuyingText.isPrice(words)
                : beforeBuyingText.isPriceOf(words, typeset(called))}
            </Button>
          );
        })}
      </div>
    </Stack>
  );
}
