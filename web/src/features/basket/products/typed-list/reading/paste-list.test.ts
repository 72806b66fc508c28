import { expect, it } from 'vitest';
import { pastedList } from './paste-list';

it.each([
  ['parfum', '2 vins 30 €', '', '; 2 vins 30 €'],
  ['parfum ', '2 vins 30 €\nlivre 12 €\n', '', '; 2 vins 30 €; livre 12 €'],
  ['parfum, ', 'livre\r\nsac', '', 'livre; sac'],
  ['', 'livre 12 €, sac 9 €', 'parfum', 'livre 12 €, sac 9 €; '],
  ['vin 3 €', 'livre\nthé', '; sac 9 €', '; livre; thé'],
  ['', ' livre \n sac ', '', 'livre; sac'],
])('between « %s » and what follows, « %s » is apart: « %s »', (before, pasted, after, list) => {
  expect(pastedList(before, pasted, after)).toBe(list);
});

it.each(['parfum', '80 $', 'chaussures de sport'])('leaves one article to the field: %s', (pasted) => {
  expect(pastedList('grand ', pasted, '')).toBeNull();
});

it.each([
  ['a', null],
  [' ', null],
  ['\n', null],
  ['1 ', null],
  ['; ', `1${'; '.repeat(300_000)}`.trim()],
])('reads a whole book of « %s » at once', (sign, list) => {
  expect(pastedList('', `1${sign.repeat(300_000)}`, '')).toBe(list);
});
