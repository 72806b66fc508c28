import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import { describe, expect, it } from 'vitest';
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

/** Of an answer that came on this page. */
const confirmation = (other: SimulationAnswer | null) => confirmationOf(answer, other, () => true);

it('is confirmed when both agree to the cent', () => {
  expect(confirmation(structuredClone(answer))).toEqual({ kind: 'confirmed' });
  expect(confirmationOf(answer, structuredClone(answer), () => false)).toEqual({ kind: 'confirmed' });
});

describe('the same cents that are judged otherwise', () => {
  const judged: readonly (readonly [string, SimulationAnswer])[] = [
    ['by another law', { ...answer, edition: '2026-12' }],
    ['at the least', { ...answer, totalIsMinimum: true }],
    ['of another status', { ...answer, shoppingProducts: [{ ...line, status: 'to-assess' }] }],
    [
      'as forbidden',
      { ...answer, shoppingProducts: [{ ...line, restriction: { code: 'meat', severity: 'forbidden' } }] },
    ],
  ];
  it.each(judged)('are the server’s alone: %s', (_, other) => {
    expect(confirmation(other)).toEqual({ kind: 'superseded' });
  });

  it.each(judged)('are asked again where they were kept, which may be from before: %s', (_, other) => {
    expect(confirmationOf(answer, other, () => false)).toEqual({ kind: 'pending' });
  });

  it('are alike where both restrict an article in the same way', () => {
    const restricted = (severity: 'forbidden' | 'regulated') => ({
      ...answer,
      shoppingProducts: [{ ...line, restriction: { code: 'meat', severity } as const }],
    });
    const kindOf = (severity: 'forbidden' | 'regulated') =>
      confirmationOf(restricted('forbidden'), restricted(severity), () => true).kind;
    expect([kindOf('forbidden'), kindOf('regulated')]).toEqual(['confirmed', 'superseded']);
  });
});

it('reports what differs, the total first', () => {
  const other = { ...answer, total: 2.51, shoppingProducts: [{ ...line, total: 2.51 }] };
  expect(confirmation(other)).toEqual({
    kind: 'different',
    differences: [
      { customId: null, onDevice: 2.5, onServer: 2.51 },
      { customId: 'a', onDevice: 2.5, onServer: 2.51 },
    ],
  });
});

it('asks again what differs where it was kept, which may be from before', () => {
  const other = { ...answer, total: 2.51, shoppingProducts: [{ ...line, total: 2.51 }] };
  expect(confirmationOf(answer, other, () => false)).toEqual({ kind: 'pending' });
});

it.each([
  null,
  { ...answer, date: '2026-11-20' },
  { ...answer, country: 'US' },
  { ...answer, shoppingProducts: [] },
  { ...answer, shoppingProducts: [{ ...line, originalValue: 13 }] },
  { ...answer, shoppingProducts: [{ ...line, currency: 'USD' }] },
])('waits for an answer about this very basket', (other) => {
  expect(confirmation(other)).toEqual({ kind: 'pending' });
});
