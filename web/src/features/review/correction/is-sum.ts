import type { AnswerLine, Declaration } from '@retour/contract';
import { isOfSum, type Product, type RestrictionAnswers } from '@retour/core';
import { articleText } from '../../basket/text/article-text';
import { correctionText } from '../text/correction-text';
import type { PriceBasis } from './line-price';

type Sent = Declaration['shoppingProducts'][number];

interface MaybeSum {
  /** What its author said of it; nothing of one that was not declared. */
  readonly line: Pick<Sent, 'customName' | 'restriction' | 'restrictionAnswers'>;
  /** As it was counted; undefined of one that was not. */
  readonly assessed?: Pick<AnswerLine, 'id' | 'explanation'> | undefined;
  readonly draft: { readonly name: string; readonly restrictionAnswers: RestrictionAnswers };
  readonly product: Product | null;
}

/**
 * Whether a line of the form is money, or gold that is carried as it is: it has no price. A free article is what it was counted as, under the
 * same name and with nothing else said of it; otherwise what it is said to be.
 */
export function isSum({ line, assessed, draft, product }: MaybeSum): boolean {
  if (product !== null) return product.restrictedGood === 'cash';
  const { cash } = draft.restrictionAnswers;
  const isAsCounted = cash === undefined && draft.name === line.customName;
  if (assessed?.id === null && isAsCounted) return isOfSum(assessed.explanation);
  const sent = line.restrictionAnswers?.cash ?? (line.restriction === 'cash' ? 'yes' : undefined);
  return (cash ?? sent) === 'yes';
}

/** What is asked of a sum: that of each is counted as often as the line says. */
export function sumLabel(priceBasis: PriceBasis, count: string): string {
  return priceBasis === 'each' && count.trim() !== '1' ? correctionText.sumOfEach : articleText.sum;
}
