import { expect, it } from 'vitest';
import { contactFieldNames, contactGroups, declaredFields, inReadingOrder } from './declared-fields';

it('reads the contact page group by group, a postal code before its city', () => {
  const groups = contactFieldNames.map((name) => declaredFields[name].group);
  expect([...new Set(groups)]).toEqual(contactGroups);
  expect(groups).toEqual(contactGroups.flatMap((group) => groups.filter((other) => other === group)));
  const postalCode = contactFieldNames.indexOf('declarantAddressPostalCode');
  expect(contactFieldNames[postalCode + 1]).toBe('declarantAddressCity');
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
