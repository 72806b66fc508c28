import { describe, expect, it } from 'vitest';
import { noFilters } from './list-filters';
import { isSamePlace, listPlace, readListPlace } from './list-place';

const filters = {
  ...noFilters,
  search: 'Dupont chloe@exemple.fr 06 12 34 56 78',
  searchPublicId: 'k7q-2',
  status: ['submitted', 'paid'],
  startDate: '2026-11-01',
  offset: 40,
} as const;

const read = ({ to, state }: { to: string; state: unknown }) =>
  readListPlace({ search: new URL(to, 'http://localhost').search, state });

describe('the place of a list', () => {
  it('says in its address what is chosen, and nothing that is typed', () => {
    expect(listPlace(filters).to).toBe(
      '/agent/declaration?status=submitted&status=paid&startDate=2026-11-01&offset=40',
    );
  });

  it('reads back every filter that it holds', () => {
    expect(read(listPlace(filters))).toEqual({ filters, isFaulty: false, moved: undefined });
    expect(read(listPlace(noFilters))).toEqual({ filters: noFilters, isFaulty: false, moved: undefined });
  });

  it('moves out of an address what earlier versions wrote there, and nothing else', () => {
    const reading = read({ to: '/agent/declaration?search=Dupont&status=paid&status=lost', state: null });
    expect(reading).toEqual({
      filters: { ...noFilters, search: 'Dupont', status: ['paid'] },
      isFaulty: true,
      moved: {
        to: '/agent/declaration?status=paid&status=lost',
        state: { typed: { search: 'Dupont', searchPublicId: '' } },
      },
    });
    if (reading.moved === undefined) throw new Error('The list was expected to move');
    expect(read(reading.moved)).toEqual({ ...reading, moved: undefined });
  });

  it('takes an empty search out of an address too', () => {
    expect(read({ to: '/agent/declaration?search=', state: null }).moved).toEqual({
      to: '/agent/declaration',
      state: null,
    });
  });

  it.each([
    'search',
    { typed: 'search' },
    { typed: { search: 3, searchPublicId: ['a'] } },
    { typed: { search: 'a'.repeat(101) } },
    { typed: { search: '\0' } },
    { typed: { status: 'paid' } },
  ])('reads as none the state of something else: %j', (state) => {
    expect(read({ to: '/agent/declaration', state }).filters).toEqual(noFilters);
  });

  it('tells two searches apart whose addresses are the same', () => {
    const other = listPlace({ ...filters, search: 'Martin' });
    expect(other.to).toBe(listPlace(filters).to);
    expect(isSamePlace(other, listPlace(filters))).toBe(false);
    expect(isSamePlace(listPlace({ ...filters }), listPlace(filters))).toBe(true);
  });
});
