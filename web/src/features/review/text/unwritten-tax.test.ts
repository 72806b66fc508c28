import { expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { unwrittenTax } from './unwritten-tax';

const plain = (text: string): string => text.replace(/\s/gu, ' ');
const relieved = { status: 'relieved', customDuty: 0, vat: 0, total: 0 } as const;

it.each([
  ['of a knife to be presented', 'relieved', 'weapons', 'regulated', 'selon le contrôle'],
  ['of what is in doubt', 'relieved', 'weapons', 'doubtful', 'selon le contrôle'],
  ['of a vehicle, left to an office', 'relieved', 'vehicle', 'regulated', 'non calculé'],
  ['of a gun to assess', 'to-assess', 'weapons', 'regulated', 'non calculé'],
  ['of a gun above a level', 'indicative-exceeded', 'weapons', 'regulated', 'non calculé'],
  ['of what may not enter', 'relieved', 'ivory', 'forbidden', 'non calculé'],
] as const)('never denies that a tax was computed: %s', (_, status, code, severity, words) => {
  const line = assessedLine({ ...relieved, status, restriction: { code, severity } });
  expect(plain(unwrittenTax(line))).toBe(words);
});
