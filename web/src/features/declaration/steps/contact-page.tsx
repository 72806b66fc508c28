import type { ReactNode } from 'react';
import { changeContactDetails, useAppStore } from '../../../store';
import { classNames, SelectField, TextField, type TextFieldProps } from '../../../ui';
import { everyCountry } from '../../reference';
import { type ContactField, checkContact, contactFields } from '../request/check-contact';
import { contactText } from '../text/step-text';
import { StepPage } from './step-page';
import styles from './step-page.module.css';
import { useFormErrors } from './use-form-errors';
import { useStep } from './use-step';

export const contactFieldIds: Readonly<Record<ContactField, string>> = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  postalCode: 'code-postal',
  city: 'ville',
  addressCountry: 'pays-adresse',
  email: 'courriel',
  phoneNumber: 'telephone',
};

const france = 'FR';
const countryOptions = everyCountry
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => Number(other.value === france) - Number(one.value === france));

/** Who declares: what is typed is kept at once, and checked as a whole when the person goes on. */
export function ContactPage(): ReactNode {
  const step = useStep('contact');
  const details = useAppStore(({ declaration }) => declaration.declarationRequest.contactDetails);
  const { problems, errors, show } = useFormErrors(contactFields, contactFieldIds);

  const entry = (field: ContactField): Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'error'> => ({
    id: contactFieldIds[field],
    value: details[field],
    error: problems[field],
    onChange: (text) => changeContactDetails({ [field]: text }),
  });
  const submit = (): void => {
    if (show(checkContact(details))) step.goOn();
  };
  const isFrench = details.addressCountry === france;

  return (
    <StepPage
      step={step}
      title={contactText.title}
      lead={contactText.lead}
      errors={errors}
      onSubmit={submit}
      after={<p className={styles.advice}>{contactText.privacy}</p>}
    >
      <fieldset className={styles.group}>
        <legend>{contactText.nameLegend}</legend>
        <div className={styles.pair}>
          <TextField
            {...entry('lastName')}
            label={contactText.lastName}
            autoComplete="family-name"
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextField
            {...entry('firstName')}
            label={contactText.firstName}
            autoComplete="given-name"
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{contactText.addressLegend}</legend>
        <TextField
          {...entry('address')}
          label={contactText.address}
          autoComplete="address-line1"
          spellCheck={false}
          enterKeyHint="next"
        />
        <div className={classNames(styles.pair, styles.postal)}>
          <TextField
            {...entry('postalCode')}
            label={contactText.postalCode}
            autoComplete="postal-code"
            inputMode={isFrench ? 'numeric' : 'text'}
            enterKeyHint="next"
          />
          <TextField
            {...entry('city')}
            label={contactText.city}
            autoComplete="address-level2"
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        <SelectField
          {...entry('addressCountry')}
          label={contactText.addressCountry}
          autoComplete="country"
          options={countryOptions}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{contactText.contactLegend}</legend>
        <TextField
          {...entry('email')}
          label={contactText.email}
          hint={contactText.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          {...entry('phoneNumber')}
          label={contactText.phoneNumber}
          hint={contactText.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="done"
        />
      </fieldset>
    </StepPage>
  );
}
