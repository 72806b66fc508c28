import type { ReactElement } from 'react';
import { figuresToday } from '../../../lib/figures-today';
import { type Checked, useForm, useTyped } from '../../../lib/form';
import { RadioGroup } from '../../../ui';
import { ageClasses } from '../../basket/journey/age-classes';
import { transportHint, transportOptions } from '../../basket/journey/transport';
import { setupText } from '../content/trip/setup-text';
import { SetupQuestion } from './setup-question';
import { setupAfterTraveller } from './setup-steps';
import type { Setup } from './use-setup';

const ids = { age: 'age', meanOfTransport: 'transport' } as const;

type Traveller = Parameters<typeof setupAfterTraveller>[1];

export function TravellerQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { answers } = setup.state;
  const form = useForm({
    ids,
    ...useTyped({
      age: answers.age === undefined ? undefined : String(answers.age),
      meanOfTransport: answers.meanOfTransport,
    }),
    check: ({ age, meanOfTransport }): Checked<keyof typeof ids, Traveller> =>
      age !== undefined && meanOfTransport !== undefined
        ? { kind: 'valid', valid: { age: Number(age), meanOfTransport } }
        : {
            kind: 'faulty',
            problems: {
              ...(age === undefined && { age: setupText.ageError }),
              ...(meanOfTransport === undefined && { meanOfTransport: setupText.transportError }),
            },
          },
    onValid: (traveller) => setup.goOn(setupAfterTraveller(answers, traveller)),
  });

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.travellerTitle}
      lead={setupText.travellerLead}
      form={form}
      onBack={setup.goTo}
    >
      <RadioGroup
        {...form.choice('age')}
        name="age"
        legend={setupText.ageLegend}
        options={ageClasses(figuresToday()).map((ageClass) => ({
          id: String(ageClass.age),
          value: ageClass.label,
        }))}
      />
      <RadioGroup
        {...form.choice('meanOfTransport')}
        name="transport"
        legend={setupText.transportLegend}
        hint={transportHint}
        options={transportOptions}
      />
    </SetupQuestion>
  );
}
