import { namedCountry } from './named-country';
import { searchCountries } from './search-countries';
import { isOverseas } from './search-overseas';
import { unnamedPlace, whyUnnamed } from './unnamed-country';

/** What is suggested for what is typed. */
export interface SuggestedCountries {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** What is typed names overseas France, which is no country of purchase. */
  readonly isOverseas: boolean;
  /** What is said where it is sent, when it is known why it names none. */
  readonly refusal: string | undefined;
  /** The one that what is typed is enough to name. */
  readonly named: string | undefined;
}

const maxListLength = 8;

/** The countries of purchase that what is typed may name, best first. */
export function suggestCountries(typed: string): SuggestedCountries {
  // « Corse » is like Corée, and is France.
  const found = unnamedPlace(typed) === 'france' ? [] : searchCountries(typed);
  return {
    items: found.slice(0, maxListLength).map(({ item }) => ({ id: item.code, label: item.name })),
    isOverseas: isOverseas(typed),
    refusal: whyUnnamed(typed),
    named: namedCountry(typed),
  };
}
