import { adultAge } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { randomUuid } from '../../../../lib/random-uuid';
import { changeAgentContact, confirmAgentContact, useAppStore } from '../../../../store';
import { readAge } from '../../../basket/journey/read-age';
import { checkContact, contactFields, contactFieldsOf } from '../../../declarant/contact/check-contact';
import { ContactFields, contactFieldIds } from '../../../declarant/contact/contact-fields';
import { StepForm } from '../../../declarant/form/step-form';
import { useFormErrors } from '../../../declarant/form/use-form-errors';
import { useCreationStep } from '../progress/use-creation-step';
import { contactText } from '../text/creation-text';
import { AgeField, ageFieldId, type TypedAge, typedAge } from './age-field';
import { EraseButton } from './erase-button';

const fieldIds = { ...contactFieldIds, age: ageFieldId } as const;
const names = contactFieldsOf('name');
const order = [...names, 'age', ...contactFields.filter((field) => !names.includes(field))] as const;

/** Step 1: who declares. What is typed is kept at once; the age counts once the agent goes on. */
export function ContactPage(): ReactNode {
  const step = useCreationStep('contact');
  const details = useAppStore(({ declaration }) => declaration.declarationAgentRequest.contactDetails);
  const [age, setAge] = useState<TypedAge>(() => typedAge(details));
  const { problems, errors, show } = useFormErrors(order, fieldIds);

  const submit = (): void => {
    const years = age.isMinimum ? adultAge : readAge(age.text);
    const found = checkContact(details, 'agent');
    if (!show(years === undefined ? { ...found, age: contactText.error } : found)) return;
    if (years === undefined) return;
    confirmAgentContact({ age: years, ageIsMinimum: age.isMinimum }, randomUuid());
    step.goOn();
  };

  return (
    <StepForm
      {...step}
      title={contactText.title}
      lead={contactText.lead}
      errors={errors}
      onSubmit={submit}
      firstFieldId={fieldIds.lastName}
      after={<EraseButton />}
    >
      <ContactFields
        details={details}
        problems={problems}
        speaker="agent"
        onChange={changeAgentContact}
        age={<AgeField age={age} error={problems.age} onChange={setAge} />}
      />
    </StepForm>
  );
}
