import { isBorderPossible, type MeanOfTransport } from '@retour/core';
import type { ReactNode } from 'react';
import { useForm, useTyped } from '../../../lib/form';
import { randomUuid } from '../../../lib/random-uuid';
import { answerStep, defaultCurrencyOf, type SimulatorRequest } from '../../../store';
import { ActBar, Button, ErrorSummary, Form, RadioGroup, Stack, TextField } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { readAge } from '../../basket/journey/read-age';
import { transportHint, transportOptions } from '../../basket/journey/transport';
import { clearOnceNamed, useCountryRefusal } from '../../basket/journey/use-country-refusal';
import { useCurrencies } from '../../reference';
import { beforeBuyingText } from '../text/before-buying-text';
import { borderText } from '../text/step-text';

const ids = { country: 'pays', transport: 'transport', border: 'frontalier', age: 'age' } as const;
type Field = keyof typeof ids;

const borderOptions = [
  { id: 'yes', value: borderText.yes },
  { id: 'no', value: borderText.no },
] as const;

interface Typed {
  readonly age: string;
  readonly transport: MeanOfTransport | undefined;
  readonly country: string | undefined;
  readonly border: 'yes' | 'no' | undefined;
}

interface Trip {
  readonly age: number;
  readonly transport: MeanOfTransport;
  readonly country: string;
  readonly border: boolean | undefined;
}

/** What a simulation does not know yet of the trip, asked at once; what it knows is left as it was answered. */
export function MissingTripForm({ request }: { readonly request: SimulatorRequest }): ReactNode {
  const currencies = useCurrencies()?.currencies ?? [];
  const typed = useTyped<Typed>({
    age: request.age === undefined ? '' : String(request.age),
    transport: request.meanOfTransport,
    country: request.country,
    border: undefined,
  });
  const { refusal, onType } = useCountryRefusal(beforeBuyingText.countryError);
  const asksBorder =
    typed.values.country !== undefined &&
    typed.values.transport !== undefined &&
    isBorderPossible(typed.values.country, typed.values.transport);
  const form = useForm({
    ids,
    ...typed,
    check: (values) => checkTrip(values, asksBorder, refusal),
    onValid: ({ age, transport, country, border }: Trip) => {
      // What was asked alone: given again here, the age of a link would be one's own.
      if (request.age === undefined) answerStep({ question: 'age', age, declarationId: randomUuid() });
      if (request.meanOfTransport === undefined) {
        answerStep({ question: 'meanOfTransport', meanOfTransport: transport });
      }
      if (request.country === undefined) {
        const defaultCurrency = defaultCurrencyOf(country, currencies);
        answerStep({ question: 'country', country, defaultCurrency });
      }
      if (border !== undefined) answerStep({ question: 'border', border });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <Stack gap="large">
        <ErrorSummary errors={form.errors} />
        <Stack gap="small">
          <h2>{beforeBuyingText.tripTitle}</h2>
          <p>{beforeBuyingText.tripLead}</p>
        </Stack>
        {request.country === undefined && (
          <CountryField
            {...form.entry('country')}
            onChange={(country) => {
              form.change({ country });
              clearOnceNamed(form, ids.country, country);
            }}
            onType={onType}
          />
        )}
        {request.meanOfTransport === undefined && (
          <RadioGroup
            {...form.choice('transport')}
            name="transport"
            legend={beforeBuyingText.transport}
            hint={transportHint}
            options={transportOptions}
          />
        )}
        {asksBorder && (
          <RadioGroup
            {...form.choice('border')}
            name="frontalier"
            legend={borderText.title}
            hint={borderText.lead}
            options={borderOptions}
          />
        )}
        {request.age === undefined && (
          <TextField
            {...form.entry('age')}
            label={beforeBuyingText.ageLabel}
            inputMode="numeric"
            suffix="ans"
          />
        )}
        <ActBar>
          <Button type="submit">{beforeBuyingText.goOn}</Button>
        </ActBar>
      </Stack>
    </Form>
  );
}

type Checked =
  | { readonly kind: 'valid'; readonly valid: Trip }
  | { readonly kind: 'faulty'; readonly problems: Partial<Record<Field, string>> };

function checkTrip(
  { age: typedAge, transport, country, border }: Typed,
  asksBorder: boolean,
  missingCountry: string,
): Checked {
  const age = readAge(typedAge);
  const isBorderMissing = asksBorder && border === undefined;
  if (age !== undefined && transport !== undefined && country !== undefined && !isBorderMissing) {
    return {
      kind: 'valid',
      valid: { age, transport, country, border: asksBorder ? border === 'yes' : undefined },
    };
  }
  return {
    kind: 'faulty',
    problems: {
      ...(country === undefined && { country: missingCountry }),
      ...(transport === undefined && { transport: beforeBuyingText.transportError }),
      ...(isBorderMissing && { border: borderText.error }),
      ...(age === undefined && { age: beforeBuyingText.ageError }),
    },
  };
}
