import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  answerVerdict,
  type Cents,
  isOfSum,
  owedOnTheRest,
  restrictedGoodIds,
  scaled,
  unidentifiedIds,
  type Verdict,
} from '@retour/core';

/** What one more article changes to what a basket owes. */
export interface PurchaseEffect {
  /** What is said first of that article, whatever the rest of the basket is. */
  readonly verdict: Verdict;
  /** What is owed more; 0 where the article costs nothing or lowers what is owed. */
  readonly added: Cents;
  /** What is owed more may be a part only: something of this article is still to assess. */
  readonly isMinimum: boolean;
  /** Nobody knows what the article is: an amount is worth what it is declared as. */
  readonly isUnidentified: boolean;
  /** What the law says of the article, gravest first, each with its text. */
  readonly rules: readonly PurchaseRule[];
  /** What is only good to know of it: formalities, a duty that may be added, what it may be made of. */
  readonly notes: readonly string[];
  readonly line: AnswerLine;
}

export interface PurchaseRule {
  readonly message: string;
  readonly legalBasis: string | null;
}

/** Whatever it costs, the law has something to say of the article. */
export function isRestricted({ verdict }: PurchaseEffect): boolean {
  return verdict === 'forbidden' || verdict === 'doubtful' || verdict === 'regulated';
}

/** Money, or a treatment bought inside the Union: it owes nothing at any price, and what is said of it depends on none. */
export function isFreeAtAnyPrice({ line: { explanation } }: PurchaseEffect): boolean {
  return isOfSum(explanation) || explanation.some(({ code }) => code === 'union-medicine');
}

/**
 * The effect of an article on a basket, from the answers without and with it; undefined when the second one does not hold it.
 * It is judged by itself: what is forbidden elsewhere in the basket is not said of it, and what it is is never hidden by the rest.
 */
export function purchaseEffect(
  before: SimulationAnswer,
  after: SimulationAnswer,
  customId: string,
): PurchaseEffect | undefined {
  const line = after.shoppingProducts.find((candidate) => candidate.customId === customId);
  if (line === undefined) return undefined;
  const warnings = after.warnings.filter(({ customIds = [] }) => customIds.includes(customId));
  // Beside something that may not enter, what is added is what is added to the rest.
  const [owedBefore, owedAfter] = [owedOnTheRest(before), owedOnTheRest(after)];
  const added = Math.max(0, scaled(owedAfter.total, 2) - scaled(owedBefore.total, 2));
  const isMinimum = line.status === 'to-assess' || (owedAfter.totalIsMinimum && !owedBefore.totalIsMinimum);
  return {
    verdict: answerVerdict({
      shoppingProducts: [line],
      warnings,
      total: added / 100,
      totalIsMinimum: isMinimum,
    }),
    added,
    isMinimum,
    isUnidentified: unidentifiedIds(after.warnings).has(customId),
    rules: warnings.filter(({ severity }) => severity !== 'information'),
    notes: warnings.flatMap(({ code, severity, message }) =>
      severity === 'information' && restrictedGoodIds.some((id) => id === code) ? [message] : [],
    ),
    line,
  };
}

/** Whether what is said first is an amount, which tells nothing of what the law asks for. */
export function isAmount(verdict: PurchaseEffect['verdict']): boolean {
  return verdict === 'nothing' || verdict === 'excess' || verdict === 'owed';
}
