import { isBorderPossible } from '@retour/core';
import { type ReactNode, Suspense, useMemo } from 'react';
import {
  putArticle,
  removeArticle,
  saveSimulationError,
  saveSimulationResponse,
  useAppStore,
} from '../../../store';
import { BasketProvider } from '../../basket/session/basket-provider';
import type { BasketSession, BasketStore } from '../../basket/session/basket-session';
import { basketText } from '../../basket/text/summary-text';
import { simulatorPaths } from '../simulator-paths';
import { stepCount } from '../steps/step-count';
import { stepText } from '../text/step-text';
import { TripTag } from '../trip-tag/trip-tag-part';

const store: BasketStore = {
  put: putArticle,
  remove: removeArticle,
  saveResponse: saveSimulationResponse,
  saveError: saveSimulationError,
};

const paths = {
  products: simulatorPaths.products,
  basket: simulatorPaths.basket,
  result: simulatorPaths.summary,
  beforeBuying: simulatorPaths.beforeBuying,
} as const;

/** The tag that the questions filled stays until there is something to count. */
function EmptyTag(): ReactNode {
  return (
    <Suspense fallback={null}>
      <TripTag />
    </Suspense>
  );
}

/** The simulation's basket, for the screens that fill it. */
export function SimulationBasket({ children }: { readonly children: ReactNode }): ReactNode {
  const { simulatorRequest: request, simulatorResponse: response } = useAppStore((state) => state.simulator);
  const session = useMemo<BasketSession>(() => {
    return {
      request,
      response,
      store,
      paths: {
        ...paths,
        before:
          simulatorPaths[isBorderPossible(request.country, request.meanOfTransport) ? 'border' : 'country'],
      },
      emptyTag: <EmptyTag />,
      productsKicker: stepText.kicker(stepCount, stepCount),
      seeResult: basketText.seeResult,
    };
  }, [request, response]);
  return <BasketProvider session={session}>{children}</BasketProvider>;
}
