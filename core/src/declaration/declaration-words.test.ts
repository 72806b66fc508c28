import { expect, it } from 'vitest';
import { phrase } from '../french/typeset';
import { declarationStatusWords, formatStatus } from './declaration-words';
import { travellerStatusWords } from './traveller-status-words';

it('says that a declaration was paid, or closed when nothing was to pay', () => {
  expect(formatStatus({ status: 'paid', total: 12.5 })).toBe('payée');
  expect(formatStatus({ status: 'paid', total: 0 })).toBe('close');
  expect(formatStatus({ status: 'refused', total: 0 })).toBe('refusée');
  expect(formatStatus({ status: 'validated', total: 0 })).toBe(declarationStatusWords.validated);
});

it('says of goods that are re-exported that they leave the Union: leaving France is not enough', () => {
  const { meaning } = travellerStatusWords['re-exported'];
  expect(meaning).toContain(phrase`hors de l'Union européenne`);
  expect(meaning).not.toContain('France');
});
