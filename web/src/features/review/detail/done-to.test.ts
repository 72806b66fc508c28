import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { doneText } from '../text/act-text';
import { doneTo } from './done-to';

const handedOver = assessedBasket([assessedLine({ status: 'handed-over', total: 0, customDuty: 0, vat: 0 })]);

it.each([
  ['submitted', 'validated', {}, 'Déclaration validée.'],
  ['submitted', 'validated', { assessment: handedOver }, 'Remise enregistrée, déclaration validée.'],
  ['validated', 'validated', { assessment: handedOver }, 'Remise enregistrée.'],
  ['validated', 'validated', {}, 'Correction enregistrée.'],
  ['validated', 'validated', { version: 2 }, 'Correction proposée.'],
  ['paid', 'validated', {}, 'Paiement annulé.'],
  ['refused', 'submitted', {}, 'Déclaration rouverte.'],
  ['validated', 'seized', {}, 'Saisie enregistrée.'],
] as const)('says what was done from %s to %s, %j: %s', (from, to, changes, words) => {
  const before = reviewedDeclaration({ status: from, version: 2 });
  expect(doneText[doneTo(before, { ...before, version: 3, status: to, ...changes })]).toBe(words);
});

it('says of what owed nothing that its closing is undone, and of no payment', () => {
  const free = assessedBasket([assessedLine({ status: 'relieved', total: 0, customDuty: 0, vat: 0 })]);
  const before = reviewedDeclaration({ status: 'paid', version: 2, assessment: free });
  expect(doneText[doneTo(before, { ...before, version: 3, status: 'validated' })]).toBe('Clôture annulée.');
});

it('says no hand-over again of what was handed over before', () => {
  const before = reviewedDeclaration({ status: 'submitted', assessment: handedOver });
  expect(doneTo(before, { ...before, version: 3, status: 'validated' })).toBe('validated');
});
