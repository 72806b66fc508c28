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
import { labelWithout } from '../../basket/text/sum-without';
import { basketText } from '../../basket/text/summary-text';
import { countTakenOut } from '../left-out-draft';
import { simulatorPaths } from '../simulator-paths';
import { simulatorKicker } from '../steps/step-count';
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
  // Read again at each change of the basket or of the page: both are one where something is taken out or put back.
  const takenOut = countTakenOut();
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
      productsKicker: simulatorKicker('products') ?? '',
      sumLabel: takenOut === 0 ? undefined : (answer, label) => labelWithout(takenOut, answer, label),
      seeResult: basketText.seeResult,
    };
  }, [request, response, takenOut]);
  return <BasketProvider session={session}>{children}</BasketProvider>;
}
