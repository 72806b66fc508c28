import { describe, expect, it } from 'vitest';
import { noFilters } from './list-filters';
import { isTypo, readSearch, searchPlace } from './read-search';

const typed = (search: string, searchPublicId = '') => ({ kind: 'typed', typed: { search, searchPublicId } });

describe('readSearch', () => {
  it.each([
    ['  ', { kind: 'nothing' }],
    [' Dupont ', typed('Dupont')],
    ['TJB', typed('TJB')],
    ['AF 0123', typed('AF 0123')],
    ['06 12 34 56 78', typed('06 12 34 56 78')],
    ['k7q 2m', typed('', 'k7q 2m')],
    ['Réf. 000-00', typed('', '000-00')],
    ['00000000o', { kind: 'declaration', reference: '000-000-000' }],
    ['RF1~000000000~x', { kind: 'declaration', reference: '000-000-000' }],
    ['RF1~x', typed('RF1~x')],
    [
      'https://retour.exemple/agent/declaration?status=submitted&search=Dupont',
      { kind: 'list', filters: { ...noFilters, status: ['submitted'], search: 'Dupont' } },
    ],
    ['https://retour.exemple/agent/declaration/', { kind: 'list', filters: noFilters }],
    ['https://exemple.fr/autre', typed('https://exemple.fr/autre')],
  ])('%s', (text, expected) => expect(readSearch(text)).toEqual(expected));

  it('asks the server for no more than it reads', () => {
    expect(readSearch('a'.repeat(300))).toEqual(typed('a'.repeat(100)));
    expect(readSearch(`Réf. ${'1'.repeat(300)}`)).toEqual(typed('', '1'.repeat(100)));
  });

  it('tells a reference with a typo', () => {
    expect(isTypo('000-000-001')).toBe(true);
    expect(isTypo('000-000')).toBe(false);
    expect(isTypo('000-000-000')).toBe(false);
  });

  it.each(['020 7946 0958', '00000000000', '000-000-001-1'])('%s is too long for one', (text) => {
    expect(isTypo(text)).toBe(false);
  });
});

describe('searchPlace', () => {
  it('leads to one declaration, or to the list with what is typed out of its address', () => {
    expect(searchPlace('')).toBeUndefined();
    expect(searchPlace('ooo-ooo-ooo')).toEqual({ to: '/agent/declaration/000-000-000', state: null });
    expect(searchPlace('Dupont')).toEqual({
      to: '/agent/declaration',
      state: { typed: { search: 'Dupont', searchPublicId: '' } },
    });
    expect(searchPlace('https://x.fr/agent/declaration?status=paid')?.to).toBe(
      '/agent/declaration?status=paid',
    );
  });
});
