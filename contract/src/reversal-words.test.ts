import { expect, it } from 'vitest';
import { isDueAgain, isReversedClosing, reversalSentences, reversalTitle } from './reversal-words';

const settledAt = '2026-03-12T10:00:00Z';
const receipt = 'PORT-CALAIS-2026-000012';
const closing = 'La clôture du 12 mars 2026 a été annulée';
const payment = 'Le paiement du 12 mars 2026 a été annulé';
const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');

it.each([
  ['closed, and owes something since', { settledAt, amount: 0 }, 12, closing, false],
  ['closed, and still owes nothing', { settledAt, amount: 0 }, 0, closing, false],
  ['paid, and owes nothing any more', { settledAt, amount: 50 }, 0, payment, false],
  ['paid before receipts had numbers', { settledAt, amount: 50 }, 50, payment, true],
  ['paid under a number', { settledAt, receipt, amount: 50 }, 12, payment, true],
  // As a release before answers, and as a device kept it.
  ['of an older version, and owes nothing', { settledAt }, 0, closing, false],
  ['of an older version, and owes something', { settledAt }, 12, payment, true],
  ['of an older version, paid under a number', { settledAt, receipt }, 0, payment, false],
] as const)('says by what was settled what was reversed: %s', (_what, reversed, total, title, isAgain) => {
  const declaration = { status: 'validated', assessment: { total }, reversed } as const;
  expect(plain(reversalTitle(declaration))).toBe(title);
  expect(isReversedClosing(declaration)).toBe(title === closing);
  expect(isDueAgain(declaration)).toBe(isAgain);
  const sentences = reversalSentences(declaration).map(plain).join(' ');
  expect(sentences.includes('vous est rendu')).toBe(title === payment);
  expect(sentences.includes('attend de nouveau un agent')).toBe(title === closing);
});

it('says nothing of what was never reversed', () => {
  const declaration = { status: 'validated', assessment: { total: 0 } } as const;
  expect(reversalTitle(declaration)).toBeNull();
  expect(reversalSentences(declaration)).toEqual([]);
  expect([isReversedClosing(declaration), isDueAgain(declaration)]).toEqual([false, false]);
});
