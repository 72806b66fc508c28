import type { Declaration, RelatedDeclaration } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { TakenBeyondUse } from './taken-beyond-use';

afterEach(cleanup);

const day = '2026-11-20';
const other: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'submitted',
  likeness: 'name-and-contact',
  date: day,
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [
    { pot: 'value', limit: 430, used: 300 },
    { pot: 'tobacco', limit: 100, used: 50 },
  ],
};

function words(related: Partial<RelatedDeclaration> = {}, declared: Partial<Declaration> = {}): string {
  const assessment = assessedBasket([assessedLine()], {
    allowances: [{ pot: 'value', limit: 130, used: 130, usedElsewhere: 300 }],
    quantityAllowances: [{ pot: 'tobacco', usedPercent: 100, exceeded: true, usedElsewherePercent: 50 }],
  });
  const declaration = reviewedDeclaration({ date: day, status: 'submitted', assessment, ...declared });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(relatedQuery(declaration.id).queryKey, [{ ...other, ...related }]);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <TakenBeyondUse declaration={declaration} />
    </QueryClientProvider>,
  );
  return (container.textContent ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');
}

it('says what was taken off for a declaration that was cancelled since, what may have become of it and where to put it right', () => {
  expect(words({ status: 'cancelled' })).toBe(
    'À vérifier : franchise retirée' +
      'Une correction a retiré 300,00 € de la franchise. Aucune autre déclaration retrouvée du même jour ne l’utilise.' +
      'Une correction a retiré 50 % de la franchise de tabac. Aucune autre déclaration retrouvée du même jour ne l’utilise.' +
      'Une déclaration a pu être refusée, annulée ou corrigée depuis, ou ses données effacées : vérifiez avant de corriger « Franchise déjà utilisée ».',
  );
});

it('says how much others use still, where the other one was corrected since', () => {
  const said = words({
    allowances: [
      { pot: 'value', limit: 430, used: 120 },
      { pot: 'tobacco', limit: 100, used: 50 },
    ],
  });
  expect(said).toContain(
    'Une correction a retiré 300,00 € de la franchise. Les autres déclarations retrouvées du même jour en utilisent 120,00 €.',
  );
  expect(said).not.toContain('tabac');
});

it('says of what was collected how it is put right, and orders nothing beside « Rien à faire »', () => {
  expect(words({ status: 'cancelled' }, { status: 'paid' })).toBe(
    'Franchise retirée' +
      'Une correction a retiré 300,00 € de la franchise. Aucune autre déclaration retrouvée du même jour ne l’utilise.' +
      'Une correction a retiré 50 % de la franchise de tabac. Aucune autre déclaration retrouvée du même jour ne l’utilise.' +
      'Une déclaration a pu être refusée, annulée ou corrigée depuis, ou ses données effacées. Si trop a été payé, un superviseur annule le paiement, puis « Franchise déjà utilisée » se corrige.',
  );
});

it.each<[string, ...Parameters<typeof words>]>([
  ['while the other one uses as much'],
  ['of one that is refused', { status: 'cancelled' }, { status: 'refused' }],
  [
    'once who paid is forgotten',
    { status: 'cancelled' },
    { status: 'paid', anonymisedAt: '2026-11-25T08:00:00.000Z' },
  ],
])('says nothing %s', (_, related, declared) => {
  expect(words(related, declared)).toBe('');
});
