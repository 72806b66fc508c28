import { type ReactNode, useMemo } from 'react';
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
import { isBorderAsked } from '../steps/is-border-asked';
import { stepCount } from '../steps/step-count';
import { stepText } from '../text/step-text';

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
} as const;

/** The simulation's basket, for the screens that fill it. */
export function SimulationBasket({ children }: { readonly children: ReactNode }): ReactNode {
  const { simulatorRequest: request, simulatorResponse: response } = useAppStore((state) => state.simulator);
  const session = useMemo<BasketSession>(() => {
    return {
      request,
      response,
      store,
      paths: { ...paths, before: simulatorPaths[isBorderAsked(request) ? 'border' : 'country'] },
      productsKicker: stepText.kicker(stepCount, stepCount),
      seeResult: basketText.seeResult,
    };
  }, [request, response]);
  return <BasketProvider session={session}>{children}</BasketProvider>;
}
