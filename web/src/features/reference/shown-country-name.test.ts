import { expect, it } from 'vitest';
import { shownCountryName } from './shown-country-name';

it.each([
  ['US', 'États-\u2060Unis'],
  ['NL', 'Pays-\u2060Bas'],
  ['CH', 'Suisse'],
  ['PG', 'Papouasie-Nouvelle-Guinée'],
])('shows %s as « %s »', (code, shown) => {
  expect(shownCountryName(code)).toBe(shown);
});
