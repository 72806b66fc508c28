import type { ReactNode } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { Button, ErrorSummary, Form } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { nomenclatureText } from '../text';
import styles from './country-form.module.css';

const ids = { country: 'pays' } as const;

/** A country typed then confirmed, or picked among those often chosen. */
export function CountryForm({ onChoose }: { readonly onChoose: (country: string) => void }): ReactNode {
  const form = useForm({
    ids,
    ...useTyped<{ country: string | undefined }>({ country: undefined }),
    check: ({ country }) => checkAnswer('country', country, nomenclatureText.countryError),
    onValid: onChoose,
  });
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      <CountryField {...form.entry('country')} onPick={onChoose} />
      <Button type="submit">{nomenclatureText.showCountry}</Button>
    </Form>
  );
}
