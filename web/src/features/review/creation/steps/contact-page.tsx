import { adultAge } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, checkProblems, useForm } from '../../../../lib/form';
import { randomUuid } from '../../../../lib/random-uuid';
import { changeAgentContact, confirmAgentContact, useAppStore } from '../../../../store';
import { readAge } from '../../../basket/journey/read-age';
import { checkContact } from '../../../declarant/contact/check-contact';
import { ContactFields, contactFieldIds } from '../../../declarant/contact/contact-fields';
import { StepForm } from '../../../declarant/form/step-form';
import { useCreationStep } from '../progress/use-creation-step';
import { contactText } from '../text/creation-text';
import { AgeField, ageFieldId, draftOfAge, readTypedAge } from './age-field';
import { BegunActs } from './begun-acts';
import styles from './steps.module.css';

const { lastName, firstName, ...others } = contactFieldIds;
/** The age stands beside the names. */
const ids = { lastName, firstName, age: ageFieldId, ...others } as const;

/** Step 1: who declares. What is typed is kept at once, the age too; it counts once the agent goes on. */
export function ContactPage(): ReactNode {
  const step = useCreationStep('contact');
  const details = useAppStore(({ declaration }) => declaration.declarationAgentRequest.contactDetails);
  const typedAge = readTypedAge(details);
  const years = typedAge.isMinimum ? adultAge : readAge(typedAge.text);
  const form = useForm({
    ids,
    values: { ...details, age: typedAge },
    change: ({ age, ...fields }) => changeAgentContact({ ...fields, ...(age && draftOfAge(age)) }),
    check: (): Checked<keyof typeof ids, number> => {
      const found = checkContact(details, 'agent');
      if (years === undefined) return { kind: 'faulty', problems: { ...found, age: contactText.error } };
      return checkProblems(found, years);
    },
    onValid: (age) => {
      confirmAgentContact({ age, ageIsMinimum: typedAge.isMinimum }, randomUuid());
      step.goOn();
    },
  });

  return (
    <StepForm
      {...step}
      title={contactText.title}
      lead={contactText.lead}
      form={form}
      firstFieldId={ids.lastName}
      after={<BegunActs />}
    >
      <div className={styles.columns}>
        <ContactFields entry={form.entry} speaker="agent" age={<AgeField {...form.entry('age')} />} />
      </div>
    </StepForm>
  );
}
