import { expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { namedTrouble } from './named-trouble';

const declaration = reviewedDeclaration({
  shoppingProducts: [
    { customId: 'a', customName: 'Lampe', originalValue: 12, currency: 'EUR' },
    { customId: 'b', customName: 'Gin du pays', originalValue: 12, currency: 'EUR' },
    { customId: 'c', customName: 'Cadeau', originalValue: 12, currency: 'EUR' },
  ],
});
const message = 'Il n’est admis qu’à partir de 17 ans.';

const asked = {
  corrections: [
    { customId: 'b', amount: 2 },
    { customId: 'c', customName: 'Liqueur' },
  ],
  added: [{ customId: 'n', customName: 'Cognac', originalValue: 12, currency: 'EUR' }],
};

const told = (path: string): string => {
  const outcome = { kind: 'refused', message, errors: [{ path, code: 'wrong', message }] } as const;
  const named = namedTrouble({ outcome, retry: () => undefined }, declaration, asked, () => null).outcome;
  return named.kind === 'refused' ? named.message : '';
};

it.each([
  ['nobody touched', 'shoppingProducts.1.id', 'Gin du pays'],
  ['is corrected too', 'corrections.0.productId', 'Gin du pays'],
  ['is called otherwise', 'corrections.1.customName', 'Liqueur'],
  ['is added', 'added.0.id', 'Cognac'],
])('names the article that a new age makes wrong, with the reason: one that %s', (_, path, name) => {
  expect(told(path)).toBe(`${name}\u00A0: il n’est admis qu’à partir de 17 ans.`);
});

it('leaves what is about a field of the form', () => {
  expect(told('declared.age')).toBe(message);
  expect(told('shoppingProducts.7.id')).toBe(message);
  expect(told('corrections.3.productId')).toBe(message);
});
