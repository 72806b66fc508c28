import {
  type ContactGroup,
  contactFieldNames,
  contactTexts,
  declaredFields,
  labelOf,
  optionalLabelOf,
  type TypedContactName,
} from '@retour/contract';
import type { ReactNode } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { classNames, SelectField, TextField, type TextFieldProps } from '../../../ui';
import { everyCountry } from '../../reference';
import type { FilledBy } from '../filled-by';
import styles from '../form/step-form.module.css';
import { contactFields, contactFieldsOf } from './check-contact';
import { contactWords, phoneHint } from './contact-text';

/** Ids in the page, where they are not the name in the draft. */
const ownIds: Readonly<Partial<Record<TypedContactName, string>>> = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  postalCode: 'code-postal',
  city: 'ville',
  addressCountry: 'pays-adresse',
  email: 'adresse-e-mail',
  phoneNumber: 'telephone',
};

export const contactFieldIds = contactTexts((field) => ownIds[field] ?? field);

const labels = new Map(contactFieldNames.map((name) => [declaredFields[name].typedAs, labelOf(name)]));
/** Some countries have none. */
const codeAbroad = optionalLabelOf('declarantAddressPostalCode');

type InputProps = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'>;

/** How a field is typed, where it is not as any text without spelling. */
const inputs: Readonly<Partial<Record<TypedContactName, InputProps>>> = {
  lastName: { autoComplete: 'family-name', spellCheck: false },
  firstName: { autoComplete: 'given-name', spellCheck: false },
  address: { autoComplete: 'address-line1', spellCheck: false },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2', spellCheck: false },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  phoneNumber: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};
const plainInput: InputProps = { autoComplete: 'off', spellCheck: false };

/** Fields that stand side by side: the second beside the first. */
const pairs: Readonly<
  Partial<Record<TypedContactName, { readonly second: TypedContactName; readonly look?: string | undefined }>>
> = {
  lastName: { second: 'firstName' },
  postalCode: { second: 'city', look: styles.postal },
};
const seconds: ReadonlySet<TypedContactName> = new Set(Object.values(pairs).map(({ second }) => second));
const lastField = contactFields.at(-1);

const france = 'FR';
const countryOptions = everyCountry
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => Number(other.value === france) - Number(one.value === france));

export interface ContactFieldsProps {
  readonly entry: (field: TypedContactName) => FieldEntry<string>;
  readonly speaker: FilledBy;
  /** Beside the names. */
  readonly age?: ReactNode;
}

/** Name, address and ways to be reached. A browser proposes its owner's own only where the owner declares. */
export function ContactFields({ entry, speaker, age }: ContactFieldsProps): ReactNode {
  const words = contactWords[speaker];
  const labelled = (field: TypedContactName) => ({ ...entry(field), label: labels.get(field) ?? '' });
  const own = (autoComplete: string | undefined): Pick<TextFieldProps, 'autoComplete'> => ({
    autoComplete: speaker === 'traveller' ? autoComplete : 'off',
  });
  const isInFrance = entry('addressCountry').value === france;
  const hints: Partial<Record<TypedContactName, string>> = { email: words.emailHint, phoneNumber: phoneHint };
  const text = (field: TypedContactName): ReactNode => {
    const { autoComplete, ...input } = inputs[field] ?? plainInput;
    return (
      <TextField
        key={field}
        {...labelled(field)}
        {...own(autoComplete)}
        {...input}
        {...(field === 'postalCode' &&
          (isInFrance ? { inputMode: 'numeric' } : { inputMode: 'text', label: codeAbroad }))}
        hint={hints[field]}
        enterKeyHint={field === lastField ? 'done' : 'next'}
      />
    );
  };
  const placed = (field: TypedContactName): ReactNode => {
    const pair = pairs[field];
    if (pair !== undefined) {
      return (
        <div key={field} className={classNames(styles.pair, pair.look)}>
          {text(field)}
          {text(pair.second)}
        </div>
      );
    }
    if (field !== 'addressCountry') return text(field);
    return <SelectField key={field} {...labelled(field)} {...own('country')} options={countryOptions} />;
  };
  const fieldsOf = (group: ContactGroup): ReactNode =>
    contactFieldsOf(group)
      .filter((field) => !seconds.has(field))
      .map(placed);

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.nameLegend}</legend>
        {fieldsOf('name')}
        {age}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.addressLegend}</legend>
        {fieldsOf('address')}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.contactLegend}</legend>
        {fieldsOf('reach')}
      </fieldset>
    </>
  );
}
