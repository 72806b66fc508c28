import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../../../lib/lazy-component';
import { isText } from '../../../../lib/shape';
import { readDraft, useAppStore } from '../../../../store';
import { agentDraftsOf } from '../../../../store/drafts/agent-drafts';
import { typedArticles } from '../progress/typed-articles';

const NotAddedNotice = lazyComponent(() =>
  import('./not-added-notice').then((module) => module.NotAddedNotice),
);

export interface NotAddedProps {
  /** Where the search is on the page, with its words. */
  readonly hasSearch?: boolean | undefined;
}

/** Over what is saved: what stands in the search, which an article that is added erases, and in the forms that were left. */
export function NotAdded({ hasSearch = false }: NotAddedProps): ReactNode {
  // Read again at each navigation.
  useLocation();
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const typed = hasSearch ? '' : (readDraft('agentSearch', isText, agentDraftsOf(request))?.trim() ?? '');
  const articles = typedArticles(request);
  return (
    (typed !== '' || articles.length > 0) && (
      <Suspense fallback={null}>
        <NotAddedNotice typed={typed} articles={articles} />
      </Suspense>
    )
  );
}
