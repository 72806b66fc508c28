import { expect, it } from 'vitest';
import { declarationStatusWords, formatStatus } from './declaration-words';

it('says that a declaration was paid, or closed when nothing was to pay', () => {
  expect(formatStatus({ status: 'paid', total: 12.5 })).toBe('payée');
  expect(formatStatus({ status: 'paid', total: 0 })).toBe('close');
  expect(formatStatus({ status: 'refused', total: 0 })).toBe('refusée');
  expect(formatStatus({ status: 'validated', total: 0 })).toBe(declarationStatusWords.validated);
});
