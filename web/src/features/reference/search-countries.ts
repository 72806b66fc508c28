import { createSearch, type Search, type SearchHit } from '../../lib/search';
import { type Country, countriesOfPurchase } from './country';

/** A name is chosen while it is typed: « Chi » is the beginning of Chine, whatever town has it for a word. */
const countrySearchSettings = { threshold: 0.15, minCharacters: 2, mayBeBeginning: true } as const;

const inBrackets = /\s*\(.*\)/u;

const withBrackets = countriesOfPurchase.filter(({ name }) => inBrackets.test(name));

let search: Search<Country> | undefined;
let searchCalled: Search<Country> | undefined;

/** Countries of purchase by French name, alias, town or code, best first; indexed at the first query. */
export function searchCountries(query: string): readonly SearchHit<Country>[] {
  search ??= searchBy(countriesOfPurchase, ({ name }) => name);
  return search(query);
}

/** The same, but those that only hold it in brackets: « Italie » is no name of « Livigno (Italie) ». */
export function countriesCalled(query: string): readonly Country[] {
  searchCalled ??= searchBy(withBrackets, ({ name }) => name.replace(inBrackets, ''));
  const called = new Set(searchCalled(query).map(({ item }) => item));
  return searchCountries(query)
    .map(({ item }) => item)
    .filter((item) => !withBrackets.includes(item) || called.has(item));
}

function searchBy(items: readonly Country[], nameOf: (country: Country) => string): Search<Country> {
  return createSearch({
    items,
    fields: [
      { textsOf: (country) => [nameOf(country)], penalty: 0 },
      {
        textsOf: ({ code, alpha3 }) => (alpha3 === null ? [code] : [code, alpha3]),
        penalty: 0.05,
        areCodes: true,
      },
      { textsOf: ({ aliases }) => aliases, penalty: 0.05 },
    ],
    ...countrySearchSettings,
  });
}
