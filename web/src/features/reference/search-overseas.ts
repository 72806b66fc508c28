import { excludedCountries } from '@retour/core';
import { createSearch, type Search } from '../../lib/search';
import { countryName } from './country-name';
import { searchCountries } from './search-countries';

/** Islands, towns and short names that people type. */
const otherNames = [
  'outre-mer',
  'DOM-TOM',
  'Réunion',
  'île de la Réunion',
  'Saint-Denis de la Réunion',
  'Pointe-à-Pitre',
  'Basse-Terre',
  'Marie-Galante',
  'Fort-de-France',
  'Guyane',
  'Cayenne',
  'Kourou',
  'Mamoudzou',
  'Tahiti',
  'Papeete',
  'Bora-Bora',
  'Moorea',
  'Nouméa',
  'Saint-Barth',
  'St-Barth',
  'Saint-Barts',
  'Saint-Martin',
  'St-Martin',
  'Wallis',
  'Futuna',
  'St-Pierre-et-Miquelon',
];

/** « Polynésie française » holds the word, but France itself is not overseas. */
const france = /^\s*fran[cç]/i;

let search: Search<string> | undefined;

/** Whether what is typed names overseas France, which is no country of purchase here, rather than another one. */
export function isOverseas(typed: string): boolean {
  search ??= createSearch({
    items: [...[...excludedCountries].filter((code) => code !== 'FR').map(countryName), ...otherNames],
    fields: [{ textsOf: (name) => [name], penalty: 0 }],
    threshold: 0.15,
    minCharacters: 4,
  });
  const [overseas] = search(typed);
  if (overseas === undefined || overseas.partial || france.test(typed)) return false;
  const [country] = searchCountries(typed);
  return country === undefined || overseas.score <= country.score;
}
