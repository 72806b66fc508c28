import { wordJoiner } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
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
