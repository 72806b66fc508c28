import { expect, it } from 'vitest';
import { stageOf } from './answer-stages';
import { answerWords } from './answer-words';
import { formatTotalAlone } from './total-alone';

const vehicle = { code: 'vehicle', severity: 'regulated' } as const;

it.each([
  ['submitted', 0, false, false, '0,00 €'],
  ['submitted', 12, true, false, 'au moins 12,00 €'],
  ['validated', 0, true, false, 'À évaluer'],
  ['validated', 0, false, true, 'À présenter'],
  ['validated', 12, false, true, '12,00 €'],
  ['paid', 0, false, false, 'Rien à payer'],
  ['paid', 0, true, false, 'Fixé par l’agent'],
  ['paid', 0, false, true, 'Fixé par l’agent'],
  ['paid', 12, true, false, '12,00 €'],
] as const)('says as a whole answer does: %s, %d, a part %s, a vehicle %s', (...row) => {
  const [status, total, totalIsMinimum, hasVehicle, words] = row;
  const stage = stageOf(status);
  const written = formatTotalAlone({ total, totalIsMinimum, hasVehicle }, stage);
  expect(written.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toBe(words);
  const warnings = hasVehicle ? [vehicle] : [];
  expect(written).toBe(answerWords({ total, totalIsMinimum, warnings, shoppingProducts: [] }, stage).amount);
});
