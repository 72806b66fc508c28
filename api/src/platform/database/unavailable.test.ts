import { expect, it } from 'vitest';
import { isDatabaseUnavailable, isReadOnly } from './unavailable';

const fault = (code: string): Error => Object.assign(new Error('something'), { code });

it.each([
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNREFUSED',
  'ETIMEDOUT',
  '08006',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P03',
])('%s passes: the caller may come back', (code) => {
  expect(isDatabaseUnavailable(fault(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: fault(code) }))).toBe(true);
});

it.each(['23505', '22021', '42P01', '40002', 'ENOENT', ''])('“%s” is a fault of ours', (code) => {
  expect(isDatabaseUnavailable(fault(code))).toBe(false);
});

it('knows a server that only reads', () => {
  expect(isReadOnly(new Error('Failed query', { cause: fault('25006') }))).toBe(true);
  expect(isReadOnly(fault('57P01'))).toBe(false);
  expect(isReadOnly('25006')).toBe(false);
});
