import { useCallback, useEffect, useState } from 'react';
import type { Shape } from '../../lib/shape';
import type { DraftName } from './draft-table';
import { followDraft, forgetDraft, readDraft, saveDraft } from './drafts';

export interface SavedDraft<Draft> {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Once it is sent, or given up: back to the initial state. */
  readonly forget: () => void;
}

export interface SavedDraftOptions<Draft> {
  readonly initial: Draft;
  /** What is kept and not of this shape is dropped. */
  readonly isDraft: Shape<Draft>;
  /** Tells one draft from the others of its kind. */
  readonly which?: string | undefined;
}

/**
 * What is typed: it survives a reload, until it is forgotten or what the table says takes it away. That of the device is the same
 * in every tab.
 */
export function useSavedDraft<Draft>(
  name: DraftName,
  { initial, isDraft, which = '' }: SavedDraftOptions<Draft>,
): SavedDraft<Draft> {
  const [draft, setDraft] = useState(() => readDraft(name, isDraft, which) ?? initial);
  useEffect(
    () => followDraft(name, () => setDraft(readDraft(name, isDraft, which) ?? initial), which),
    [name, isDraft, which, initial],
  );
  const change = useCallback(
    (changed: Draft): void => {
      setDraft(changed);
      saveDraft(name, changed, which);
    },
    [name, which],
  );
  const forget = useCallback((): void => {
    setDraft(initial);
    forgetDraft(name, which);
  }, [name, which, initial]);
  return { draft, change, forget };
}
