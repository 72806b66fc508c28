import { declaredWords } from '@retour/contract';
import type { ReactNode } from 'react';
import { defaultCurrencyOf, type TripChange } from '../../../store';
import { RadioGroup, TextField } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { transportOptions } from '../../basket/journey/transport';
import { useCurrencies } from '../../reference';
import type { Speaker } from '../speaker';
import { asksBorder, asksFlight, type DeclaredTrip, type TripField, type TripProblems } from './check-trip';
import { tripText, tripWords } from './trip-text';

export const tripFieldIds: Readonly<Record<TripField, string>> = {
  meansOfTransport: 'transport',
  flightNumber: 'vol',
  country: 'pays',
  border: 'frontalier',
};

/** Denser, for who sees them all day long. */
const plainOptions = transportOptions.map(({ id, value }) => ({ id, value }));

export interface TripFieldsProps {
  readonly trip: DeclaredTrip;
  readonly problems: TripProblems;
  readonly speaker: Speaker;
  readonly onChange: (change: TripChange) => void;
}

/** How and from where the declarant comes back; the flight and the border are asked where they matter. */
export function TripFields({ trip, problems, speaker, onChange }: TripFieldsProps): ReactNode {
  const { meansOfTransport, country } = trip.meansOfTransportAndCountry;
  const words = tripWords[speaker];
  const currencies = useCurrencies()?.currencies ?? [];
  const chooseCountry = (code: string | undefined): void => {
    if (code === country) return;
    onChange({
      country: code,
      ...(code === undefined ? {} : { defaultCurrency: defaultCurrencyOf(code, currencies) }),
    });
  };
  return (
    <>
      <RadioGroup
        id={tripFieldIds.meansOfTransport}
        name="transport"
        legend={declaredWords.meanOfTransport.label}
        options={speaker === 'agent' ? plainOptions : transportOptions}
        selected={meansOfTransport}
        onChange={(chosen) => onChange({ meansOfTransport: chosen })}
        error={problems.meansOfTransport}
        layout={speaker === 'agent' ? 'list' : 'cards'}
      />
      <FlightField trip={trip} problems={problems} speaker={speaker} onChange={onChange} />
      <CountryField
        id={tripFieldIds.country}
        country={country}
        error={problems.country}
        onChange={chooseCountry}
      />
      {asksBorder(trip) && (
        <RadioGroup
          id={tripFieldIds.border}
          name="frontalier"
          legend={words.border}
          hint={words.borderHint}
          options={[
            { id: 'yes', value: words.yes },
            { id: 'no', value: tripText.no },
          ]}
          selected={trip.border === undefined ? undefined : trip.border ? 'yes' : 'no'}
          onChange={(chosen) => onChange({ border: chosen === 'yes' })}
          error={problems.border}
        />
      )}
    </>
  );
}

/** Asked of those who fly. */
export function FlightField({ trip, problems, speaker, onChange }: TripFieldsProps): ReactNode {
  if (!asksFlight(trip)) return null;
  return (
    <TextField
      id={tripFieldIds.flightNumber}
      label={declaredWords.flightNumber.label}
      hint={tripWords[speaker].flightHint}
      error={problems.flightNumber}
      value={trip.meansOfTransportAndCountry.flightNumber}
      onChange={(text) => onChange({ flightNumber: text })}
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
