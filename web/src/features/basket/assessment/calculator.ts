import {
  type SimulationAnswer,
  type SimulationRequest,
  toAssessmentRequest,
  toSimulationAnswer,
} from '@retour/contract';
import {
  assess,
  type CurrencyTable,
  exchangeRates,
  type ProductCatalogue,
  type Refusal,
  regulationInForce,
} from '@retour/core';

export type DeviceOutcome =
  | { readonly kind: 'assessed'; readonly answer: SimulationAnswer }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** The core's computation with this day's regulation and rates, ready for one basket after another. */
export interface Calculator {
  readonly assess: (request: SimulationRequest) => DeviceOutcome;
}

const unregulatedDay: Refusal = { code: 'date-without-regulation', path: ['date'], figures: {} };

/** @param forAgent the tobacco and alcohol taxes are told apart */
export function createCalculator(
  catalogue: ProductCatalogue,
  table: CurrencyTable,
  day: string,
  forAgent = false,
): Calculator {
  const regulation = regulationInForce(day, catalogue);
  const rates = exchangeRates(table);
  return {
    assess: (request) => {
      if (regulation === null) return { kind: 'refused', refusals: [unregulatedDay] };
      const outcome = assess(toAssessmentRequest(request, day), regulation, rates);
      return outcome.kind === 'refused'
        ? { kind: 'refused', refusals: outcome.refusals }
        : { kind: 'assessed', answer: toSimulationAnswer(outcome.assessment, { forAgent }) };
    },
  };
}
