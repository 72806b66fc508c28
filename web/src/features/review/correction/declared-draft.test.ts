import { describe, expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { checkDeclared, draftOfDeclared, isDeclaredChanges } from './declared-draft';

const declaration = reviewedDeclaration({ flightNumber: 'AF123', declarantEmail: 'a@exemple.fr' });
const check = (changes: Parameters<typeof checkDeclared>[1], sent = declaration) =>
  checkDeclared(sent, changes);

describe('checkDeclared', () => {
  it.each([
    ['nothing touched', {}],
    ['the same text typed again', { lastName: ' Dupont ', email: 'a@exemple.fr' }],
    ['the same age', { age: { isMinimum: false, text: '34 ans' } }],
    ['the same flight, with a space', { flightNumber: 'AF123', meansOfTransport: 'plane' }],
  ] as const)('has nothing to correct: %s', (_name, changes) => {
    expect(check(changes)).toEqual({ problems: {}, declared: undefined });
  });

  it.each([
    [
      { lastName: 'Durand', email: '' },
      { declarantLastName: 'Durand', declarantEmail: '' },
    ],
    [{ age: { isMinimum: true, text: '' } }, { age: 18, ageIsMinimum: true }],
    [{ age: { isMinimum: false, text: '14' } }, { age: 14 }],
    [{ meansOfTransport: 'train' }, { meanOfTransport: 'train', flightNumber: '' }],
    [
      { meansOfTransport: 'car', country: 'CH', border: true },
      { meanOfTransport: 'car', country: 'CH', border: true, flightNumber: '' },
    ],
  ] as const)('sends what differs only: %j', (changes, declared) => {
    expect(check(changes)).toEqual({ problems: {}, declared });
  });

  it('reads the same years as another age, when they are not a minimum any more', () => {
    const adult = reviewedDeclaration({ age: 18, ageIsMinimum: true });
    expect(draftOfDeclared(adult).age).toEqual({ isMinimum: true, text: '' });
    expect(check({ age: { isMinimum: false, text: '18' } }, adult).declared).toEqual({ age: 18 });
  });

  it.each([
    [{ lastName: ' ' }, ['lastName']],
    [{ age: { isMinimum: false, text: 'seize' } }, ['age']],
    [{ flightNumber: 'vol' }, ['flightNumber']],
    [{ country: undefined }, ['country']],
    [{ meansOfTransport: 'car', country: 'CH' }, ['border']],
    [{ postalCode: 'SW1A 1AA' }, ['postalCode']],
  ] as const)('says what is to be put right: %j', (changes, fields) => {
    expect(Object.keys(check(changes).problems)).toEqual(fields);
  });

  it('leaves what nobody touched as it was accepted', () => {
    const old = reviewedDeclaration({ declarantLastName: '', declarantAddressPostalCode: '7501' });
    expect(check({ firstName: 'Zoé', country: 'JP' }, old)).toEqual({
      problems: {},
      declared: { declarantFirstName: 'Zoé', country: 'JP' },
    });
  });
});

it('knows its own changes, and no others', () => {
  expect(isDeclaredChanges({ lastName: 'Durand', age: { isMinimum: true, text: '' }, border: true })).toBe(
    true,
  );
  for (const other of [{ lastName: 3 }, { age: 34 }, { meansOfTransport: 'rocket' }, null]) {
    expect(isDeclaredChanges(other)).toBe(false);
  }
});
