import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import { answerWords } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { createCalculator } from './calculator';
import { shownAnswer } from './shown-answer';

const calculator = createCalculator(
  products as unknown as ProductCatalogue,
  currencies as unknown as CurrencyTable,
  '2026-10-15',
);
const trip = { age: 40, country: 'MA', meanOfTransport: 'plane', border: false } as const;
const perfume = { customId: 'p', id: 'parfum', originalValue: 100, currency: 'EUR' };
const ivory = {
  customId: 'i',
  customName: 'Statuette en ivoire',
  originalValue: 400,
  currency: 'EUR',
  restriction: 'ivory',
} as const;

function shown(shoppingProducts: object[]) {
  const request = { ...trip, shoppingProducts } as never;
  const outcome = calculator.assess(request);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return { raw: outcome.answer, answer: shownAnswer(outcome.answer, calculator, request) };
}

it('gives the allowance to what may be kept, and asks of each line what the amount says', () => {
  const { raw, answer } = shown([ivory, perfume]);
  expect(raw.shoppingProducts.map(({ total }) => total)).toEqual([0, 20]);
  expect(answer.shoppingProducts.map(({ customId, status, total }) => [customId, status, total])).toEqual([
    ['i', raw.shoppingProducts[0]?.status, 0],
    ['p', 'relieved', 0],
  ]);
  expect(answer.allowances.find(({ used }) => used > 0)?.used).toBe(100);
  expect(answerWords(answer, 'simulated')).toEqual(answerWords(raw, 'simulated'));
  expect(answer.totalVat).toBe(0);
});

it('leaves the allowance to what may be kept, where nothing is owed either way', () => {
  const { raw, answer } = shown([{ ...ivory, originalValue: 160 }, perfume]);
  const used = ({ allowances }: typeof raw) => allowances.find(({ pot }) => pot === 'value')?.used;
  expect([raw.total, used(raw)]).toEqual([0, 260]);
  expect([answer.total, used(answer)]).toEqual([0, 100]);
});

it('changes nothing where what may not enter takes nothing from the others', () => {
  const [alone, dear] = [shown([perfume]), shown([{ ...perfume, originalValue: 900 }, ivory])];
  expect(alone.answer).toBe(alone.raw);
  const kept = dear.answer.shoppingProducts.find(({ customId }) => customId === 'p');
  expect(kept?.total).toBe(dear.raw.withoutForbidden?.total);
});
