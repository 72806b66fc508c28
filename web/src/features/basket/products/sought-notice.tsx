import { formatPrice, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, Notice, Stack } from '../../../ui';
import { soughtText } from '../text/article-text';
import type { ArticleDraft } from './article-draft';
import styles from './article-form.module.css';
import type { PricedArticle } from './read-priced-article';
import { missingOf, type SoughtArticle } from './sought-article';

export interface SoughtNoticeProps {
  readonly sought: SoughtArticle;
  /** The form as it was filled with it. */
  readonly filled: ArticleDraft;
  /** The form as it is now. */
  readonly values: ArticleDraft;
  readonly onTake: (priced: PricedArticle) => void;
}

/** What the form did not take of the text that led to it: a number that may be its price is offered as one. */
export function SoughtNotice({ sought, filled, values, onTake }: SoughtNoticeProps): ReactNode {
  const { offered, isCurrencyWritten } = sought;
  const missing = missingOf(sought, filled, values);
  const isAsked = offered.length > 0 && missing !== undefined && missing !== 'count';
  const left = isAsked ? (missing === 'both' ? 'count' : undefined) : missing;
  return (
    <>
      {left !== undefined && (
        <Notice tone="warning">
          <p>{soughtText.notTaken(sought.typed, soughtText[left])}</p>
        </Notice>
      )}
      {isAsked && (
        <Stack gap="small">
          <Notice tone="info">{isCurrencyWritten ? soughtText.severalPrices : soughtText.bareNumber}</Notice>
          <div className={styles.choices}>
            {offered.map((priced) => {
              const price = formatPrice(priced.price, priced.currency);
              return (
                <Button
                  key={`${priced.price} ${priced.currency}`}
                  variant="secondary"
                  compact
                  onClick={() => onTake(priced)}
                >
                  {offered.length === 1
                    ? soughtText.isPrice(price)
                    : soughtText.isPriceOf(price, typeset(priced.name))}
                </Button>
              );
            })}
          </div>
        </Stack>
      )}
    </>
  );
}
