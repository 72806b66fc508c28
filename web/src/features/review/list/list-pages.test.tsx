import { declarationListLimits } from '@retour/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { type ListFilters, noFilters } from './list-filters';
import { ListPages } from './list-pages';
import type { ShownList } from './use-shown-list';

afterEach(cleanup);

/** A page as it was drawn, of which the first rows went since, and what the list comes to now. */
function list(count: number, goneCount: number, total: number): ShownList {
  const { id, publicId, status, version, authorType, createdAt, updatedAt, meanOfTransport, country } =
    reviewedDeclaration({});
  const rows = Array.from({ length: count }, (_, index) => ({
    declaration: {
      ...{ id, publicId, status, version, authorType, createdAt, updatedAt, meanOfTransport, country },
      declarantLastName: 'Dupont',
      declarantFirstName: 'Élodie',
      total: 12.5,
      totalIsMinimum: false,
      shoppingProducts: [],
      warnings: [],
    },
    isGone: index < goneCount,
  }));
  return { rows, freshCount: 0, goneCount, total, totalIsMinimum: false, amounts: undefined, readAt: 0 };
}

function show(filters: Partial<ListFilters>, shown: ShownList) {
  const { container } = render(
    <MemoryRouter>
      <ListPages filters={{ ...noFilters, ...filters }} list={shown} />
    </MemoryRouter>,
  );
  const address = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  return {
    words: container.textContent.replace(/\s/gu, ' '),
    previous: address('Page précédente'),
    next: address('Page suivante'),
  };
}

it('goes on where the declarations that are left of the page end, and counts none of those that went', () => {
  const first = show({}, list(20, 0, 45));
  expect(first.words).toContain('1 à 20 sur 45');
  expect(first.next).toBe('/agent/declaration?offset=20');
  cleanup();
  const shorter = show({}, list(20, 5, 40));
  expect(shorter.words).toContain('1 à 15 sur 40');
  expect(shorter.next).toBe('/agent/declaration?offset=15');
  cleanup();
  // What follows is still to be read where no more is left than one page held.
  expect(show({}, list(20, 6, 19)).next).toBe('/agent/declaration?offset=14');
});

it('goes on behind the last one that is counted of a list that is counted in part', () => {
  expect(show({}, { ...list(20, 0, 20), totalIsMinimum: true }).next).toBe('/agent/declaration?offset=20');
});

it('never says a last one beyond the total', () => {
  const last = show({ offset: 20 }, list(10, 5, 25));
  expect(last.words).toContain('21 à 25 sur 25');
  expect(last.next).toBeUndefined();
  expect(last.previous).toBe('/agent/declaration');
});

it('comes back from a place that is no whole number of pages to the first one', () => {
  expect(show({ offset: 15 }, list(20, 0, 40)).previous).toBe('/agent/declaration');
});

it('skips none of those that arrived behind a page that was not full', () => {
  expect(show({ sort: 'oldest' }, list(15, 0, 25)).next).toBe('/agent/declaration?sort=oldest&offset=15');
});

it('leads to no page below one that was not full, where only what is new is left to be shown', () => {
  expect(show({}, { ...list(13, 0, 14), freshCount: 1 }).next).toBeUndefined();
  expect(show({}, { ...list(20, 0, 22), freshCount: 1 }).next).toBe('/agent/declaration?offset=20');
});

it('says that the list changed where nothing of the page is left, and leads to no page that is this one', () => {
  const beyond = show({ offset: 20 }, list(10, 10, 10));
  expect(beyond.words).toContain('La liste a changé');
  expect(beyond.previous).toBe('/agent/declaration');
  cleanup();
  expect(show({}, list(20, 20, 25)).next).toBeUndefined();
});

it.each([
  ['a search', { search: 'Dupont' }, declarationListLimits.searchOffset],
  ['a reference', { searchPublicId: 'K7Q' }, declarationListLimits.searchOffset],
  ['a list without one', {}, declarationListLimits.offset],
] as const)('leads no farther than %s may go, and says so where more are left', (_what, typed, offset) => {
  const more = list(20, 0, offset + 100);
  const before = show({ ...typed, offset: offset - 20 }, more);
  expect(before.next).toContain(`offset=${offset}`);
  expect(before.words).not.toContain('Affinez la recherche');
  cleanup();
  const last = show({ ...typed, offset }, more);
  expect(last.next).toBeUndefined();
  expect(last.words).toContain('Affinez la recherche');
  cleanup();
  expect(show({ ...typed, offset }, list(20, 0, offset + 20)).words).not.toContain('Affinez la recherche');
});
