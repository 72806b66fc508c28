import { useEffect, useRef } from 'react';
import { followOtherTabs, type SavedDraft, useSavedDraft } from '../../../../store';
import { answeredElsewhere, emptyTypedList, isTypedListDraft, type TypedListDraft } from './typed-list-draft';
import { isTaken } from './uncounted-lines';

/**
 * What was decided of the list of this tab. Its lines are its own; one that stands in the list of another tab too is answered once,
 * and a list that another tab took to its field, or erased, stays in one place.
 */
export function useTabList(typed: string, onTaken: () => void): SavedDraft<TypedListDraft> {
  const saved = useSavedDraft('typedList', { initial: emptyTypedList, isDraft: isTypedListDraft });
  const isOpened = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const answered = answeredElsewhere(saved.draft, typed);
      if (isTaken()) onTaken();
      else if (answered !== undefined) saved.change(answered);
    };
    if (!isOpened.current) look();
    isOpened.current = true;
    return followOtherTabs(look);
  });
  return saved;
}
