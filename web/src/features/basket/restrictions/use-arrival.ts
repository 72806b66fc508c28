import { type Arrival, regimeOf } from '@retour/core';
import { useMemo } from 'react';
import { lawToday } from '../../../lib/law-today';
import type { SimulatorRequest } from '../../../store';
import { useBasketSession } from '../session/basket-session';

/** The arrival that the basket is filled for; null until its country is known. */
export function arrivalOf({ country, meanOfTransport, border }: SimulatorRequest): Arrival | null {
  if (country === undefined) return null;
  const regime = regimeOf({ country, meanOfTransport: meanOfTransport ?? 'other', border: border === true });
  return { country, regime, law: lawToday(), meanOfTransport };
}

/** The same object while the trip stays the same. For an officer the goods have travelled, and none is kept from boarding. */
export function useArrival(): Arrival | null {
  const { request, agentWords } = useBasketSession();
  const isAtDesk = agentWords !== undefined;
  return useMemo(() => {
    const arrival = arrivalOf(request);
    return isAtDesk && arrival !== null ? { ...arrival, meanOfTransport: undefined } : arrival;
  }, [request, isAtDesk]);
}
