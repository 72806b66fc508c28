import type { ListedSums } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import type { ReactNode } from 'react';
import { batchText } from '../text/batch-text';
import { taxesOf } from '../text/tax-text';
import styles from './batch.module.css';

/** What a sum is made of, tax by tax, then the sum; nothing where nothing is owed. */
export function SumsList({
  sums,
  isMinimum,
}: {
  readonly sums: ListedSums;
  readonly isMinimum: boolean;
}): ReactNode {
  if (sums.total === 0) return null;
  const total = { name: batchText.sum(isMinimum), amount: sums.total };
  return (
    <dl className={styles.sums}>
      {[...taxesOf(sums), total].map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatEurosAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
