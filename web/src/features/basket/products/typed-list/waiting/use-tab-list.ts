import { useEffect, useRef } from 'react';
import { followOtherTabs, type SavedDraft, useSavedDraft } from '../../../../../store';
import { answeredElsewhere, emptyTypedList, isTypedListDraft, type TypedListDraft } from './typed-list-draft';
import { isTaken } from './uncounted-lines';

/**
 * What was decided of the list of this tab. Its lines are its own; one that stands in the list of another tab too is answered once,
 * and a list that another tab took to its field, or erased, stays in one place.
 */
export function useTabList(
  of: string | undefined,
  typed: string,
  onTaken: () => void,
): SavedDraft<TypedListDraft> {
  const saved = useSavedDraft('typedList', { initial: emptyTypedList, isDraft: isTypedListDraft, which: of });
  const isOpened = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const answered = answeredElsewhere(of, saved.draft, typed);
      if (isTaken(of)) onTaken();
      else if (answered !== undefined) saved.change(answered);
    };
    if (!isOpened.current) look();
    isOpened.current = true;
    return followOtherTabs(look);
  });
  return saved;
}
