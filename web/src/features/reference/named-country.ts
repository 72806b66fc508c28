import { foldText } from '@retour/core';
import { countriesCalled, searchCountries } from './search-countries';
import { isOverseas } from './search-overseas';

/** With two letters, a code or the beginning of a name, a person has not said yet which country they mean. */
const minimumLength = 3;

/** Nobody types each accent and each hyphen: « etats unis » is États-Unis. */
const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was typed in full without choosing in the list, or the one country left that is called so. */
export function namedCountry(typed: string): string | undefined {
  const [first] = searchCountries(typed);
  if (first !== undefined && folded(first.item.name) === folded(typed)) return first.item.code;
  if (typed.trim().length < minimumLength) return undefined;
  const [called, ...others] = countriesCalled(typed);
  // « Guyane » is near Guyana alone, and is not it.
  return called === undefined || others.length > 0 || isOverseas(typed) ? undefined : called.code;
}
