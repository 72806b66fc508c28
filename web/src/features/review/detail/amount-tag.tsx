import type { Declaration } from '@retour/contract';
import {
  type DeclarationStatus,
  formatEurosAmount,
  formatOwedTotal,
  formatTotal,
  paymentPhrases,
} from '@retour/core';
import type { ReactNode } from 'react';
import { Stack, TagCard } from '../../../ui';
import { totalLabel } from '../../basket/text/verdict-text';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';

export interface AmountTagProps {
  readonly declaration: Declaration;
  /** What is to be done, in sight with the total. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
}

interface Claim {
  readonly label: string;
  /** Why nothing is to be collected. */
  readonly closed?: string;
}

/** What a declaration in each state says of its amount: only what is due asks for it. */
const claims: Readonly<Record<DeclarationStatus, Claim>> = {
  draft: { label: detailText.toPay },
  submitted: { label: detailText.toPay },
  validated: { label: detailText.toPay },
  paid: { label: detailText.paid },
  refused: { label: detailText.computed, closed: detailText.refused },
  cancelled: { label: detailText.computed, closed: detailText.cancelled },
};

/** What is owed, first, with what it is made of and the shares of tobacco and alcohol. */
export function AmountTag({ declaration, acts, children }: AmountTagProps): ReactNode {
  const { assessment, status } = declaration;
  const { label, closed } = claims[status];
  const isPaid = status === 'paid';
  const isDue = closed === undefined && !isPaid;
  return (
    <TagCard
      label={isDue ? totalLabel(assessment, label) : label}
      isQuiet={closed !== undefined}
      amount={<span data-total>{isPaid ? formatOwedTotal(assessment) : formatTotal(assessment)}</span>}
      note={closed ?? noteOf(declaration)}
    >
      <Stack>
        {acts}
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

function noteOf({ assessment, status, payment }: Declaration): string | undefined {
  if (status === 'paid' && payment !== undefined) return detailText.payment(paymentPhrases[payment]);
  return assessment.totalIsMinimum ? detailText.minimum : undefined;
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
