import { expect, it } from 'vitest';
import { contactFieldNames, declaredFields, inReadingOrder } from './declared-fields';

it('reads the contact page group by group, a postal code before its city', () => {
  expect(contactFieldNames).toEqual([
    'declarantLastName',
    'declarantFirstName',
    'declarantAddressStreet',
    'declarantAddressPostalCode',
    'declarantAddressCity',
    'declarantAddressCountry',
    'declarantEmail',
    'declarantPhoneNumber',
  ]);
});

it.each([
  ['name', 'declarantAddressStreet'],
  ['address', 'declarantEmail'],
  ['reach', undefined],
] as const)('reads a row added at the end last of its group, %s', (group, next) => {
  const names = inReadingOrder({ ...declaredFields, declarantPassport: { askedOn: 'contact', group } });
  expect(names[names.indexOf('declarantPassport') + 1]).toBe(next);
  expect(names.filter((name) => name !== 'declarantPassport')).toEqual(contactFieldNames);
});
