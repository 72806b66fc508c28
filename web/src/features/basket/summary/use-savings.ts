import type { SimulationAnswer } from '@retour/contract';
import { type Cents, owedOnTheRest, scaled } from '@retour/core';
import { useMemo } from 'react';
import { useSimulation } from '../assessment/use-simulation';
import { answerWithout } from '../assessment/what-if';

/** Baskets beyond this are answered for their costliest articles only, to stay quick. */
const maxListLength = 40;

/** What would be saved without each taxed article, by customId; nothing where it is the only one. */
export function useSavings(answer: SimulationAnswer): ReadonlyMap<string, Cents> {
  const { calculator, request } = useSimulation();
  return useMemo(() => {
    const savings = new Map<string, Cents>();
    if (calculator === null || request === null || answer.shoppingProducts.length < 2) return savings;
    const asked = owedOnTheRest(answer);
    const costliest = answer.shoppingProducts
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total)
      .slice(0, maxListLength);
    for (const { customId } of costliest) {
      const without = answerWithout(calculator, request, customId);
      // What an agent is still to assess may move with it: then nothing certain is saved.
      if (without === undefined) continue;
      const owed = owedOnTheRest(without);
      if (owed.totalIsMinimum !== asked.totalIsMinimum) continue;
      const saved = scaled(asked.total, 2) - scaled(owed.total, 2);
      if (saved > 0) savings.set(customId, saved);
    }
    return savings;
  }, [answer, calculator, request]);
}
