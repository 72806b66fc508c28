import type { Declaration } from '@retour/contract';
import { declarationStatuses, typographyFaults } from '@retour/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { nomenclatureOf } from '../described-line';
import { sampleDeclaration } from '../testing/sample-declaration';
import { makeReceipts } from './receipt-pdf';
import { lastCorrection } from './receipt-text';

/** A file keeps one kind of space only: what is judged is what is given to be written. */
const written: string[] = [];

vi.mock(import('../../../platform/pdf/sheet'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createSheet: async (info) => {
      const sheet = await original.createSheet(info);
      return {
        ...sheet,
        write: (text, box, ink) => {
          written.push(text);
          return sheet.write(text, box, ink);
        },
      };
    },
  };
});

const { assessment } = sampleDeclaration();
/** The names that a person typed are theirs. */
const shoppingProducts = assessment.shoppingProducts.map((line) => ({
  ...line,
  customName: 'Vase',
  amount: 2,
}));
const correction = { at: '2026-11-21T10:00:00.000Z', reason: 'Prix lu sur la facture.' };

const receipts: readonly (readonly [string, Partial<Declaration>])[] = [
  ...declarationStatuses.map((status) => [status, { status }] as const),
  ['refused, with its reason', { status: 'refused', reason: 'Article interdit.', correction }],
  ...(['card', 'cash', 'cheque', 'bank-cheque'] as const).map(
    (payment) => [`paid, ${payment}`, { status: 'paid', payment }] as const,
  ),
  ['at least', { assessment: { ...assessment, shoppingProducts, totalIsMinimum: true } }],
  ['nothing', { assessment: { ...assessment, shoppingProducts, total: 0 } }],
  ['frontier resident', { border: true, country: 'CH', meanOfTransport: 'car' }],
  ['another transport', { meanOfTransport: 'other' }],
];

describe('the French of the receipt', () => {
  beforeEach(() => {
    written.length = 0;
  });

  it.each(receipts)('%s: every text is well set, and the service named', async (_, changes) => {
    const declaration = sampleDeclaration({ assessment: { ...assessment, shoppingProducts }, ...changes });
    await makeReceipts([
      {
        declaration,
        nomenclature: nomenclatureOf(shippedCatalogue),
        corrections: lastCorrection(declaration),
      },
    ]);
    expect(written.length).toBeGreaterThan(20);
    expect(written.flatMap(typographyFaults)).toEqual([]);
    expect(written.join(' ')).toContain('Retour en France');
  });
});
