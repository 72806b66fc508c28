import type { ReactNode } from 'react';
import { changeContactDetails, useAppStore } from '../../../store';
import { checkContact, contactFields } from '../../declarant/contact/check-contact';
import { ContactFields, contactFieldIds } from '../../declarant/contact/contact-fields';
import styles from '../../declarant/form/step-form.module.css';
import { useFormErrors } from '../../declarant/form/use-form-errors';
import { contactText } from '../text/step-text';
import { StepPage } from './step-page';
import { useStep } from './use-step';

/** Who declares: what is typed is kept at once, and checked as a whole when the person goes on. */
export function ContactPage(): ReactNode {
  const step = useStep('contact');
  const details = useAppStore(({ declaration }) => declaration.declarationRequest.contactDetails);
  const { problems, errors, show } = useFormErrors(contactFields, contactFieldIds);
  const submit = (): void => {
    if (show(checkContact(details))) step.goOn();
  };

  return (
    <StepPage
      step={step}
      title={contactText.title}
      lead={contactText.lead}
      errors={errors}
      onSubmit={submit}
      after={<p className={styles.advice}>{contactText.privacy}</p>}
    >
      <ContactFields
        details={details}
        problems={problems}
        speaker="traveller"
        onChange={changeContactDetails}
      />
    </StepPage>
  );
}
