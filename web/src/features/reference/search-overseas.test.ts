import { excludedCountries } from '@retour/core';
import { expect, it } from 'vitest';
import { countryName } from './country-name';
import { isOverseas } from './search-overseas';

const overseas = [...excludedCountries].filter((code) => code !== 'FR').map(countryName);

it.each([
  ...overseas,
  'guadeloupe',
  'martinique',
  'la réunion',
  'reunion',
  'ile de la reunion',
  'tahiti',
  'papeete',
  'bora bora',
  'guyane',
  'cayenne',
  'mayotte',
  'noumea',
  'saint barth',
  'st-barth',
  'saint martin',
  'wallis',
  'st pierre et miquelon',
  'dom-tom',
  'outre mer',
  'guadeloup',
])('knows « %s » for overseas France', (typed) => {
  expect(isOverseas(typed)).toBe(true);
});

it.each([
  '',
  'g',
  'france',
  'italie',
  'guatemala',
  'maurice',
  'guinée',
  'réu',
  'saint-kitts',
  'guyana',
  'dominique',
])('leaves « %s » alone', (typed) => {
  expect(isOverseas(typed)).toBe(false);
});
