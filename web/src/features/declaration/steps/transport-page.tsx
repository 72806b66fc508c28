import { type ReactNode, useState } from 'react';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { changeDeclaredTrip, defaultCurrencyOf, useAppStore } from '../../../store';
import { Button, RadioGroup, TextField } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { transportOptions } from '../../basket/journey/transport';
import { useCurrencies } from '../../reference';
import { asksBorder, asksFlight, checkTrip, type TripField, tripFields } from '../request/check-trip';
import { tripText } from '../text/step-text';
import { StepPage } from './step-page';
import { useFormErrors } from './use-form-errors';
import { useStep } from './use-step';

const fieldIds: Readonly<Record<TripField, string>> = {
  meanOfTransport: 'transport',
  flightNumber: 'vol',
  country: 'pays',
  border: 'frontalier',
};

const borderOptions = [
  { id: 'yes', value: tripText.yes },
  { id: 'no', value: tripText.no },
] as const;

/** What computes is fetched while this is answered. */
const whatComputes = [() => import('../purchases/purchases')];

/** How and from where; after a simulation, only the flight number that it does not know. */
export function TransportPage(): ReactNode {
  const step = useStep('transport');
  useFetchAhead(whatComputes);
  const request = useAppStore(({ declaration }) => declaration.declarationRequest);
  const { meanOfTransport, country, flightNumber } = request.meansOfTransportAndCountry;
  const currencies = useCurrencies()?.currencies ?? [];
  const { problems, errors, show } = useFormErrors(tripFields, fieldIds);
  const [onlyFlight, setOnlyFlight] = useState(
    () => request.carriedOver && !step.isCorrection && asksFlight(request) && country !== undefined,
  );

  const submit = (): void => {
    if (show(checkTrip(request))) step.goOn();
  };
  const chooseCountry = (code: string | undefined): void => {
    if (code === country) return;
    changeDeclaredTrip({
      country: code,
      ...(code === undefined ? {} : { defaultCurrency: defaultCurrencyOf(code, currencies) }),
    });
  };

  const flight = asksFlight(request) && (
    <TextField
      id={fieldIds.flightNumber}
      label={tripText.flight}
      hint={tripText.flightHint}
      error={problems.flightNumber}
      value={flightNumber}
      onChange={(text) => changeDeclaredTrip({ flightNumber: text })}
      spellCheck={false}
      enterKeyHint="next"
    />
  );

  if (onlyFlight) {
    return (
      <StepPage
        step={step}
        title={tripText.flightTitle}
        lead={tripText.flightLead}
        errors={errors}
        onSubmit={submit}
        after={
          <Button variant="quiet" onClick={() => setOnlyFlight(false)}>
            {tripText.changeTrip}
          </Button>
        }
      >
        {flight}
      </StepPage>
    );
  }

  return (
    <StepPage step={step} title={tripText.title} lead={tripText.lead} errors={errors} onSubmit={submit}>
      <RadioGroup
        id={fieldIds.meanOfTransport}
        name="transport"
        legend={tripText.transport}
        options={transportOptions}
        selected={meanOfTransport}
        onChange={(chosen) => changeDeclaredTrip({ meanOfTransport: chosen })}
        error={problems.meanOfTransport}
      />
      {flight}
      <CountryField
        id={fieldIds.country}
        country={country}
        error={problems.country}
        onChange={chooseCountry}
      />
      {asksBorder(request) && (
        <RadioGroup
          id={fieldIds.border}
          name="frontalier"
          legend={tripText.border}
          hint={tripText.borderHint}
          options={borderOptions}
          selected={request.border === undefined ? undefined : request.border ? 'yes' : 'no'}
          onChange={(chosen) => changeDeclaredTrip({ border: chosen === 'yes' })}
          error={problems.border}
        />
      )}
    </StepPage>
  );
}
