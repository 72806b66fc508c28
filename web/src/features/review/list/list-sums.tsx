import type { ListedSums } from '@retour/contract';
import { centsOf, formatOwed } from '@retour/core';
import type { ReactNode } from 'react';
import { listText } from '../text/list-text';
import { taxWords } from '../text/tax-text';
import styles from './list.module.css';
import type { ShownList } from './use-shown-list';

interface SumProps {
  readonly sums: ListedSums;
  readonly say: (amount: string) => string;
  /** An article of it is to be assessed, in no sum. */
  readonly isMinimum?: boolean | undefined;
}

/** « À payer : 4 310,00 € (droit de douane 310,00 €, TVA 4 000,00 €) ». */
function Sum({ sums, say, isMinimum = false }: SumProps): ReactNode {
  if (sums.total === 0 && !isMinimum) return null;
  const amount = formatOwed(centsOf(sums.total), isMinimum);
  return (
    <span>
      <strong>{say(amount)}</strong>
      {sums.total === 0 ? '' : ` (${taxWords(sums)})`}
    </span>
  );
}

/** To supervisors, what is still to be paid for of the whole list and what was, by tax. */
export function ListSums({ amounts }: Pick<ShownList, 'amounts'>): ReactNode {
  if (amounts === undefined) return null;
  const { due, collected } = amounts;
  if (due.total + collected.total === 0 && !due.totalIsMinimum) return null;
  return (
    <p className={styles.sums}>
      <Sum sums={due} say={listText.dueAmount} isMinimum={due.totalIsMinimum} />
      <Sum sums={collected} say={listText.collectedAmount} />
    </p>
  );
}
