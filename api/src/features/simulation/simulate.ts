import {
  dayInParis,
  type SimulationAnswer,
  type SimulationRequest,
  toAssessmentRequest,
  toFieldProblem,
  toSimulationAnswer,
} from '@retour/contract';
import {
  assessOn,
  type CurrencyTable,
  exchangeRates,
  type ProductCatalogue,
  type Refusal,
} from '@retour/core';
import { ProblemError } from '../../platform/http/problem-error';

export interface SimulationSources {
  readonly catalogue: ProductCatalogue;
  /** The exchange rates that hold for a day of arrival. */
  readonly currencyTableOn: (day: string) => CurrencyTable;
  readonly now: () => Date;
}

function refuse(refusals: readonly Refusal[]): ProblemError {
  return new ProblemError('invalid-input', { errors: refusals.map(toFieldProblem) });
}

/** Assesses a basket with the law and the rates of the day of arrival. Throws a ProblemError that names each wrong field. */
export function simulate(
  request: SimulationRequest,
  { catalogue, currencyTableOn, now }: SimulationSources,
  { forAgent }: { readonly forAgent: boolean },
): SimulationAnswer {
  const assessed = toAssessmentRequest(request, dayInParis(now()));
  const outcome = assessOn(assessed, catalogue, exchangeRates(currencyTableOn(assessed.date)));
  if (outcome.kind === 'refused') throw refuse(outcome.refusals);
  return toSimulationAnswer(outcome.assessment, { forAgent });
}
