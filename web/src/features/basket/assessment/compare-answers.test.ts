import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import { expect, it } from 'vitest';
import { confirmationOf } from './confirmation';

const line: AnswerLine = {
  customId: 'a',
  id: 'parfum',
  customName: null,
  originalValue: 12.5,
  currency: 'EUR',
  exchangeRate: 1,
  value: 12.5,
  amount: null,
  alcoholDegree: null,
  status: 'taxed',
  taxedValue: 12.5,
  customDutyRate: 0,
  customDuty: 0,
  excise: 0,
  vatRate: 20,
  vat: 2.5,
  total: 2.5,
  explanation: [],
};
const answer: SimulationAnswer = {
  edition: '2026-11',
  date: '2026-11-21',
  country: 'JP',
  countryType: 'NON_EU',
  regime: 'third',
  currency: 'EUR',
  mode: null,
  allowances: [],
  quantityAllowances: [],
  totalValue: 12.5,
  totalCustomDuty: 0,
  totalExcise: 0,
  totalVat: 2.5,
  total: 2.5,
  totalIsMinimum: false,
  shoppingProducts: [line],
  warnings: [],
};

it('is confirmed when both agree to the cent', () => {
  expect(confirmationOf(answer, structuredClone(answer))).toEqual({ kind: 'confirmed' });
});

it('reports what differs, the total first', () => {
  const other = { ...answer, total: 2.51, shoppingProducts: [{ ...line, total: 2.51 }] };
  expect(confirmationOf(answer, other)).toEqual({
    kind: 'different',
    differences: [
      { customId: null, onDevice: 2.5, onServer: 2.51 },
      { customId: 'a', onDevice: 2.5, onServer: 2.51 },
    ],
  });
});

it.each([
  null,
  { ...answer, date: '2026-11-20' },
  { ...answer, country: 'US' },
  { ...answer, shoppingProducts: [] },
  { ...answer, shoppingProducts: [{ ...line, originalValue: 13 }] },
  { ...answer, shoppingProducts: [{ ...line, currency: 'USD' }] },
])('waits for an answer about this very basket', (other) => {
  expect(confirmationOf(answer, other)).toEqual({ kind: 'pending' });
});
