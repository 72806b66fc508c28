import type { SimulationAnswer } from '@retour/contract';
import { useDeferredValue, useMemo } from 'react';
import { useSimulation } from '../../basket/assessment/use-simulation';
import type { ArticleDraft } from '../../basket/products/article-draft';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { useCurrencies } from '../../reference';
import { assessPurchase, type PurchaseOutcome } from './assess-purchase';
import type { ConsideredArticle } from './considered-article';

interface Purchase {
  /** The basket without the article; null while nothing can be computed. */
  readonly before: SimulationAnswer | null;
  readonly outcome: PurchaseOutcome | null;
}

/** Follows what is typed, once each letter has been shown. */
export function usePurchase(
  draft: ArticleDraft,
  considered: ConsideredArticle,
  likelyCurrencies: readonly string[],
): Purchase {
  const { answer: before, calculator, request } = useSimulation();
  const currencies = useCurrencies()?.currencies;
  const trip = useArrival();
  const typed = useDeferredValue(
    useMemo(() => ({ draft, considered, likelyCurrencies }), [draft, considered, likelyCurrencies]),
  );
  const outcome = useMemo(
    () =>
      before === null || calculator === null || request === null || currencies === undefined
        ? null
        : assessPurchase({ before, calculator, request, currencies, trip, ...typed }),
    [before, calculator, request, currencies, trip, typed],
  );
  return { before, outcome };
}
