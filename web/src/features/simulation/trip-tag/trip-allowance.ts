import {
  type Cents,
  type InForce,
  isBorderPossible,
  meansOfTransport,
  regimeOf,
  valueAllowance,
  type valueAllowanceTables,
  valuePotsOf,
} from '@retour/core';
import type { SimulatorQuestion, SimulatorRequest } from '../../../store';

export type TripAnswers = Pick<SimulatorRequest, SimulatorQuestion>;

/** What may be bought abroad without paying, as far as the answers tell. */
export type TripAllowance =
  | { readonly kind: 'unknown'; readonly missing: readonly SimulatorQuestion[] }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'limited'; readonly value: Cents; readonly food: Cents | null };

type Figures = InForce<typeof valueAllowanceTables>;
type KnownAllowance = Exclude<TripAllowance, { readonly kind: 'unknown' }>;

/**
 * The allowance of those who gave these answers, by the law of these figures: known once every answer that is left to
 * give would give the same.
 */
export function tripAllowance(answers: TripAnswers, figures: Figures): TripAllowance {
  const [first, ...others] = possibleAllowances(answers, figures);
  const isKnown = first !== undefined && others.every((other) => isSame(first, other));
  return isKnown ? first : { kind: 'unknown', missing: missingAnswers(answers) };
}

function possibleAllowances(answers: TripAnswers, figures: Figures): readonly KnownAllowance[] {
  const { age, meanOfTransport, country, border } = answers;
  if (country === undefined) return [];
  const fullAge = figures.fullAllowanceAge.value;
  const ages = age === undefined ? [fullAge - 1, fullAge] : [age];
  const transports = meanOfTransport === undefined ? meansOfTransport : [meanOfTransport];
  return ages.flatMap((possibleAge) =>
    transports.flatMap((transport) =>
      (border === undefined ? [false, true] : [border]).map((isFrontier) =>
        allowanceOf(possibleAge, { meanOfTransport: transport, country, border: isFrontier }, figures),
      ),
    ),
  );
}

function allowanceOf(age: number, trip: Parameters<typeof regimeOf>[0], figures: Figures): KnownAllowance {
  const regime = regimeOf(trip);
  const question = { regime, age, meanOfTransport: trip.meanOfTransport };
  const value = valueAllowance(question, 'value', figures);
  if (value === null) return { kind: 'unlimited' };
  const hasFood = valuePotsOf(regime).includes('food');
  const food = hasFood ? valueAllowance(question, 'food', figures) : null;
  return { kind: 'limited', value: value.value, food: food?.value ?? null };
}

function isSame(one: KnownAllowance, other: KnownAllowance): boolean {
  if (one.kind === 'unlimited' || other.kind === 'unlimited') return one.kind === other.kind;
  return one.value === other.value && one.food === other.food;
}

/** In the order of the questions; whether somebody is a frontier resident is not asked of everybody. */
function missingAnswers(answers: TripAnswers): readonly SimulatorQuestion[] {
  const { age, meanOfTransport, country, border } = answers;
  const isBorderAsked = isBorderPossible(country, meanOfTransport);
  return [
    ...(age === undefined ? (['age'] as const) : []),
    ...(meanOfTransport === undefined ? (['meanOfTransport'] as const) : []),
    ...(country === undefined ? (['country'] as const) : []),
    ...(isBorderAsked && border === undefined ? (['border'] as const) : []),
  ];
}
