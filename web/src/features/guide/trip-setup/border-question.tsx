import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { RadioGroup } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import { SetupQuestion } from './setup-question';
import { setupAfterBorder } from './setup-steps';
import type { Setup } from './use-setup';

const ids = { border: 'frontalier' } as const;
const options = [
  { id: 'oui', value: setupText.yes },
  { id: 'non', value: setupText.no },
] as const;
type Answer = (typeof options)[number]['id'];

function initialAnswer(border: boolean | undefined): Answer | undefined {
  if (border === undefined) return undefined;
  return border ? 'oui' : 'non';
}

export function BorderQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { answers } = setup.state;
  const form = useForm({
    ids,
    ...useTyped({ border: initialAnswer(answers.border) }),
    check: ({ border }) => checkAnswer('border', border, setupText.borderError),
    onValid: (border) => setup.goOn(setupAfterBorder(answers, border === 'oui')),
  });

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.borderTitle}
      lead={setupText.borderLead}
      form={form}
      onBack={setup.goTo}
    >
      <RadioGroup
        {...form.choice('border')}
        name="frontalier"
        legend={typeset(setupText.borderTitle)}
        hideLegend
        options={options}
      />
    </SetupQuestion>
  );
}
