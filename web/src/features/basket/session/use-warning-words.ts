import type { SimulationAnswer } from '@retour/contract';
import { useContext } from 'react';
import { basketArticles } from '../../../store';
import { BasketSessionContext } from './basket-session';

type Warning = SimulationAnswer['warnings'][number];

/** What a warning says to whoever fills the basket, or to the traveller where none is filled. */
export function useWarningWords(): (warning: Warning) => string {
  const session = useContext(BasketSessionContext);
  if (session?.agentWords === undefined) return ({ message }) => message;
  const { agentWords, request } = session;
  return (warning) => agentWords.warning(warning, basketArticles(request));
}
