import { searchCountries } from '../../reference';

/** With two letters, a code or the beginning of a name, a person has not said yet which country they mean. */
const minimumLength = 3;

/** What was typed in full without choosing in the list, or the one suggestion left. */
export function namedCountry(typed: string): string | undefined {
  const folded = typed.trim().toLocaleLowerCase('fr');
  const [first, ...others] = searchCountries(typed);
  if (first === undefined) return undefined;
  const isNamed = first.item.name.toLocaleLowerCase('fr') === folded;
  const isOnlyOne = others.length === 0 && folded.length >= minimumLength;
  return isNamed || isOnlyOne ? first.item.code : undefined;
}
