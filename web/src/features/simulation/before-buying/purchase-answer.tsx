import type { SimulationAnswer } from '@retour/contract';
import { formatEuros, formatOwed, formatTotal, scaled } from '@retour/core';
import type { ReactNode } from 'react';
import { Card, Notice, Stack } from '../../../ui';
import { AllowanceBars } from '../../basket/assessment/allowance-bars';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';
import type { PurchaseEffect } from './purchase-effect';

export interface PurchaseAnswerProps {
  readonly before: SimulationAnswer;
  /** With the article; absent while its price is not read. */
  readonly after?: SimulationAnswer | undefined;
  readonly effect?: PurchaseEffect | undefined;
  /** What the law says of the article while its price is not read. */
  readonly restriction?: PurchaseEffect | undefined;
}

/** What is left before an article has a price, then what it changes. */
export function PurchaseAnswer({
  before,
  after = before,
  effect,
  restriction,
}: PurchaseAnswerProps): ReactNode {
  const told = effect ?? restriction;
  return (
    <Card as="section" labelledBy="reponse">
      <Stack>
        <div role="status">
          <h2 id="reponse">{told === undefined ? leftWords(before) : titleOf(told)}</h2>
          {effect === undefined ? (
            <p className={styles.soft}>
              {restriction === undefined ? beforeBuyingText.typePrice : leftWords(before)}
            </p>
          ) : (
            <p>
              {beforeBuyingText.after(formatTotal(before), formatTotal(after))}{' '}
              <strong>{leftWords(after)}</strong>
            </p>
          )}
        </div>
        {told !== undefined && <Remarks effect={told} />}
        <AllowanceBars answer={after} />
      </Stack>
    </Card>
  );
}

function Remarks({
  effect: { verdict, messages, isUnidentified },
}: {
  readonly effect: PurchaseEffect;
}): ReactNode {
  return (
    <>
      {messages.length > 0 && (
        <Notice tone={verdict === 'forbidden' ? 'error' : 'warning'}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {isUnidentified && messages.length === 0 && (
        <Notice tone="info">{beforeBuyingText.unidentified}</Notice>
      )}
    </>
  );
}

function titleOf({ verdict, added, isMinimum }: PurchaseEffect): string {
  return verdict === 'owed'
    ? beforeBuyingText.owed(formatOwed(added, isMinimum))
    : beforeBuyingText.titles[verdict];
}

/** Of the first allowance by value: « Il vous reste 112,40 € ». */
function leftWords({ allowances: [first] }: SimulationAnswer): string {
  if (first === undefined || first.limit === null) return beforeBuyingText.noLimit;
  const left = scaled(first.limit, 2) - scaled(first.used, 2);
  return left > 0 ? beforeBuyingText.left(formatEuros(left)) : beforeBuyingText.nothingLeft;
}
