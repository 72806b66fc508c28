import { expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { lineReason } from './line-reason';

const reasonOf = (...codes: readonly string[]): string | undefined => {
  const explanation = codes.map((code) => ({ code, text: code, legalBasis: null, figures: {} }));
  return lineReason(assessedLine({ explanation }), ({ text }) => text);
};

it('gives the reason of the tax, before which other things are said', () => {
  expect(reasonOf('exchange-rate', 'food-allowance', 'value-over-allowance', 'vat')).toBe(
    'value-over-allowance',
  );
  expect(reasonOf('restriction-cash', 'value-relieved')).toBe('value-relieved');
  expect(reasonOf('value-over-allowance', 'to-assess')).toBe('to-assess');
});
