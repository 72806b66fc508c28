import { wordJoiner } from '@retour/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FilterPanel } from './filter-panel';
import { type ListFilters, noFilters } from './list-filters';
import { NothingFound } from './nothing-found';

afterEach(cleanup);

function said(filters: Partial<ListFilters>): string {
  render(
    <MemoryRouter>
      <NothingFound filters={{ ...noFilters, ...filters }} total={0} />
    </MemoryRouter>,
  );
  return screen
    .getByText(/.*/u, { selector: 'p' })
    .textContent.replaceAll(wordJoiner, '')
    .replace(/\s/gu, ' ');
}

it.each([
  ['rue des Lilas', 'ressemble à une adresse postale, qui ne se cherche pas. Un nom, une adresse e-mail ou'],
  ['Dupont', 'L’adresse postale ne se cherche pas'],
  ['Dupont', 'Un numéro de reçu se tape en entier, ou seul sans le bureau ni l’année'],
  ['020 7946 0958', 'l’indicatif du pays'],
])('says what is searched where nothing is found for « %s »', (search, expected) => {
  expect(said({ search })).toContain(expected);
});

it('asks for the whole of a telephone of which the end was typed, and still says what a reference wants', () => {
  const advice = said({ searchPublicId: '5678' });
  expect(advice).toContain('fin d’un numéro de téléphone, tapez');
  expect(advice).toContain('une référence se trouvent par leur début');
});

it('says what else hides declarations, and nothing of a search where none was made', () => {
  expect(said({ search: 'Dupont', status: ['paid'] })).toMatch(/retirez un filtre\.$/u);
  cleanup();
  expect(said({ search: 'Dupont' })).not.toContain('retirez un filtre');
  cleanup();
  expect(said({ status: ['paid'] })).toBe('Élargissez la période, ou retirez un filtre.');
});

it.each([
  [0, false],
  [20, true],
])('says from place %i of a list that has declarations that this page is no more: %s', (offset, isBeyond) => {
  render(
    <MemoryRouter>
      <NothingFound filters={{ ...noFilters, status: ['submitted'], offset }} total={1} />
    </MemoryRouter>,
  );
  expect(screen.queryByText('Cette page de la liste n’existe plus') !== null).toBe(isBeyond);
});

it('leaves the focus where filters are chosen, as the way out of them goes with them', () => {
  render(
    <MemoryRouter>
      <FilterPanel filters={noFilters} onChange={() => undefined} />
      <NothingFound filters={{ ...noFilters, status: ['paid'] }} total={0} />
    </MemoryRouter>,
  );
  const clear = screen.getByRole('link', { name: 'Effacer les filtres' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtres' }));
});
