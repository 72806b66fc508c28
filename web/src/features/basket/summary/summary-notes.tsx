import type { SimulationAnswer } from '@retour/contract';
import { formatTotal, minimumNote } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useSimulation } from '../assessment/use-simulation';
import { answerWithout } from '../assessment/what-if';
import { summaryText } from '../text/summary-text';
import styles from './summary-notes.module.css';
import { useProductName } from './use-product-name';

/** How the allowance and the rates were chosen in the traveller's favour, and what the costliest article costs. */
export function SummaryNotes({ answer }: { readonly answer: SimulationAnswer }): ReactNode {
  const costliest = useCostliestSentence(answer);
  const isMixed =
    answer.shoppingProducts.some(({ status }) => status === 'relieved') &&
    answer.shoppingProducts.some(({ status }) => status === 'taxed');
  const sentences = [
    isMixed ? summaryText.bestChoice : undefined,
    answer.totalCustomDuty > 0 && answer.mode === 'flat' ? summaryText.flatMode : undefined,
    answer.totalCustomDuty > 0 && answer.mode === 'normal' ? summaryText.normalMode : undefined,
    answer.totalIsMinimum ? minimumNote : undefined,
    costliest,
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return null;
  return (
    <Notice>
      <div className={styles.notes}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Notice>
  );
}

function useCostliestSentence(answer: SimulationAnswer): string | undefined {
  const { calculator, request } = useSimulation();
  const nameOf = useProductName();
  const [costliest] = answer.shoppingProducts.toSorted((one, other) => other.total - one.total);
  if (calculator === null || request === null || costliest === undefined || costliest.total === 0)
    return undefined;
  if (answer.shoppingProducts.length < 2) return undefined;
  const without = answerWithout(calculator, request, costliest.customId);
  if (without === undefined) return undefined;
  const name = nameOf(costliest);
  if (without.totalIsMinimum && without.total === 0) return summaryText.withoutCostliestToAssess(name);
  const total = formatTotal(without);
  // « À remettre » is no amount that one would pay.
  return /\d/.test(total) ? summaryText.withoutCostliest(name, total) : undefined;
}
