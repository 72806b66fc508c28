import { isOverseas, searchCountries } from '../../reference';
import type { SuggestedCountries } from './country-entry';

const maxListLength = 8;

/** The countries of purchase that what is typed may name, best first. */
export function suggestCountries(typed: string): SuggestedCountries {
  return {
    items: searchCountries(typed)
      .slice(0, maxListLength)
      .map(({ item }) => ({ id: item.code, label: item.name })),
    isOverseas: isOverseas(typed),
  };
}
