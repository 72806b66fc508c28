import { expect, it } from 'vitest';
import { troubleOf } from './trouble-of';

it.each([
  ['refused', 'EENVELOPE 550', 'address'],
  ['refused', 'EMESSAGE 554', 'content'],
  ['dead', 'EAUTH 535', 'access'],
  ['dead', 'EENVELOPE 530', 'access'],
  ['dead', 'EENVELOPE 553', 'access'],
  ['dead', 'EENVELOPE 451', 'delayed'],
  ['dead', 'EMESSAGE 452', 'delayed'],
  ['dead', 'ESOCKET', 'unreachable'],
  ['dead', 'ETIMEDOUT', 'unreachable'],
  ['dead', 'TypeError', 'other'],
  ['dead', '', 'other'],
  ['held', '', 'restored'],
  ['held', 'ESOCKET', 'restored'],
] as const)('%s by %s is a matter of %s… %s', (how, codes, trouble) => {
  expect(troubleOf(how, codes)).toBe(trouble);
});
