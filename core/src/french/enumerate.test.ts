import { expect, it } from 'vitest';
import { enumerate } from './enumerate';

it.each([
  [[], ''],
  [['la Suisse'], 'la Suisse'],
  [['10 %', '5,5 %', '2,1 %'], '10 %, 5,5 % et 2,1 %'],
] as const)('says %j as a sentence does: « %s »', (parts, words) => {
  expect(enumerate(parts)).toBe(words);
});
