import { expect, it } from 'vitest';
import { whyUnnamed } from './unnamed-country';

it.each([
  ['Guadeloupe', /^Choisissez un autre pays\s: l’outre-mer n’est pas traité ici\.$/u],
  ['la réunion', /outre-mer/u],
  ['Guyane', /outre-mer/u],
  ['saint martin', /^Choisissez la partie néerlandaise dans la liste, ou un autre pays\s: l’outre-mer/u],
  ['Corse', /^Choisissez un autre pays que la France, Corse comprise\.$/u],
  [' france ', /que la France/u],
  ['France métropolitaine', /que la France/u],
  ['Paris', /que la France/u],
])('says of « %s » why it is no country of purchase', (typed, words) => {
  expect(whyUnnamed(typed)).toMatch(words);
});

it.each(['', 'Atlantide', 'Guyana', 'Maurice', 'Francfort'])(
  'has nothing of its own to say of « %s »',
  (typed) => {
    expect(whyUnnamed(typed)).toBeUndefined();
  },
);
