import type { Currency } from '@retour/core';
import type { ReactNode } from 'react';
import { Button } from '../../../ui';
import { articleText } from '../text/article-text';
import styles from './article-form.module.css';
import { currencyLabel } from './currency-label';

/** As many as are compared at a glance; the list of currencies begins with the others. */
const maxButtons = 4;

export interface CurrencyRepairProps {
  /** What the word typed beside the price may mean, the most likely first. */
  readonly others: readonly string[] | undefined;
  readonly currencies: readonly Currency[];
  readonly onTake: (currency: string) => void;
}

/** Under a price typed in another currency than the one chosen: each that its word may mean, in one press. */
export function CurrencyRepair({ others = [], currencies, onTake }: CurrencyRepairProps): ReactNode {
  if (others.length === 0) return null;
  return (
    <div className={styles.choices}>
      {others.slice(0, maxButtons).map((id) => (
        <Button key={id} variant="secondary" compact onClick={() => onTake(id)}>
          {articleText.choose(currencyLabel(id, currencies))}
        </Button>
      ))}
      {others.length > maxButtons && <p className={styles.lineTotal}>{articleText.otherCurrencies}</p>}
    </div>
  );
}
