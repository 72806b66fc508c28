import type { SimulationAnswer } from '@retour/contract';
import { expect, it } from 'vitest';
import { summaryText } from '../../basket/text/summary-text';
import { summaryHeading } from './summary-heading';

const nothing: SimulationAnswer = {
  edition: '2026-11',
  date: '2026-11-21',
  country: 'US',
  countryType: 'NON_EU',
  regime: 'third',
  currency: 'EUR',
  mode: null,
  allowances: [],
  quantityAllowances: [],
  totalValue: 0,
  totalCustomDuty: 0,
  totalExcise: 0,
  totalVat: 0,
  total: 0,
  totalIsMinimum: false,
  shoppingProducts: [],
  warnings: [],
};
const warning = (code: string) => ({ code, message: '', legalBasis: null });

it.each([
  [summaryText.nothingTitle, {}],
  [summaryText.nothingTitle, { warnings: [warning('exchange-rate-out-of-date')] }],
  [summaryText.nothingDueTitle, { warnings: [warning('preference-above-limit')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')], total: 12 }],
  [summaryText.minimumTitle, { totalIsMinimum: true }],
  [summaryText.toPayTitle, { total: 0.01 }],
])('says « %s »', (title, answer) => {
  expect(summaryHeading({ ...nothing, ...answer }, 'plane').title).toBe(title);
});
