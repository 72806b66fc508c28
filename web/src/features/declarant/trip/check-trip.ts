import { declarationFields, declarationMessages } from '@retour/contract';
import { isBorderPossible, withoutFlightWord } from '@retour/core';
import type { DeclarationRequest } from '../../../store';
import type { FilledBy } from '../filled-by';
import { tripWords } from './trip-text';

export type TripField = 'meansOfTransport' | 'country' | 'border' | 'flightNumber';
export type TripProblems = Partial<Record<TripField, string>>;
export type DeclaredTrip = Pick<DeclarationRequest, 'meansOfTransportAndCountry' | 'border'>;

export function asksBorder({ meansOfTransportAndCountry: trip }: DeclaredTrip): boolean {
  return isBorderPossible(trip.country, trip.meansOfTransport);
}

export function asksFlight({ meansOfTransportAndCountry: trip }: DeclaredTrip): boolean {
  return trip.meansOfTransport === 'plane';
}

/** A flight number without odd spaces, nor the word that may stand before it. */
export function cleanFlightNumber(typed: string): string {
  return withoutFlightWord(typed.normalize('NFKC'))
    .replace(/[\s.\-‐-―]+/gu, ' ')
    .trim();
}

/** Every answer about the trip that is missing or refused, with what to do. */
export function checkTrip(
  declared: DeclaredTrip,
  speaker: FilledBy = 'traveller',
  missingCountry = tripWords[speaker].missing.country,
): TripProblems {
  const { missing } = tripWords[speaker];
  const { meansOfTransport, country, flightNumber } = declared.meansOfTransportAndCountry;
  const problems: TripProblems = {};
  if (meansOfTransport === undefined) problems.meansOfTransport = missing.meansOfTransport;
  if (country === undefined) problems.country = missingCountry;
  if (asksBorder(declared) && declared.border === undefined) problems.border = missing.border;
  const flightProblem = asksFlight(declared) ? checkFlightNumber(flightNumber, missing.flightNumber) : null;
  if (flightProblem !== null) problems.flightNumber = flightProblem;
  return problems;
}

function checkFlightNumber(typed: string, required: string): string | null {
  const flightNumber = cleanFlightNumber(typed);
  if (flightNumber === '') return required;
  return declarationFields.flightNumber.safeParse(flightNumber).success
    ? null
    : declarationMessages.flightNumber;
}
