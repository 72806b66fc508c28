import { expect, it } from 'vitest';
import { confirmed } from './figure';
import { lawOn } from './law';
import { vatPercentOf } from './vat';

const law = lawOn('2026-11-21');

it.each([20, 10, 5.5, 2.1])('is, for a product of the catalogue at %d %%, the rate of the day', (percent) => {
  expect(vatPercentOf(percent, law)).toBe(percent);
});

it('follows a change of the rate that applies, and of that one alone', () => {
  const standard = { ...law.vatRates.standard, ...confirmed(21, 'Loi de répétition') };
  const changed = { ...law, vatRates: { ...law.vatRates, standard } };
  expect([20, 10, 5.5].map((percent) => vatPercentOf(percent, changed))).toEqual([21, 10, 5.5]);
});

it('leaves a rate of no class as the catalogue writes it', () => {
  expect(vatPercentOf(8.5, law)).toBe(8.5);
});
