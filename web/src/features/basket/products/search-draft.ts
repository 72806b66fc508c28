import type { DraftName } from '../../../store';
import type { AgentWords } from '../session/agent-words';

/** What is typed in the search: a traveller's is the tab's; an agent's goes with their work. */
export function searchDraft(agentWords: AgentWords | undefined): DraftName {
  return agentWords === undefined ? 'productSearch' : 'agentSearch';
}
