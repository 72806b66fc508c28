import { type BasketWords, travellerBasketWords } from '../text/basket-words';
import { useAgentWords } from './use-agent-words';

/** The words of whoever fills the basket. */
export function useBasketWords(): BasketWords {
  return useAgentWords()?.basket ?? travellerBasketWords;
}
