import { declaredWords } from '@retour/contract';
import type { ReactNode } from 'react';
import { defaultCurrencyOf } from '../../../store';
import { RadioGroup, TextField } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { transportHint, transportOptions } from '../../basket/journey/transport';
import { clearOnceNamed } from '../../basket/journey/use-country-refusal';
import { useCurrencies } from '../../reference';
import type { FilledBy } from '../filled-by';
import { asksBorder, asksFlight, type DeclaredTrip } from './check-trip';
import { tripText, tripWords } from './trip-text';
import type { TripForm } from './use-trip-form';

/** Denser, for who sees them all day long. */
const plainOptions = transportOptions.map(({ id, value }) => ({ id, value }));

export interface TripFieldsProps {
  readonly trip: DeclaredTrip;
  readonly form: TripForm;
  readonly speaker: FilledBy;
  /** What is said under a country that is overseas France; what a traveller does there when absent. */
  readonly overseas?: string | undefined;
}

/** How and from where the declarant comes back; the flight and the border are asked where they matter. */
export function TripFields({ trip, form, speaker, overseas }: TripFieldsProps): ReactNode {
  const { country } = trip.meansOfTransportAndCountry;
  const words = tripWords[speaker];
  const currencies = useCurrencies()?.currencies ?? [];
  const field = form.entry('country');
  const chooseCountry = (code: string | undefined): void => {
    if (code === country) return;
    const change = {
      country: code,
      ...(code === undefined ? {} : { defaultCurrency: defaultCurrencyOf(code, currencies) }),
    };
    form.change(change);
    clearOnceNamed(form, field.id, code);
  };
  return (
    <>
      <RadioGroup
        {...form.choice('meansOfTransport')}
        name="transport"
        legend={declaredWords.meanOfTransport.label}
        hint={transportHint}
        options={speaker === 'agent' ? plainOptions : transportOptions}
        layout={speaker === 'agent' ? 'list' : 'cards'}
      />
      <FlightField trip={trip} form={form} speaker={speaker} />
      <CountryField
        {...field}
        typedBefore={form.typedCountry}
        onChange={chooseCountry}
        onType={form.onTypeCountry}
        overseas={overseas}
      />
      {asksBorder(trip) && (
        <RadioGroup
          {...form.choice('border')}
          name="frontalier"
          legend={words.border}
          hint={words.borderHint}
          options={[
            { id: 'yes', value: words.yes },
            { id: 'no', value: tripText.no },
          ]}
          selected={trip.border === undefined ? undefined : trip.border ? 'yes' : 'no'}
          onChange={(chosen) => form.change({ border: chosen === 'yes' })}
        />
      )}
    </>
  );
}

/** Asked of those who fly. */
export function FlightField({ trip, form, speaker }: TripFieldsProps): ReactNode {
  if (!asksFlight(trip)) return null;
  return (
    <TextField
      {...form.entry('flightNumber')}
      label={declaredWords.flightNumber.label}
      hint={tripWords[speaker].flightHint}
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
