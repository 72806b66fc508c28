import { useCallback, useState } from 'react';
import type { Shape } from '../shape';
import { forgetDraft, keepDraft, readDraft } from './drafts';

export interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Once it is saved, or given up: back to the initial state. */
  readonly forget: () => void;
}

/**
 * What an agent types in this tab: it survives a reload and the end of the session, until it is forgotten, the agent
 * logs out or somebody else signs in. A draft that `isDraft` does not recognise is dropped.
 */
export function useKeptDraft<Draft>(name: string, initial: Draft, isDraft: Shape<Draft>): KeptDraft<Draft> {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(name);
    return isDraft(kept) ? kept : initial;
  });
  const change = useCallback(
    (changed: Draft): void => {
      setDraft(changed);
      keepDraft(name, changed);
    },
    [name],
  );
  const forget = useCallback((): void => {
    setDraft(initial);
    forgetDraft(name);
  }, [name, initial]);
  return { draft, change, forget };
}
