import type { Declaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { Stack, TagCard } from '../../../ui';
import { formatEurosAmount } from '../../basket/text/format-price';
import { formatTotal } from '../../basket/text/format-total';
import { paymentWords } from '../text/act-text';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';

export interface AmountTagProps {
  readonly declaration: Declaration;
  /** What is to be done, under the amounts. */
  readonly children?: ReactNode;
}

/** What is owed, first, with what it is made of and the shares of tobacco and alcohol. */
export function AmountTag({ declaration, children }: AmountTagProps): ReactNode {
  const { assessment, status, payment } = declaration;
  const isPaid = status === 'paid';
  return (
    <TagCard
      label={isPaid ? detailText.paid : detailText.toPay}
      amount={<span data-total>{formatTotal(assessment)}</span>}
      note={noteOf(
        assessment.totalIsMinimum,
        isPaid && payment !== undefined ? paymentWords[payment] : undefined,
      )}
    >
      <Stack>
        <dl className={styles.breakdown}>
          <Amount name={detailText.totalValue} value={assessment.totalValue} />
          {!isWhollyToAssess(assessment) && (
            <>
              <Amount name={detailText.duty} value={assessment.totalCustomDuty} />
              <Amount name={detailText.excise} value={assessment.totalExcise} />
              <Amount name={detailText.vat} value={assessment.totalVat} />
            </>
          )}
        </dl>
        <dl className={styles.parts}>
          {assessment.tobaccoTax !== undefined && (
            <Amount name={detailText.tobaccoTax} value={assessment.tobaccoTax} />
          )}
          {assessment.alcoholTax !== undefined && (
            <Amount name={detailText.alcoholTax} value={assessment.alcoholTax} />
          )}
        </dl>
        {children}
      </Stack>
    </TagCard>
  );
}

/** Nothing was computed: sums of nothing are not shown. */
function isWhollyToAssess({ total, totalIsMinimum }: Declaration['assessment']): boolean {
  return totalIsMinimum && total === 0;
}

function noteOf(isMinimum: boolean, payment: string | undefined): string | undefined {
  if (payment !== undefined) return detailText.payment(payment);
  return isMinimum ? detailText.minimum : undefined;
}

interface AmountProps {
  readonly name: string;
  readonly value: number;
}

function Amount({ name, value }: AmountProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatEurosAmount(value)}</dd>
    </div>
  );
}
