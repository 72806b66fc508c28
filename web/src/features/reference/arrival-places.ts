import type { MeanOfTransport } from '@retour/core';
import placesData from '@retour/core/data/arrival-places.json';
import { findNamed, searchNames } from '../../lib/search/search-names';
import { isDay, isText, listOf, nullable, objectOf, oneOf, type Shape } from '../../lib/shape';

export const arrivalPlaceKinds = ['airport', 'port', 'station', 'road'] as const;
export type ArrivalPlaceKind = (typeof arrivalPlaceKinds)[number];

/** An airport, a port, a station or a road by which people come in. What is not known of it is null: never guessed. */
export interface ArrivalPlace {
  readonly id: string;
  /** French name, after which « : » may stand. */
  readonly name: string;
  readonly kind: ArrivalPlaceKind;
  /** Codes, towns and other names that people type. */
  readonly aliases: readonly string[];
  /** Where its desk is said to be: a French sentence. */
  readonly desk: string | null;
  /** When the desk is said to be open, and what it takes in payment: French sentences. */
  readonly hours: string | null;
  readonly payment: string | null;
  /** The list that names it. */
  readonly source: string;
  /** YYYY-MM-DD; null where the list was not read. */
  readonly readOn: string | null;
  readonly confidence: 'confirmed' | 'memory' | 'to-confirm';
}

export const isArrivalPlace: Shape<ArrivalPlace> = objectOf<ArrivalPlace>({
  id: isText,
  name: isText,
  kind: oneOf(arrivalPlaceKinds),
  aliases: listOf(isText),
  desk: nullable(isText),
  hours: nullable(isText),
  payment: nullable(isText),
  source: isText,
  readOn: nullable(isDay),
  confidence: oneOf(['confirmed', 'memory', 'to-confirm']),
});

export const arrivalPlaces: readonly ArrivalPlace[] = (placesData as readonly unknown[]).filter(
  isArrivalPlace,
);

const kinds: Readonly<Record<MeanOfTransport, readonly ArrivalPlaceKind[]>> = {
  plane: ['airport'],
  boat: ['port'],
  train: ['station'],
  car: ['road', 'port'],
  other: arrivalPlaceKinds,
};

const placesOf = (meanOfTransport: MeanOfTransport | undefined): readonly ArrivalPlace[] => {
  const asked = meanOfTransport === undefined ? arrivalPlaceKinds : kinds[meanOfTransport];
  return arrivalPlaces.filter(({ kind }) => asked.includes(kind));
};

/**
 * Those whose name, town or code holds what is typed, those that begin with it first; few letters are enough, and nothing
 * typed finds nothing. Without a means of transport, of every kind.
 */
export function searchArrivalPlaces(
  query: string,
  meanOfTransport?: MeanOfTransport | undefined,
): readonly ArrivalPlace[] {
  return searchNames(placesOf(meanOfTransport), query);
}

/** The one that what is typed is enough to name, from three letters on, as of a country. */
export function namedArrivalPlace(
  typed: string,
  meanOfTransport?: MeanOfTransport | undefined,
): ArrivalPlace | undefined {
  return typed.trim().length < 3 ? undefined : findNamed(placesOf(meanOfTransport), typed);
}
