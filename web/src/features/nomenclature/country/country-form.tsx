import { type ReactNode, useMemo, useState } from 'react';
import { Button, ErrorSummary } from '../../../ui';
import { CountryField } from '../../basket/journey/country-field';
import { nomenclatureText } from '../text';
import styles from './country-form.module.css';

const fieldId = 'pays';

/** A country typed then confirmed, or picked among those often chosen. */
export function CountryForm({ onChoose }: { readonly onChoose: (country: string) => void }): ReactNode {
  const [country, setCountry] = useState<string>();
  const [error, setError] = useState<string>();
  const errors = useMemo(() => (error === undefined ? [] : [{ fieldId, message: error }]), [error]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (country === undefined) setError(nomenclatureText.countryError);
        else onChoose(country);
      }}
    >
      <ErrorSummary errors={errors} />
      <CountryField id={fieldId} country={country} error={error} onChange={setCountry} onPick={onChoose} />
      <Button type="submit">{nomenclatureText.showCountry}</Button>
    </form>
  );
}
