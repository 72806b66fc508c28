import { expect, it } from 'vitest';
import { priceHead } from './price-head';

const article = { explanation: [{ code: 'vat' }] };
const sum = { explanation: [{ code: 'restriction-cash' }, { code: 'cash-owes-nothing' }] };

it.each([
  ['nothing', [], 'Prix payé'],
  ['articles', [article, article], 'Prix payé'],
  ['sums', [sum, sum], 'Somme'],
  ['both', [article, sum], 'Prix ou somme'],
])('stands over what was paid for %s', (_, lines, head) => {
  expect(priceHead(lines)).toBe(head);
});
