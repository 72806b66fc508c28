import { phrase } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Combobox, Notice } from '../../../ui';
import { countryName, isOverseas, searchCountries } from '../../reference';
import styles from './country-field.module.css';
import { namedCountry } from './named-country';

const maxListLength = 8;

/** Where French travellers most often buy outside the Union, and its neighbours with rules of their own. */
const popularCountries = ['US', 'GB', 'CH', 'JP', 'MA', 'TN', 'TR', 'CN', 'AD', 'ES'] as const;

const text = {
  label: 'Pays d’achat',
  hint: phrase`Tapez les premières lettres (exemple : Japon).`,
  popular: 'Pays souvent choisis',
  nothingFound: phrase`Aucun pays ne correspond. Essayez son nom en français (exemple : Suisse).`,
  overseasTitle: phrase`L'outre-mer n'est pas traité ici`,
  overseas: phrase`L'outre-mer français a ses propres taxes. Les achats se déclarent à l'arrivée, avec leurs tickets.`,
} as const;

export interface CountryFieldProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly error?: string | undefined;
  /** Undefined while what is typed names no country. */
  readonly onChange: (country: string | undefined) => void;
  /** One of the countries often chosen was pressed, which says enough to go on. */
  readonly onPick?: ((country: string) => void) | undefined;
  /** Where to read more, under the words on overseas France. */
  readonly overseasHelp?: ReactNode;
}

/** The country of purchase: typed and chosen in a list, or picked among those often chosen. */
export function CountryField({
  id,
  value: country,
  error,
  onChange,
  onPick,
  overseasHelp,
}: CountryFieldProps): ReactNode {
  const [typed, setTyped] = useState(nameOf(country));
  const [named, setNamed] = useState(country);
  const change = (input: string, code: string | undefined): void => {
    setTyped(input);
    setNamed(code);
    onChange(code);
  };
  // Another answer than the one that was typed here, such as one that is kept after all.
  if (named !== country) {
    setNamed(country);
    setTyped(nameOf(country));
  }
  const items = useMemo(
    () =>
      searchCountries(typed)
        .slice(0, maxListLength)
        .map(({ item }) => ({ id: item.code, label: item.name })),
    [typed],
  );
  const overseas = useMemo(() => isOverseas(typed), [typed]);
  const choose = (code: string): void => change(nameOf(code), code);
  return (
    <div className={styles.entry}>
      <Combobox
        id={id}
        label={text.label}
        hint={text.hint}
        error={error}
        icon={Search}
        items={items}
        value={typed}
        minimumLength={2}
        onInput={(input) => change(input, namedCountry(input))}
        onSelect={(item) => choose(item.id)}
        emptyText={overseas ? undefined : text.nothingFound}
      />
      {overseas && (
        <Notice tone="warning" title={text.overseasTitle} live>
          <p>{text.overseas}</p>
          {overseasHelp}
        </Notice>
      )}
      <fieldset className={styles.popular}>
        <legend>{text.popular}</legend>
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

function nameOf(country: string | undefined): string {
  return country === undefined ? '' : countryName(country);
}
