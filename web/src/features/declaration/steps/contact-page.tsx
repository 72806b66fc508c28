import type { ReactNode } from 'react';
import { checkProblems, useForm } from '../../../lib/form';
import { changeContactDetails, useAppStore } from '../../../store';
import { checkContact } from '../../declarant/contact/check-contact';
import { ContactFields, contactFieldIds } from '../../declarant/contact/contact-fields';
import styles from '../../declarant/form/step-form.module.css';
import { contactText } from '../text/step-text';
import { StepPage } from './step-page';
import { useStep } from './use-step';

/** Who declares: what is typed is kept at once, and checked as a whole when the person goes on. */
export function ContactPage(): ReactNode {
  const step = useStep('contact');
  const details = useAppStore(({ declaration }) => declaration.declarationRequest.contactDetails);
  const form = useForm({
    ids: contactFieldIds,
    values: details,
    change: changeContactDetails,
    check: (typed) => checkProblems(checkContact(typed), typed),
    onValid: step.goOn,
  });

  return (
    <StepPage
      step={step}
      title={contactText.title}
      lead={contactText.lead}
      form={form}
      after={<p className={styles.advice}>{contactText.privacy}</p>}
    >
      <ContactFields entry={form.entry} speaker="traveller" />
    </StepPage>
  );
}
