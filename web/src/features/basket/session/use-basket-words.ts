import { type BasketWords, basketWords } from '../text/basket-words';
import { useBasketSession } from './basket-session';

/** The words of whoever fills the basket. */
export function useBasketWords(): BasketWords {
  const { byAgent } = useBasketSession();
  return basketWords[byAgent === true ? 'agent' : 'traveller'];
}
