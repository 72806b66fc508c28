import { typeset } from '@retour/core';
import { type ReactElement, useState } from 'react';
import type { FieldMessage } from '../../../lib/form';
import { RadioGroup } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import { SetupQuestion } from './setup-question';
import { setupAfterBorder } from './setup-steps';
import type { Setup } from './use-setup';

const fieldId = 'frontalier';
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
  const [answer, setAnswer] = useState(initialAnswer(answers.border));
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);

  const submit = (): void => {
    if (answer === undefined) setErrors([{ fieldId, message: setupText.borderError }]);
    else setup.goOn(setupAfterBorder(answers, answer === 'oui'));
  };

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.borderTitle}
      lead={setupText.borderLead}
      errors={errors}
      onSubmit={submit}
      onBack={setup.goTo}
    >
      <RadioGroup
        id={fieldId}
        name="frontalier"
        legend={typeset(setupText.borderTitle)}
        hideLegend
        options={options}
        selected={answer}
        onChange={setAnswer}
        error={errors[0]?.message}
      />
    </SetupQuestion>
  );
}
