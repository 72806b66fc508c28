import { checkProblems, type Form, useForm } from '../../../lib/form';
import type { MeansOfTransportAndCountry, TripChange } from '../../../store';
import { useCountryRefusal } from '../../basket/journey/use-country-refusal';
import type { FilledBy } from '../filled-by';
import { checkTrip, type DeclaredTrip, type TripField } from './check-trip';
import { tripWords } from './trip-text';

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

export interface TripForm extends Form<TripValues, TripField> {
  /** What stands in the field of the country, whether it names one or not. */
  readonly onTypeCountry: (typed: string) => void;
  readonly typedCountry: string;
}

export interface TripFormOptions {
  /** As the store keeps it, which every change goes to at once. */
  readonly trip: DeclaredTrip;
  readonly change: (change: TripChange) => void;
  readonly speaker: FilledBy;
  /** What is said of a trip from overseas France, where no other country is to be chosen. */
  readonly overseas?: string | undefined;
  readonly onValid: () => void;
}

/** The trip of a declaration, the same for a traveller and for an agent who writes for them. */
export function useTripForm({ trip, change, speaker, overseas, onValid }: TripFormOptions): TripForm {
  const { refusal, typed, onType } = useCountryRefusal(
    tripWords[speaker].missing.country,
    overseas,
    speaker === 'traveller' ? 'declaration' : undefined,
  );
  const form: Form<TripValues, TripField> = useForm({
    ids: tripFieldIds,
    values: { ...trip.meansOfTransportAndCountry, border: trip.border },
    change,
    check: () => checkProblems(checkTrip(trip, speaker, refusal), trip),
    onValid,
  });
  return { ...form, onTypeCountry: onType, typedCountry: typed };
}
