import type { RelatedDeclaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { RelatedCard } from './related-card';

afterEach(cleanup);

function show(related: RelatedDeclaration): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const declaration = reviewedDeclaration();
  queries.setQueryData(relatedQuery(declaration.id).queryKey, [related]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <RelatedCard declaration={declaration} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const other: RelatedDeclaration = {
  publicId: 'K7Q-2MX-9TE',
  status: 'submitted',
  likeness: 'name-and-contact',
  date: '2026-11-20',
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [],
};
const plain = (text: string): string => text.replace(/\s/gu, ' ');

it('says what is alike of one that a namesake may have made', () => {
  show({ ...other, likeness: 'name', sharesAddress: true });
  expect(
    screen.getByText(/Même nom et même adresse postale, ni e-\u2060?mail ni téléphone en commun/u),
  ).toBeDefined();
});

it('says which allowances another declaration used, in euros or in percent', () => {
  show({
    ...other,
    allowances: [
      { pot: 'value', used: 400, limit: 430 },
      { pot: 'tobacco', used: 46.67, limit: 100 },
    ],
  });
  const said = screen.getAllByText(/déjà utilisés/u).map(({ textContent }) => plain(textContent ?? ''));
  expect(said).toEqual([
    'Franchise en valeur : 400,00 € sur 430 € déjà utilisés',
    'Tabac : 46,67 % de la franchise déjà utilisés',
  ]);
});

it.each(['refused', 'cancelled', 'seized'] as const)(
  'says of one that is %s, and never collected, no allowance that it would have used',
  (status) => {
    const { date } = reviewedDeclaration();
    show({ ...other, status, date, allowances: [{ pot: 'value', used: 300, limit: 430 }] });
    expect(screen.getByText(/Arrivée du/u)).toBeDefined();
    expect(screen.queryByText(/déjà utilisés|ne compte qu’une fois/u)).toBeNull();
  },
);

it.each([
  ['submitted', 115, '115,00 €'],
  ['submitted', 0, '0,00 €'],
  ['paid', 115, '115,00 €'],
  ['paid', 0, 'Rien à payer'],
  ['refused', 115, '115,00 € calculés, rien à encaisser'],
  ['seized', 115, '115,00 € calculés, rien à encaisser'],
  ['abandoned', 0, 'Rien à encaisser'],
] as const)('says of another declaration, %s, what became of its amount: %s %s', (status, total, words) => {
  show({ ...other, status, total });
  expect(screen.getByText((text) => plain(text) === words)).toBeTruthy();
});

it.each([
  [17, '17 ans'],
  [1, '1 an'],
])('says how old its person is, as a father and his son may bear one name: %i', (age, said) => {
  show({ ...other, likeness: 'name', age });
  expect(plain(screen.getByText(/Arrivée du/u).textContent ?? '')).toMatch(new RegExp(`· ${said}$`, 'u'));
});

it('says no age where a server of the release before told none', () => {
  show(other);
  expect(screen.getByText(/Arrivée du/u).textContent).not.toMatch(/\d\sans?$/u);
});

it.each([
  ['paid', { hasVehicle: true }, 'Fixé par l’agent'],
  ['paid', { totalIsMinimum: true }, 'Fixé par l’agent'],
  ['paid', {}, 'Rien à payer'],
  ['paid', { totalIsMinimum: true, total: 12 }, '12,00 €'],
  ['validated', { hasVehicle: true }, 'À présenter'],
  ['validated', { hasVehicle: true, total: 12 }, '12,00 €'],
  ['refused', { hasVehicle: true }, 'Rien à encaisser'],
] as const)('never says that a vehicle owed nothing: %s, %o', (status, changes, expected) => {
  show({ ...other, status, ...changes });
  expect(plain(document.body.textContent).replaceAll('\u2060', '')).toContain(`K7Q-2MX-9TE${expected}`);
});
