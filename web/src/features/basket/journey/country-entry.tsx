import { phrase } from '@retour/core';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Combobox, Notice } from '../../../ui';
import type { SuggestedCountries } from '../../reference';

const text = {
  label: 'Pays d’achat',
  hint: phrase`Tapez les premières lettres (exemple : Japon).`,
  nothingFound: phrase`Aucun pays ne correspond. Essayez son nom en français (exemple : Suisse).`,
  overseasTitle: phrase`L'outre-mer n'est pas traité ici`,
  overseas: phrase`L'outre-mer français a ses propres taxes. Les achats se déclarent à l'arrivée, avec leurs tickets.`,
} as const;

export interface CountryEntryProps {
  readonly id: string;
  readonly label?: string | undefined;
  /** As typed. */
  readonly value: string;
  readonly error?: string | undefined;
  /** Null until the names of countries are there. */
  readonly suggested: SuggestedCountries | null;
  readonly onType: (typed: string) => void;
  readonly onChoose: (country: string) => void;
  readonly onFocus?: (() => void) | undefined;
  /** A country typed in full is an answer of the form: Enter sends it. */
  readonly acceptsTyped?: boolean | undefined;
  /** What is said of overseas France; what a traveller does there when absent. */
  readonly overseas?: string | undefined;
  /** What is said of France; as of a trip when absent. */
  readonly france?: string | undefined;
  /** Where to read more, under the words on overseas France. */
  readonly overseasHelp?: ReactNode;
}

/** A field for a country of purchase, without the names of countries, which the caller brings. */
export function CountryEntry({
  id,
  label = text.label,
  value,
  error,
  suggested,
  onType,
  onChoose,
  onFocus,
  acceptsTyped,
  overseas = text.overseas,
  france,
  overseasHelp,
}: CountryEntryProps): ReactNode {
  const isOverseas = suggested?.isOverseas === true;
  return (
    <>
      <Combobox
        id={id}
        label={label}
        hint={text.hint}
        error={error}
        icon={Search}
        items={suggested?.items ?? []}
        value={value}
        minimumLength={2}
        onInput={onType}
        onSelect={(item) => onChoose(item.id)}
        onFocus={onFocus}
        acceptsTyped={acceptsTyped}
        emptyText={whyNothing(suggested, error, france)}
      />
      {isOverseas && (
        <Notice tone="warning" title={text.overseasTitle} live>
          <p>{overseas}</p>
          {overseasHelp}
        </Notice>
      )}
    </>
  );
}

/** Where nothing is suggested; what the error or the words on overseas France say is said once. */
function whyNothing(
  suggested: SuggestedCountries | null,
  error: string | undefined,
  france: string | undefined,
): string | undefined {
  if (suggested === null || suggested.isOverseas) return undefined;
  // Overseas places are left: what is refused is France.
  const refusal = suggested.refusal === undefined ? text.nothingFound : (france ?? suggested.refusal);
  return refusal === error ? undefined : refusal;
}
