import { type ReactNode, useState } from 'react';
import { countryName, namedCountry } from '../../reference';
import { CountryBox } from './country-box';
import styles from './country-field.module.css';
import { nameOfCountry } from './country-name-typed';

/** Where French travellers most often buy outside the Union, and its neighbours with rules of their own. */
const popularCountries = ['US', 'GB', 'CH', 'JP', 'MA', 'TN', 'TR', 'CN', 'AD', 'ES'] as const;

const popularTitle = 'Pays souvent choisis';

export interface CountryFieldProps {
  readonly id: string;
  /** « Pays d’achat », unless it is another one. */
  readonly label?: string | undefined;
  readonly value: string | undefined;
  /** What stood in the field before another page was opened, where it names no country. */
  readonly typedBefore?: string | undefined;
  /** Said while no country is named. */
  readonly error?: string | undefined;
  /** Undefined while what is typed names no country. */
  readonly onChange: (country: string | undefined) => void;
  /** As it stands in the field, for the words of a form that is sent without a country: `useCountryRefusal`. */
  readonly onType: (typed: string) => void;
  /** One of the countries often chosen was pressed, which says enough to go on. */
  readonly onPick?: ((country: string) => void) | undefined;
  /** What is said of overseas France; what a traveller does there when absent. */
  readonly overseas?: string | undefined;
  /** Where to read more, under the words on overseas France. */
  readonly overseasHelp?: ReactNode;
}

/** The country of purchase: typed and chosen in a list, or picked among those often chosen. */
export function CountryField({
  value: country,
  typedBefore = '',
  error,
  onChange,
  onType,
  onPick,
  ...box
}: CountryFieldProps): ReactNode {
  const [typed, setTyped] = useState(nameOfCountry(country) || typedBefore);
  const [named, setNamed] = useState(country);
  const change = (input: string, code: string | undefined): void => {
    setTyped(input);
    setNamed(code);
    onType(input);
    onChange(code);
  };
  // Another answer than the one that was typed here, such as one that is kept after all.
  if (named !== country) {
    setNamed(country);
    setTyped(nameOfCountry(country));
  }
  const choose = (code: string): void => change(nameOfCountry(code), code);
  return (
    <div className={styles.entry}>
      <CountryBox
        {...box}
        value={typed}
        error={country === undefined ? error : undefined}
        onType={(input) => change(input, namedCountry(input))}
        onChoose={choose}
        acceptsTyped
      />
      <fieldset className={styles.popular}>
        <legend>{popularTitle}</legend>
        <div className={styles.choices}>
          {popularCountries.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.choice}
              aria-pressed={country === code}
              onClick={() => {
                choose(code);
                onPick?.(code);
              }}
            >
              {countryName(code)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
