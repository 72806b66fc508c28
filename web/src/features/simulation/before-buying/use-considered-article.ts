import { simulationLimits } from '@retour/contract';
import type { Product, ProductCatalogue } from '@retour/core';
import { useCallback, useMemo } from 'react';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { readPurchaseCountry } from '../../basket/products/read-purchase-country';
import { type UnknownAnswer, unknownAnswer } from '../../basket/products/unknown-answer';
import { arrivalFor } from '../../basket/restrictions/arrival-for';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { useBasketSession } from '../../basket/session/basket-session';
import { useOfferedCatalogue } from '../../reference';
import { type Choice, type ConsideredArticle, considerArticle, nameArticle } from './considered-article';

/** What the age rules out is found too: it is said why. */
const anyAge = simulationLimits.age.max;

export interface ConsideredThere {
  readonly considered: ConsideredArticle;
  /** The country of purchase, when it is not that of the trip. */
  readonly country: string | undefined;
  /** What may be chosen there. */
  readonly offered: ProductCatalogue;
  /** What the article becomes when nobody knows the answer to a question. */
  readonly unknownOf: (group: Product) => UnknownAnswer;
}

/** The article in the country where it is bought, which is the same for what is found of it and for what is said of it. */
export function useConsideredArticle(
  choice: Choice,
  typedCountry: string | undefined,
  catalogue: ProductCatalogue,
): ConsideredThere {
  const { request } = useBasketSession();
  const { calculator } = useSimulation();
  const trip = useArrival();
  const { country } = readPurchaseCountry(typedCountry, trip);
  const arrival = useMemo(() => trip && arrivalFor(trip, country), [trip, country]);
  const offered = useOfferedCatalogue({ age: anyAge, country: arrival?.country ?? '' }) ?? catalogue;
  const { age = 0 } = request;
  const unknownOf = useCallback(
    (group: Product): UnknownAnswer => {
      const words = offered.restrictedWords;
      return unknownAnswer(group, { request, calculator, arrival, words, purchaseCountry: country });
    },
    [arrival, request, calculator, country, offered],
  );
  const considered = useMemo(
    () =>
      considerArticle(nameArticle(choice, offered, arrival, unknownOf), choice, {
        age,
        arrival,
        words: offered.restrictedWords,
      }),
    [choice, offered, arrival, unknownOf, age],
  );
  return { considered, country, offered, unknownOf };
}
