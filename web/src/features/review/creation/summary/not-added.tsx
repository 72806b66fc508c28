import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../../../lib/lazy-component';
import { isText } from '../../../../lib/shape';
import { readDraft } from '../../../../store';

const NotAddedNotice = lazyComponent(() =>
  import('./not-added-notice').then((module) => module.NotAddedNotice),
);

/** Over what is saved: what stands in the search, which an article that is added erases. */
export function NotAdded(): ReactNode {
  useLocation();
  const typed = readDraft('agentSearch', isText)?.trim() ?? '';
  return (
    typed !== '' && (
      <Suspense fallback={null}>
        <NotAddedNotice typed={typed} />
      </Suspense>
    )
  );
}
