import { expect, it } from 'vitest';
import { documentFileName } from './receipt-words';

it.each([
  ['submitted', 12, 'declaration-K7Q-2MX-9TD.pdf'],
  ['validated', 12, 'declaration-K7Q-2MX-9TD.pdf'],
  ['paid', 12, 'recu-K7Q-2MX-9TD.pdf'],
  ['paid', 0, 'declaration-K7Q-2MX-9TD.pdf'],
  ['seized', 12, 'declaration-K7Q-2MX-9TD.pdf'],
] as const)('calls the document of one that is %s, of %d €, « %s »', (status, total, name) => {
  expect(documentFileName({ publicId: 'K7Q-2MX-9TD', status, assessment: { total } })).toBe(name);
});
