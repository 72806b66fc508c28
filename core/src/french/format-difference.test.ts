import { expect, it } from 'vitest';
import { formatDifference } from './format-difference';

it.each([
  [1_198.39, '+1 198,39 €'],
  [-1, '−1,00 €'],
  [0, '0,00 €'],
])('%d euros of difference are written « %s »', (euros, written) =>
  expect(formatDifference(euros).replace(/[\u00A0\u202F]/g, ' ')).toBe(written),
);
