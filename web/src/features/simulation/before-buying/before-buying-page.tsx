import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import {
  basketArticles,
  firstIncompleteStep,
  productsStep,
  type SimulatorRequest,
  useAppStore,
} from '../../../store';
import { PageHeading, Skeleton, Stack, showPageTop } from '../../../ui';
import { formatArticleCount } from '../../basket/text/article-count';
import { JourneyLine } from '../journey-line';
import { simulatorPaths } from '../simulator-paths';
import { beforeBuyingText } from '../text/before-buying-text';
import { MissingTripForm } from './missing-trip-form';

// Fetched while the trip is asked.
const Purchase = lazyComponent(() => import('./purchase').then((module) => module.Purchase));
const nextParts = [Purchase.fetchAhead];

/** In the shop, before paying: what is left, and what a price would change. */
export function BeforeBuyingPage(): ReactNode {
  useFetchAhead(nextParts);
  const request = useAppStore((state) => state.simulator.simulatorRequest);
  const isTripAsked = firstIncompleteStep(request) !== productsStep;
  const wasTripAsked = useRef(isTripAsked);
  useEffect(() => {
    if (wasTripAsked.current && !isTripAsked) showPageTop();
    wasTripAsked.current = isTripAsked;
  }, [isTripAsked]);
  if (isTripAsked) {
    return (
      <Stack gap="large">
        <PageHeading title={beforeBuyingText.title} lead={beforeBuyingText.lead} />
        <MissingTripForm request={request} />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeading title={beforeBuyingText.title} kicker={<Trip request={request} />} />
      <Suspense fallback={<Skeleton lines={6} label={beforeBuyingText.waiting} />}>
        <Purchase />
      </Suspense>
    </Stack>
  );
}

/** What the answer rests on, in a line: the trip, and what is in the basket already. */
function Trip({ request }: { readonly request: SimulatorRequest }): ReactNode {
  const count = basketArticles(request).length;
  return (
    <>
      <JourneyLine returnTo={simulatorPaths.beforeBuying} />
      {count > 0 && (
        <>
          {' · '}
          <Link to={simulatorPaths.basket}>{beforeBuyingText.basket(formatArticleCount(count))}</Link>
        </>
      )}
    </>
  );
}
