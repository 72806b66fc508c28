import type { Declaration, RelatedDeclaration } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { CountedAllowances } from './counted-allowances';

afterEach(cleanup);

const other: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'paid',
  likeness: 'name-and-contact',
  date: '2026-11-21',
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [{ pot: 'value', limit: 430, used: 200.1 }],
};
const usesSome: Partial<Declaration> = {
  assessment: assessedBasket([assessedLine()], {
    allowances: [
      { pot: 'value', limit: 430, used: 400 },
      { pot: 'food', limit: 300, used: 260 },
    ],
  }),
};

function words(
  related: readonly RelatedDeclaration[],
  declared: Partial<Declaration> = {},
): { readonly said: readonly string[]; readonly all: string } {
  const declaration = reviewedDeclaration({ ...usesSome, ...declared });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(relatedQuery(declaration.id).queryKey, related);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <CountedAllowances declaration={declaration} />
    </QueryClientProvider>,
  );
  const plain = (text: string | null): string => (text ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');
  return {
    said: [...container.querySelectorAll(':scope > p')].map(({ textContent }) => plain(textContent)),
    all: plain(container.textContent),
  };
}

it('says how much of the allowance another declaration has used, and no longer what this one leaves of it', () => {
  const { said, all } = words([other]);
  expect(said).toEqual(['Une autre déclaration du même jour a déjà utilisé 200,10 € de la franchise.']);
  expect(all).toContain('400,00 € sur 430 €');
  expect(all).not.toContain('reste 30,00 €');
  expect(all).toContain('reste 40,00 €');
});

it('says it also where there is enough for all, as this one leaves more than is left', () => {
  const little = {
    assessment: assessedBasket([assessedLine()], {
      allowances: [{ pot: 'value', limit: 430, used: 0 }],
    }),
  };
  const { said, all } = words([other], little);
  expect(said).toEqual(['Une autre déclaration du même jour a déjà utilisé 200,10 € de la franchise.']);
  expect(all).toContain('0,00 € sur 430 €');
  expect(all).not.toContain('reste');
  expect(words([other], { ...little, status: 'paid' }).said).toEqual([]);
});

it('says of an allowance that others have used up, as an officer found, that nothing is left of it', () => {
  const taken = {
    assessment: assessedBasket([assessedLine()], {
      allowances: [
        { pot: 'value', limit: 430, used: 0, usedElsewhere: 430 },
        { pot: 'food', limit: 300, used: 0, usedElsewhere: 200 },
      ],
      quantityAllowances: [
        { pot: 'tobacco', usedPercent: 50, exceeded: false, usedElsewherePercent: 50 },
        { pot: 'wine', usedPercent: 50, exceeded: false, usedElsewherePercent: 25 },
      ],
    }),
  };
  const { all } = words([], taken);
  expect(all.match(/épuisée/gu)).toHaveLength(2);
  // Of the others, the figure would contradict the bar, which is filled with both.
  expect(all).toContain('reste 100,00 €');
  expect(all).toContain('reste 25 %');
});

it('says of one that ended unpaid, which used nothing, neither what it leaves nor that nothing is left', () => {
  const assessment = assessedBasket([assessedLine()], {
    allowances: [
      { pot: 'value', limit: 430, used: 430 },
      { pot: 'food', limit: 300, used: 260 },
    ],
  });
  const { said, all } = words([other], { assessment, status: 'refused' });
  expect(said).toEqual([]);
  expect(all).toContain('430,00 € sur 430 €');
  expect(all).not.toMatch(/épuisée|reste/u);
  expect(words([], { assessment, status: 'paid' }).all).toMatch(/épuisée.*reste 40,00/u);
});

it('says nothing of an arrival inside the Union, which has no allowance that others could use', () => {
  const tobacco: RelatedDeclaration = {
    ...other,
    publicId: 'B',
    allowances: [{ pot: 'tobacco', limit: 100, used: 50 }],
  };
  const inside = {
    assessment: assessedBasket([assessedLine()], {
      regime: 'eu',
      countryType: 'EU',
      allowances: [{ pot: 'value', limit: null, used: 300 }],
      quantityAllowances: [{ pot: 'tobacco', usedPercent: 60, exceeded: false }],
    }),
  };
  expect(words([other, tobacco], inside).said).toEqual([]);
});

it('adds up what several have used, to the cent, for each allowance', () => {
  const food: RelatedDeclaration = {
    ...other,
    publicId: 'B',
    allowances: [
      { pot: 'value', limit: 430, used: 0.2 },
      { pot: 'food', limit: 300, used: 50 },
    ],
  };
  expect(words([other, food]).said).toEqual([
    '2 autres déclarations du même jour ont déjà utilisé 200,30 € de la franchise.',
    'Une autre déclaration du même jour a déjà utilisé 50,00 € de la franchise des aliments.',
  ]);
});

it('says it of an allowance by quantity in percent, and no longer what this one leaves of it', () => {
  const tobacco = (publicId: string, used: number): RelatedDeclaration => ({
    ...other,
    publicId,
    allowances: [{ pot: 'tobacco', limit: 100, used }],
  });
  const quantityAllowances = [
    { pot: 'tobacco', usedPercent: 60, exceeded: false },
    { pot: 'wine', usedPercent: 80, exceeded: false },
  ] as const;
  const declared = {
    assessment: assessedBasket([assessedLine()], { quantityAllowances: [...quantityAllowances] }),
  };
  const { said, all } = words([tobacco('A', 33.33), tobacco('B', 20)], declared);
  expect(said).toEqual([
    '2 autres déclarations du même jour ont déjà utilisé 53,33 % de la franchise de tabac.',
  ]);
  expect(all).not.toContain('reste 40 %');
  expect(all).toContain('reste 20 %');
});

it('says that a namesake may be somebody else, once, and not where the warning over the sheet says so', () => {
  const namesake = { ...other, likeness: 'name' } as const;
  expect(words([namesake]).all).not.toContain('Même nom');
  const little: RelatedDeclaration = {
    ...namesake,
    allowances: [{ pot: 'value', limit: 430, used: 10 }],
  };
  expect(words([little, { ...little, publicId: 'B' }]).said).toEqual([
    '2 autres déclarations du même jour ont déjà utilisé 20,00 € de la franchise.',
    'Même nom, ni e-mail ni téléphone en commun : vérifiez que c’est la même personne.',
  ]);
});

it.each<[string, readonly RelatedDeclaration[], Partial<Declaration>]>([
  ['where none did', [], {}],
  ['of another day', [{ ...other, date: '2026-11-19' }], {}],
  ['once it is settled', [other], { status: 'paid' }],
])('says nothing %s, and what is left', (_, related, declared) => {
  const { said, all } = words(related, declared);
  expect(said).toEqual([]);
  expect(all).toContain('reste 30,00 €');
});
