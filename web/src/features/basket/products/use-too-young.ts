import { minimumAge, regimeOf } from '@retour/core';
import { figuresToday } from '../../../lib/figures-today';
import { useBasketSession } from '../session/basket-session';
import { productsText } from '../text/products-text';

/** Why tobacco and alcohol are not in the list, and what to do with them; null from the age of the law on. */
export function useTooYoung(): string | null {
  const { request, agentWords } = useBasketSession();
  const { age, country, meanOfTransport, border } = request;
  if (age === undefined || country === undefined || meanOfTransport === undefined) return null;
  const regime = regimeOf({ country, meanOfTransport, border: border === true });
  const minimum = minimumAge(regime, figuresToday()).value;
  if (age >= minimum) return null;
  const words = regime === 'eu' ? productsText.tooYoungInUnion : productsText.tooYoung;
  return (agentWords?.tooYoung ?? words)(minimum);
}
