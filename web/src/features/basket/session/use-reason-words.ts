import type { ReasonWords } from './agent-words';
import { useAgentWords } from './use-agent-words';

const computedWords: ReasonWords = ({ text }) => text;

/** What a reason says to whoever fills the basket: what is computed is worded for the traveller. */
export function useReasonWords(): ReasonWords {
  return useAgentWords()?.reason ?? computedWords;
}
