import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { quantityUse } from './quantity-use';

const catalogue = indexCatalogue(products as ProductCatalogue);
const cigarettes = (amount: number, changes: Parameters<typeof assessedLine>[0] = {}) =>
  assessedLine({ id: 'cigarettes', amount, status: 'relieved', ...changes });

it.each([
  ['unlimited', 800],
  ['indicative-exceeded', 1_000],
] as const)('counts in an allowance nothing of what was bought inside the Union: %s', (status, amount) => {
  const ofUnion = cigarettes(amount, { status, purchaseCountry: 'ES' });
  const use = { amount: 200, limit: 200, unit: 'cigarette' };
  expect(quantityUse(assessedBasket([cigarettes(200), ofUnion]), 'tobacco', catalogue)).toMatchObject({
    amount: use.amount,
    limit: use.limit,
  });
  // Of another kind, it does not keep the others from being counted in their own unit either.
  const cigars = assessedLine({ id: 'cigares', amount: 50, status, purchaseCountry: 'ES' });
  expect(quantityUse(assessedBasket([cigarettes(200), cigars]), 'tobacco', catalogue)?.amount).toBe(200);
});
