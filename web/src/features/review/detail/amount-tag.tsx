import type { Declaration } from '@retour/contract';
import {
  articlesValue,
  countsHandedOver,
  type DeclarationStatus,
  formatEurosAmount,
  formatPastSum,
  isKnownSum,
  isOfSum,
  isWaiting,
  linesOfSums,
  lineTotals,
  meansInWords,
  valueCountsForbidden,
} from '@retour/core';
import type { ReactNode } from 'react';
import { Stack, TagCard } from '../../../ui';
import { detailText } from '../text/detail-text';
import { dueWords } from '../text/due-words';
import styles from './detail.module.css';

export interface AmountTagProps {
  readonly declaration: Declaration;
  /** What is to be done, in sight with the total. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
  /** A version that another one took the place of: what it computed is not to be paid. */
  readonly isPast?: boolean | undefined;
}

/** Why nothing is to be collected. */
const closed: Partial<Record<DeclarationStatus, string>> = {
  refused: detailText.refused,
  cancelled: detailText.cancelled,
  abandoned: detailText.abandoned,
  're-exported': detailText.reExported,
  seized: detailText.seized,
};

/** What is owed, first, with its acts and whatever hangs under them. */
export function AmountTag({ declaration, acts, children, isPast = false }: AmountTagProps): ReactNode {
  if (isPast) {
    const amount = <span data-total>{formatPastSum(lineTotals(declaration, isPast))}</span>;
    return (
      <TagCard label={detailText.oldAmount} isQuiet amount={amount}>
        {children}
      </TagCard>
    );
  }
  const { assessment, status, payment, receipt } = declaration;
  const { label, amount, note, onceHandedOver } = dueWords(assessment, status);
  // The acts say it where they ask for a correction first.
  const isSaidByActs = acts !== undefined && isWaiting(status);
  const means = payment === undefined ? (receipt?.payments.map(({ mean }) => mean) ?? []) : [payment];
  const paid = means.length === 0 ? undefined : detailText.payment(meansInWords(means));
  return (
    <TagCard
      label={label}
      isQuiet={closed[status] !== undefined}
      amount={<span data-total>{amount}</span>}
      note={closed[status] ?? paid ?? (isSaidByActs ? onceHandedOver : note) ?? undefined}
    >
      <Stack>
        {acts}
        {children}
      </Stack>
    </TagCard>
  );
}

/** What the amount is made of: the value of the articles, each tax, and the shares of tobacco and alcohol. */
export function AmountParts({
  isPast,
  ...declaration
}: Pick<Declaration, 'assessment' | 'status'> & Pick<AmountTagProps, 'isPast'>): ReactNode {
  const totals = lineTotals(declaration, isPast);
  const { answer: assessment } = totals;
  // The tag says that nothing is collected of it; of a version, it says the sum itself.
  const isHeaded = isPast !== true && closed[declaration.status] !== undefined;
  return (
    <>
      <dl className={styles.breakdown}>
        {isHeaded && <Amount name={detailText.computed} value={formatPastSum(totals)} />}
        <Amount
          name={detailText.totalValue({
            handedOver: countsHandedOver(assessment.shoppingProducts),
            forbidden: valueCountsForbidden(totals),
            sums: assessment.shoppingProducts.some(({ explanation }) => isOfSum(explanation)),
          })}
          value={formatEurosAmount(articlesValue(assessment))}
        />
        <Sums
          lines={linesOfSums(totals)}
          sums={[
            [detailText.duty, assessment.totalCustomDuty],
            [detailText.excise, assessment.totalExcise],
            [detailText.vat, assessment.totalVat],
          ]}
        />
      </dl>
      <dl className={styles.parts}>
        <Sums
          lines={linesOfSums(totals)}
          sums={[
            [detailText.tobaccoTax, assessment.tobaccoTax || undefined],
            [detailText.alcoholTax, assessment.alcoholTax || undefined],
          ]}
        />
      </dl>
    </>
  );
}

interface SumsProps {
  /** That they are made of. */
  readonly lines: Declaration['assessment']['shoppingProducts'];
  readonly sums: readonly (readonly [string, number | undefined])[];
}

/** The sums of taxes that are known: nothing is said to be nothing beside what has no amount. */
function Sums({ lines, sums }: SumsProps): ReactNode {
  return sums.map(([name, value]) =>
    value !== undefined && isKnownSum(value, lines) ? (
      <Amount key={name} name={name} value={formatEurosAmount(value)} />
    ) : null,
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: string;
}

function Amount({ name, value }: AmountProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
