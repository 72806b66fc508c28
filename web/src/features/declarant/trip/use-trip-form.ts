import { checkProblems, type Form, useForm } from '../../../lib/form';
import type { MeansOfTransportAndCountry, TripChange } from '../../../store';
import type { FilledBy } from '../filled-by';
import { checkTrip, type DeclaredTrip, type TripField } from './check-trip';

/** Ids of the fields, in the order of the page. */
export const tripFieldIds: Readonly<Record<TripField, string>> = {
  meansOfTransport: 'transport',
  flightNumber: 'vol',
  country: 'pays',
  border: 'frontalier',
};

/** Where the trip begins. */
export const firstTripFieldId = tripFieldIds.meansOfTransport;

interface TripValues extends MeansOfTransportAndCountry {
  readonly border?: boolean | undefined;
}

export type TripForm = Form<TripValues, TripField>;

export interface TripFormOptions {
  /** As the store keeps it, which every change goes to at once. */
  readonly trip: DeclaredTrip;
  readonly change: (change: TripChange) => void;
  readonly speaker: FilledBy;
  readonly onValid: () => void;
}

/** The trip of a declaration, the same for a traveller and for an agent who writes for them. */
export function useTripForm({ trip, change, speaker, onValid }: TripFormOptions): TripForm {
  return useForm({
    ids: tripFieldIds,
    values: { ...trip.meansOfTransportAndCountry, border: trip.border },
    change,
    check: () => checkProblems(checkTrip(trip, speaker), trip),
    onValid,
  });
}
