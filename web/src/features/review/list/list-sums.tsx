import type { ListedSums } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import type { ReactNode } from 'react';
import { listText } from '../text/list-text';
import { taxWords } from '../text/tax-text';
import styles from './list.module.css';
import type { ShownList } from './use-shown-list';

interface SumProps {
  readonly sums: ListedSums;
  readonly say: (amount: string) => string;
}

/** « À payer : 4 310,00 € (droit de douane 310,00 €, TVA 4 000,00 €) ». */
function Sum({ sums, say }: SumProps): ReactNode {
  if (sums.total === 0) return null;
  return (
    <span>
      <strong>{say(formatEurosAmount(sums.total))}</strong> ({taxWords(sums)})
    </span>
  );
}

/** To supervisors, what is still to be paid for of the whole list and what was, by tax. */
export function ListSums({ amounts }: Pick<ShownList, 'amounts'>): ReactNode {
  if (amounts === undefined || amounts.due.total + amounts.collected.total === 0) return null;
  return (
    <p className={styles.sums}>
      <Sum sums={amounts.due} say={listText.dueAmount} />
      <Sum sums={amounts.collected} say={listText.collectedAmount} />
    </p>
  );
}
