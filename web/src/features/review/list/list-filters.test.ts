import { describe, expect, it } from 'vitest';
import { countFilters, isFiltered, noFilters, readFilters, toListQuery, writeFilters } from './list-filters';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('readFilters', () => {
  it('reads back every filter that it writes', () => {
    const filters = {
      ...noFilters,
      status: ['submitted', 'paid'],
      meanOfTransports: ['plane'],
      startDate: '2026-11-01',
      endDate: '2026-11-21',
      flight: 'AF123',
      office: 'aeroport-ory',
      minAmount: 12.5,
      maxAmount: 1_000,
      handledDate: '2026-11-20',
      sort: 'amount',
      limit: 50,
      offset: 100,
    } as const;
    expect(read(writeFilters(filters))).toEqual({ filters, isFaulty: false });
    expect(countFilters(filters)).toBe(7);
    expect(countFilters({ ...filters, search: 'Été', searchPublicId: 'k7q-2' })).toBe(7);
    expect([isFiltered(noFilters), isFiltered({ ...noFilters, search: 'Été' })]).toEqual([false, true]);
  });

  it('writes nothing when nothing is filtered', () => {
    expect(writeFilters(noFilters)).toBe('');
    expect(read('')).toEqual({ filters: noFilters, isFaulty: false });
  });

  it.each([
    'status=teleported',
    'meanOfTransports=rocket',
    'startDate=2026-02-30',
    'endDate=demain',
    'startDate=2026-11-21&endDate=2026-11-01',
    'flight=nuage',
    'office=%3Cb%3E',
    'minAmount=12.345',
    'minAmount=1e3',
    'minAmount=5&maxAmount=4',
    'sort=size',
    'limit=0',
    'limit=1e3',
    'offset=-20',
    'offset=99999999999999999999',
    `search=${'a'.repeat(101)}`,
    'search=%00',
  ])('leaves aside what cannot be understood: %s', (address) => {
    expect(read(address)).toEqual({ filters: noFilters, isFaulty: true });
  });

  it('keeps the valid part of a half-altered address', () => {
    const { filters, isFaulty } = read('status=paid&status=%3Cb%3E&search=dupont');
    expect(filters).toEqual({ ...noFilters, status: ['paid'], search: 'dupont' });
    expect(isFaulty).toBe(true);
  });

  it('asks the API for what is chosen only, the reference as the server writes it', () => {
    expect(toListQuery({ ...noFilters, searchPublicId: 'ko-1l', status: ['paid'] })).toEqual({
      limit: 20,
      offset: 0,
      searchPublicId: 'K011',
      status: ['paid'],
    });
  });
});
