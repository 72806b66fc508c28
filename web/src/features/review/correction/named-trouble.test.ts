import { expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { namedTrouble } from './named-trouble';

const declaration = reviewedDeclaration({
  shoppingProducts: [
    { customId: 'a', customName: 'Lampe', originalValue: 12, currency: 'EUR' },
    { customId: 'b', customName: 'Gin du pays', originalValue: 12, currency: 'EUR' },
  ],
});
const message = 'Il n’est admis qu’à partir de 17 ans.';

const told = (path: string): string => {
  const outcome = { kind: 'refused', message, errors: [{ path, code: 'wrong', message }] } as const;
  const named = namedTrouble({ outcome, retry: () => undefined }, declaration, () => null).outcome;
  return named.kind === 'refused' ? named.message : '';
};

it('names the article that a new age makes wrong, with the reason', () => {
  expect(told('shoppingProducts.1.id')).toBe(`Gin du pays\u00A0: ${message}`);
});

it('leaves what is about a field of the form', () => {
  expect(told('declared.age')).toBe(message);
  expect(told('shoppingProducts.7.id')).toBe(message);
});
