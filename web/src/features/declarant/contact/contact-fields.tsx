import type { ReactNode } from 'react';
import type { ContactDetails } from '../../../store';
import { classNames, SelectField, TextField, type TextFieldProps } from '../../../ui';
import { everyCountry } from '../../reference';
import styles from '../form/step-form.module.css';
import type { Speaker } from '../speaker';
import type { ContactField, ContactProblems } from './check-contact';
import { contactText, contactWords } from './contact-text';

export const contactFieldIds: Readonly<Record<ContactField, string>> = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  postalCode: 'code-postal',
  city: 'ville',
  addressCountry: 'pays-adresse',
  email: 'adresse-e-mail',
  phoneNumber: 'telephone',
};

const france = 'FR';
const countryOptions = everyCountry
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => Number(other.value === france) - Number(one.value === france));

export interface ContactFieldsProps {
  readonly details: ContactDetails;
  readonly problems: ContactProblems;
  readonly speaker: Speaker;
  readonly onChange: (fields: Partial<ContactDetails>) => void;
  /** Beside the names. */
  readonly age?: ReactNode;
}

/** Name, address and ways to be reached. A browser proposes its owner's own only where the owner declares. */
export function ContactFields({ details, problems, speaker, onChange, age }: ContactFieldsProps): ReactNode {
  const words = contactWords[speaker];
  const own = (autoComplete: string): Pick<TextFieldProps, 'autoComplete'> => ({
    autoComplete: speaker === 'traveller' ? autoComplete : 'off',
  });
  const entry = (field: ContactField): Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'error'> => ({
    id: contactFieldIds[field],
    value: details[field],
    error: problems[field],
    onChange: (text) => onChange({ [field]: text }),
  });
  const isFrench = details.addressCountry === france;

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.nameLegend}</legend>
        <div className={styles.pair}>
          <TextField
            {...entry('lastName')}
            {...own('family-name')}
            label={contactText.lastName}
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextField
            {...entry('firstName')}
            {...own('given-name')}
            label={contactText.firstName}
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        {age}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.addressLegend}</legend>
        <TextField
          {...entry('address')}
          {...own('address-line1')}
          label={contactText.address}
          spellCheck={false}
          enterKeyHint="next"
        />
        <div className={classNames(styles.pair, styles.postal)}>
          <TextField
            {...entry('postalCode')}
            {...own('postal-code')}
            label={contactText.postalCode}
            inputMode={isFrench ? 'numeric' : 'text'}
            enterKeyHint="next"
          />
          <TextField
            {...entry('city')}
            {...own('address-level2')}
            label={contactText.city}
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        <SelectField
          {...entry('addressCountry')}
          {...own('country')}
          label={contactText.addressCountry}
          options={countryOptions}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.contactLegend}</legend>
        <TextField
          {...entry('email')}
          {...own('email')}
          label={contactText.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          {...entry('phoneNumber')}
          {...own('tel')}
          label={contactText.phoneNumber}
          hint={contactText.phoneHint}
          type="tel"
          inputMode="tel"
          enterKeyHint="done"
        />
      </fieldset>
    </>
  );
}
