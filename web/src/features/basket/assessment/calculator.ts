import {
  type SimulationAnswer,
  type SimulationRequest,
  toAssessmentRequest,
  toSimulationAnswer,
} from '@retour/contract';
import {
  assessOn,
  type CurrencyTable,
  exchangeRates,
  type ProductCatalogue,
  type Refusal,
} from '@retour/core';

export type DeviceOutcome =
  | { readonly kind: 'assessed'; readonly answer: SimulationAnswer }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** The core's computation with this day's regulation and rates, ready for one basket after another. */
export interface Calculator {
  readonly assess: (request: SimulationRequest) => DeviceOutcome;
}

/** @param forAgent the tobacco and alcohol taxes are told apart */
export function createCalculator(
  catalogue: ProductCatalogue,
  table: CurrencyTable,
  day: string,
  forAgent = false,
): Calculator {
  const rates = exchangeRates(table);
  return {
    assess: (request) => {
      const outcome = assessOn(toAssessmentRequest(request, day), catalogue, rates);
      return outcome.kind === 'refused'
        ? { kind: 'refused', refusals: outcome.refusals }
        : { kind: 'assessed', answer: toSimulationAnswer(outcome.assessment, { forAgent }) };
    },
  };
}
