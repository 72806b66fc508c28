import { type ReactNode, Suspense } from 'react';
import { useOtherTabs } from '../../../../../store';
import { useBasketSession } from '../../../session/basket-session';
import { takeListsBack } from './take-lists-back';
import { UncountedNotice } from './uncounted';
import { readAside } from './uncounted-lines';

export interface SetAsideProps {
  /** Writes in the field, and gives it the focus. */
  readonly onWrite: (text: string) => void;
}

/** Beside the field: the list that its text took the place of. */
export function SetAside({ onWrite }: SetAsideProps): ReactNode {
  const { agentWords, lists } = useBasketSession();
  // The lists of other tabs are told too.
  useOtherTabs();
  const lines = agentWords === undefined ? readAside(lists) : [];
  return (
    lines.length > 0 && (
      <Suspense fallback={null}>
        <UncountedNotice lines={lines} onBack={() => onWrite(takeListsBack(lists))} />
      </Suspense>
    )
  );
}
