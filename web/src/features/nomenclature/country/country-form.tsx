import type { ReactNode } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { Button, ErrorSummary, Form } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { useCountryRefusal } from '../../basket/journey/use-country-refusal';
import { overseasAtDesk } from '../../basket/text/overseas-at-desk';
import { nomenclatureText } from '../text';
import styles from './country-form.module.css';

export interface CountryFormProps {
  readonly onChoose: (country: string) => void;
  /** Of the field: two of these forms may be open. */
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** What the act is called. */
  readonly submit?: string | undefined;
  /** Said while no country that can be chosen is named. */
  readonly error?: string | undefined;
  /** A country that cannot be chosen. */
  readonly except?: string | undefined;
}

/** A country typed then confirmed, or picked among those often chosen. */
export function CountryForm({
  onChoose,
  id = 'pays',
  label,
  submit = nomenclatureText.showCountry,
  error = nomenclatureText.countryError,
  except,
}: CountryFormProps): ReactNode {
  const { refusal, onType } = useCountryRefusal(error);
  const form = useForm({
    ids: { country: id },
    ...useTyped<{ country: string | undefined }>({ country: undefined }),
    check: ({ country }) => checkAnswer('country', country === except ? undefined : country, refusal),
    onValid: onChoose,
  });
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      <CountryField
        {...form.entry('country')}
        label={label}
        onType={onType}
        overseas={overseasAtDesk.notice}
        onPick={(country) => form.submit({ country })}
      />
      <Button type="submit">{submit}</Button>
    </Form>
  );
}
