import type { Declaration } from '@retour/contract';
import { lineTotals } from '@retour/core';
import type { ReactNode } from 'react';
import { Card, Notice, Stack } from '../../../ui';
import { detailText } from '../text/detail-text';
import { CountedAllowances, ToldAllowances } from './counted-allowances';
import { DeclaredLines } from './declared-lines';
import styles from './detail.module.css';
import { ReceiptFacts } from './receipt-facts';
import { ComputationFacts, SentFacts } from './sent-facts';
import { SheetRestrictions } from './sheet-restrictions';
import { WarningList } from './warning-list';

/** What stands over the reason for which it ended without a payment. */
const outcomeReasons: Partial<Record<Declaration['status'], string>> = {
  abandoned: detailText.abandonReason,
  're-exported': detailText.reExportReason,
  seized: detailText.seizureReason,
};

export interface DeclarationSheetProps {
  readonly declaration: Declaration;
  readonly canCorrect: boolean;
  /** A version that another one took the place of. */
  readonly isPast?: boolean | undefined;
  /** An act is being written. */
  readonly isBusy?: boolean | undefined;
  /** What the amount is made of, where the tag has no room for it. */
  readonly amounts?: ReactNode;
  readonly history?: ReactNode;
}

/** Everything of a declaration, in the order in which it is checked. */
export function DeclarationSheet({
  declaration,
  canCorrect,
  isPast = false,
  isBusy = false,
  amounts,
  history,
}: DeclarationSheetProps): ReactNode {
  const { reason, status } = declaration;
  return (
    <Stack gap="medium">
      {reason !== undefined && (
        <Notice tone="info" title={outcomeReasons[status] ?? detailText.refusalReason}>
          <p className={styles.quote}>{reason}</p>
        </Notice>
      )}
      {declaration.receipt !== undefined && <ReceiptFacts receipt={declaration.receipt} />}
      <SheetRestrictions declaration={declaration} isPast={isPast} severities={['doubtful', 'regulated']} />
      <DeclaredLines declaration={declaration} canCorrect={canCorrect} isBusy={isBusy} isPast={isPast} />
      {amounts !== undefined && (
        <Card as="section" labelledBy="montants">
          <div className={styles.group}>
            <h2 id="montants">{detailText.amounts}</h2>
            {amounts}
          </div>
        </Card>
      )}
      <WarningList declaration={declaration} isPast={isPast} />
      <SentFacts declaration={declaration} />
      <div className={styles.pair}>
        <Card as="section" labelledBy="franchises">
          <div className={styles.group}>
            <h2 id="franchises">{detailText.allowances}</h2>
            {isPast ? (
              <ToldAllowances answer={lineTotals(declaration, isPast).answer} />
            ) : (
              <CountedAllowances declaration={declaration} />
            )}
          </div>
        </Card>
        <ComputationFacts declaration={declaration} />
      </div>
      {history}
    </Stack>
  );
}
