import { typeset } from '@retour/core';
import { countryName } from './country-name';

/** The name as it is read: « États-Unis » is not broken at its hyphen. */
export function shownCountryName(code: string): string {
  return typeset(countryName(code));
}
