import { expect, it } from 'vitest';
import { isSearched } from './product-search-settings';

it.each([
  ['', false],
  ['   ', false],
  ['a', false],
  ['a ', false],
  ['th', true],
  // Nothing of these can be found, which is said.
  ['🎸', true],
  ['🎸🎸', true],
  ['…', true],
])('« %s » is searched: %s', (typed, searched) => expect(isSearched(typed)).toBe(searched));
