import { expect, it } from 'vitest';
import { meansInWords } from './payment-words';

it.each([
  [['card'], 'par carte'],
  [['card', 'cheque'], 'par carte et par chèque'],
  [['card', 'card', 'cash', 'bank-cheque'], 'par carte, en espèces et par chèque de banque'],
] as const)('says within a sentence how it was paid: %j', (means, words) => {
  expect(meansInWords(means)).toBe(words);
});
