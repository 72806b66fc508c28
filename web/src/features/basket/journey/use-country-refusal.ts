import { useMemo, useState } from 'react';
import { unnamedPlace, whyUnnamed } from '../../reference';

export interface CountryRefusal {
  /** Why the field names no country, in words to act on. */
  readonly refusal: string;
  /** Of the field, which hands up a code alone. */
  readonly onType: (typed: string) => void;
}

/**
 * What a form says when its country is missing.
 * @param missing what it says while nothing better is known of what is typed
 * @param overseas what it says of overseas France, where no other country is to be chosen
 */
export function useCountryRefusal(missing: string, overseas?: string): CountryRefusal {
  const [typed, onType] = useState('');
  const known = useMemo(
    () => (unnamedPlace(typed) === 'overseas' ? overseas : undefined) ?? whyUnnamed(typed),
    [typed, overseas],
  );
  return { refusal: known ?? missing, onType };
}

interface CountryForm {
  readonly errors: readonly { readonly fieldId: string }[];
  readonly clear: () => void;
}

/** Once a country is named, what was said of the one before goes, unless something else is to be put right. */
export function clearOnceNamed(
  { errors, clear }: CountryForm,
  id: string,
  country: string | undefined,
): void {
  const [only, ...others] = errors;
  if (country !== undefined && only?.fieldId === id && others.length === 0) clear();
}
