import type { Declaration } from '@retour/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { ReversalNotice } from './reversal-notice';

afterEach(cleanup);

const settledAt = '2026-03-12T10:00:00Z';
const reversed = { settledAt, receipt: 'PORT-CALAIS-2026-000012' };
const paid = 'Le paiement du 12 mars 2026 a été annulé';
const isVoid = 'Le reçu PORT-CALAIS-2026-000012 ne vaut plus rien.';
const again = 'La somme est de nouveau à encaisser, sous un autre numéro de reçu.';
const pendingCorrection = '00000000-0000-4000-8000-000000000009';

function shown(total: number, changes: Partial<Declaration>): string {
  const assessment = assessedBasket([], { total });
  const declaration = reviewedDeclaration({ assessment, ...changes });
  return render(<ReversalNotice declaration={declaration} />).container.textContent.replace(/\s/gu, ' ');
}

it.each([
  [12, { status: 'validated', reversed }, `${paid}${isVoid}${again}`],
  [12, { status: 'seized', reversed }, `${paid}${isVoid}`],
  [12, { status: 'validated', reversed, pendingCorrection }, `${paid}${isVoid}`],
  [12, { status: 'validated', reversed: { settledAt } }, `${paid}${again}`],
  [
    0,
    { status: 'validated', reversed: { settledAt } },
    'La clôture du 12 mars 2026 a été annuléeLa déclaration attend de nouveau un agent.',
  ],
  [0, { status: 'refused', reversed: { settledAt } }, 'La clôture du 12 mars 2026 a été annulée'],
  // Told by what was settled, whatever a correction made of it since.
  [
    12,
    { status: 'validated', reversed: { settledAt, amount: 0 } },
    'La clôture du 12 mars 2026 a été annuléeLa déclaration attend de nouveau un agent.',
  ],
  [0, { status: 'validated', reversed: { settledAt, amount: 12 } }, paid],
  [12, { status: 'paid' }, ''],
] as const)(
  'says to an officer what was reversed and what is to be done again: %i € and %j',
  (total, changes, said) => {
    expect(shown(total, changes)).toBe(said);
  },
);
