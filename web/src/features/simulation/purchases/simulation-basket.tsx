import { isBorderPossible } from '@retour/core';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  keepsAnswers,
  putArticle,
  removeArticle,
  saveSimulationError,
  saveSimulationResponse,
  useAppStore,
} from '../../../store';
import { countTakenOut, readLeftOut } from '../../basket/lines/left-out-draft';
import { BasketProvider } from '../../basket/session/basket-provider';
import type { BasketSession, BasketStore } from '../../basket/session/basket-session';
import { useNotedDay } from '../../basket/session/use-noted-day';
import { readReceived } from '../../basket/sharing/received-state';
import { labelWithout } from '../../basket/text/sum-without';
import { basketText } from '../../basket/text/summary-text';
import { simulatorPaths } from '../simulator-paths';
import { simulatorKicker } from '../steps/step-count';
import { TripTag } from '../trip-tag/trip-tag-part';

const paths = {
  products: simulatorPaths.products,
  basket: simulatorPaths.basket,
  result: simulatorPaths.summary,
  beforeBuying: simulatorPaths.beforeBuying,
} as const;

const answersNow = () => useAppStore.getState().simulator.simulatorRequest;

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
  const leftOut = countTakenOut() + (readReceived(readLeftOut())?.leftOut.length ?? 0);
  // Where nothing is kept, nobody knows any more which steps this simulation showed.
  const [isCounted] = useState(keepsAnswers);
  const { serverDay, noteDay } = useNotedDay(answersNow);
  const store = useMemo<BasketStore>(
    () => ({
      put: putArticle,
      remove: removeArticle,
      saveResponse: (answer) => {
        noteDay(answer);
        saveSimulationResponse(answer);
      },
      saveError: saveSimulationError,
    }),
    [noteDay],
  );
  const session = useMemo<BasketSession>(() => {
    return {
      request,
      response,
      store,
      serverDay,
      paths: {
        ...paths,
        before:
          simulatorPaths[isBorderPossible(request.country, request.meanOfTransport) ? 'border' : 'country'],
      },
      emptyTag: <EmptyTag />,
      productsKicker: isCounted ? (simulatorKicker('products') ?? '') : '',
      leftOut,
      sumLabel: (answer, label) => labelWithout(leftOut, answer, label),
      seeResult: basketText.seeResult,
    };
  }, [request, response, store, serverDay, leftOut, isCounted]);
  return <BasketProvider session={session}>{children}</BasketProvider>;
}
