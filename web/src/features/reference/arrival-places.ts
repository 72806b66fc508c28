import { foldText, type MeanOfTransport } from '@retour/core';
import placesData from '@retour/core/data/arrival-places.json';
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

const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^a-z\d]+/gu, ' ')
    .trim();

/**
 * Those whose name, town or code holds what is typed, those that begin with it first; few letters are enough, and nothing
 * typed finds nothing. Without a means of transport, of every kind.
 */
export function searchArrivalPlaces(
  query: string,
  meanOfTransport?: MeanOfTransport | undefined,
): readonly ArrivalPlace[] {
  const sought = plainWords(query);
  if (sought === '') return [];
  const asked = meanOfTransport === undefined ? arrivalPlaceKinds : kinds[meanOfTransport];
  return arrivalPlaces
    .filter(({ kind }) => asked.includes(kind))
    .map((place) => ({ place, at: placeOf(sought, place) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place);
}

/** 0 where a name is what is typed, 1 where one begins with it, 2 where a word of one does; infinite without any. */
function placeOf(sought: string, { name, aliases }: ArrivalPlace): number {
  const ranks = [name, ...aliases].map(plainWords).map((known) => {
    if (known === sought) return 0;
    if (known.startsWith(sought)) return 1;
    return ` ${known}`.includes(` ${sought}`) ? 2 : Number.POSITIVE_INFINITY;
  });
  return Math.min(...ranks);
}
