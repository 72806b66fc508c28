import { useMemo, useState } from 'react';
import { isText } from '../../../lib/shape';
import { readDraft, saveDraft } from '../../../store';
import { unnamedPlace, whyUnnamed } from '../../reference';

export interface CountryRefusal {
  /** Why the field names no country, in words to act on. */
  readonly refusal: string;
  /** As it stands in the field, or stood there before another page was opened. */
  readonly typed: string;
  /** Of the field, which hands up a code alone. */
  readonly onType: (typed: string) => void;
}

/**
 * What a form says when its country is missing.
 * @param missing what it says while nothing better is known of what is typed
 * @param overseas what it says of overseas France, where no other country is to be chosen
 * @param keeper which journey finds what was typed again, where one does; the home page writes to the first one
 */
export function useCountryRefusal(
  missing: string,
  overseas?: string,
  keeper?: 'simulation' | 'declaration',
): CountryRefusal {
  const [typed, setTyped] = useState(() => (keeper && readDraft('countryTyped', isText, keeper)) ?? '');
  const onType = (text: string): void => {
    setTyped(text);
    if (keeper !== undefined) saveDraft('countryTyped', text, keeper);
  };
  const known = useMemo(
    () => (unnamedPlace(typed) === 'overseas' ? overseas : undefined) ?? whyUnnamed(typed),
    [typed, overseas],
  );
  return { refusal: known ?? missing, typed, onType };
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
