import { useContext } from 'react';
import type { AgentWords } from './agent-words';
import { BasketSessionContext } from './basket-session';

/** The words of an agent who fills the basket; undefined for a traveller, and where no basket is filled. */
export function useAgentWords(): AgentWords | undefined {
  return useContext(BasketSessionContext)?.agentWords;
}
