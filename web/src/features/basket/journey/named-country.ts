import { foldText } from '@retour/core';
import { searchCountries } from '../../reference';

/** With two letters, a code or the beginning of a name, a person has not said yet which country they mean. */
const minimumLength = 3;

/** Nobody types each accent and each hyphen: « etats unis » is États-Unis. */
const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was typed in full without choosing in the list, or the one suggestion left. */
export function namedCountry(typed: string): string | undefined {
  const [first, ...others] = searchCountries(typed);
  if (first === undefined) return undefined;
  const isNamed = folded(first.item.name) === folded(typed);
  const isOnlyOne = others.length === 0 && typed.trim().length >= minimumLength;
  return isNamed || isOnlyOne ? first.item.code : undefined;
}
