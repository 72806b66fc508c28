import { createSearch, type Search, type SearchHit } from '../../lib/search';
import { type Country, countriesOfPurchase } from './country';

/** A name is chosen while it is typed: « Chi » is the beginning of Chine, whatever town has it for a word. */
const countrySearchSettings = { threshold: 0.15, minCharacters: 2, mayBeBeginning: true } as const;

let search: Search<Country> | undefined;

/** Countries of purchase by French name, alias, town or code, best first; indexed at the first query. */
export function searchCountries(query: string): readonly SearchHit<Country>[] {
  search ??= createSearch({
    items: countriesOfPurchase,
    fields: [
      { textsOf: ({ name }) => [name], penalty: 0 },
      {
        textsOf: ({ code, alpha3 }) => (alpha3 === null ? [code] : [code, alpha3]),
        penalty: 0.05,
        areCodes: true,
      },
      { textsOf: ({ aliases }) => aliases, penalty: 0.05 },
    ],
    ...countrySearchSettings,
  });
  return search(query);
}
