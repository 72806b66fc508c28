import type { Declaration, RelatedDeclaration } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { relatedQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { UsedAllowance } from './used-allowance';

afterEach(cleanup);

const day = '2026-11-20';
const other: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'paid',
  likeness: 'name-and-contact',
  date: day,
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [{ pot: 'value', limit: 430, used: 409.8 }],
};

function words(
  related: Partial<RelatedDeclaration> | readonly Partial<RelatedDeclaration>[] = {},
  { used = 120, ...declared }: Partial<Declaration> & { readonly used?: number } = {},
): string {
  const declaration = reviewedDeclaration({
    date: day,
    status: 'submitted',
    assessment: assessedBasket([assessedLine()], { allowances: [{ pot: 'value', limit: 430, used }] }),
    ...declared,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(
    relatedQuery(declaration.id).queryKey,
    [related].flat().map((one) => ({ ...other, ...one })),
  );
  const { container } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <UsedAllowance declaration={declaration} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return (container.textContent ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');
}

it('says that the allowance was used the same day, by how much, and leads to the declaration that used it', () => {
  expect(words()).toBe(
    'À vérifier : franchise déjà utiliséeLa franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9).',
  );
  const link = screen.getByRole('link', { name: /TWY-GDG-8J9/ });
  expect(link.getAttribute('href')).toBe(reviewPaths.declaration('TWY-GDG-8J9'));
});

it('says once of each declaration what is alike, and that letters reach both at one place', () => {
  const quantityAllowances = [{ pot: 'tobacco', usedPercent: 60, exceeded: false }] as const;
  const allowances = [
    { pot: 'value', limit: 430, used: 409.8 },
    { pot: 'tobacco', limit: 100, used: 100 },
  ] as const;
  const said = words(
    { likeness: 'name', sharesAddress: true, allowances: [...allowances] },
    {
      assessment: assessedBasket([assessedLine()], {
        allowances: [{ pot: 'value', limit: 430, used: 120 }],
        quantityAllowances: [...quantityAllowances],
      }),
    },
  );
  expect(said).toContain('409,80 € sur 430 €');
  expect(said).toContain('100 %');
  expect(said.match(/Même nom/gu)).toHaveLength(1);
  expect(said).toContain(
    'Même nom et même adresse postale, ni e-mail ni téléphone en commun : vérifiez que c’est la même personne.',
  );
});

it('names the pot of food, and says that a namesake may be somebody else', () => {
  const allowances = [{ pot: 'food', limit: 300, used: 200 } as const];
  const said = words(
    { allowances, likeness: 'name' },
    { assessment: assessedBasket([assessedLine()], { allowances }) },
  );
  expect(said).toContain('La franchise des aliments a déjà servi le même jour : 200,00 € sur 300 €');
  expect(said).toContain('Même nom, ni e-mail ni téléphone en commun : vérifiez');
});

it.each([
  ['tobacco', 'La franchise de tabac a déjà servi le même jour : 100 % (TWY-GDG-8J9).'],
  ['alcohol', 'La franchise d’alcool a déjà servi le même jour : 100 % (TWY-GDG-8J9).'],
  ['wine', 'La franchise de vin a déjà servi le même jour : 100 % (TWY-GDG-8J9).'],
  ['beer', 'La franchise de bière a déjà servi le même jour : 100 % (TWY-GDG-8J9).'],
] as const)('says of an allowance by quantity how much of it was used: %s', (pot, sentence) => {
  const quantityAllowances = [{ pot, usedPercent: 150, exceeded: true }];
  const assessment = assessedBasket([assessedLine()], { quantityAllowances });
  expect(words({ allowances: [{ pot, limit: 100, used: 100 }] }, { assessment })).toContain(sentence);
});

it('adds up, allowance by allowance, what several declarations used', () => {
  const tobacco = (publicId: string, used: number): Partial<RelatedDeclaration> => ({
    publicId,
    allowances: [{ pot: 'tobacco', limit: 100, used }],
  });
  const quantityAllowances = [{ pot: 'tobacco', usedPercent: 60, exceeded: true }] as const;
  const said = words([tobacco('S9X-AAA-AAA', 20), tobacco('CAD-AAA-AAA', 35), other], {
    assessment: assessedBasket([assessedLine()], {
      allowances: [{ pot: 'value', limit: 430, used: 120 }],
      quantityAllowances: [...quantityAllowances],
    }),
  });
  expect(said).toContain(
    '2 autres déclarations du même jour ont déjà utilisé 55 % de la franchise de tabac.',
  );
  expect(said).not.toContain('Une autre déclaration');
});

it.each<[string, Partial<RelatedDeclaration>, Parameters<typeof words>[1]]>([
  ['of another day of arrival', { date: '2026-11-19' }, {}],
  ['that is refused', { status: 'refused' }, {}],
  ['that is cancelled', { status: 'cancelled' }, {}],
  ['whose goods were seized', { status: 'seized' }, {}],
  ['that used nothing', { allowances: [] }, {}],
  ['that used of another allowance', { allowances: [{ pot: 'wine', limit: 100, used: 100 }] }, {}],
  ['beside one that uses none of it', {}, { used: 0 }],
  ['beside one that is settled', {}, { status: 'paid' }],
])('says nothing of a declaration %s', (_, related, declared) => {
  expect(words(related, declared)).toBe('');
});
