import type { SimulationAnswer } from '@retour/contract';
import { useMemo } from 'react';
import { scaled } from '../../../lib/exact-decimal';
import { useSimulation } from '../assessment/use-simulation';
import { totalWithout } from '../assessment/what-if';

/** Baskets beyond this are answered for their costliest articles only, to stay quick. */
const longestList = 40;

/** What would be saved without each taxed article, in euros, by customId. */
export function useSavings(answer: SimulationAnswer): ReadonlyMap<string, number> {
  const { calculator, request } = useSimulation();
  return useMemo(() => {
    const savings = new Map<string, number>();
    if (calculator === null || request === null) return savings;
    const costliest = answer.shoppingProducts
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total)
      .slice(0, longestList);
    for (const { customId } of costliest) {
      const without = totalWithout(calculator, request, customId);
      const saved = without === undefined ? 0 : scaled(answer.total, 2) - scaled(without, 2);
      if (saved > 0) savings.set(customId, saved / 100);
    }
    return savings;
  }, [answer, calculator, request]);
}
