import { describe, expect, it } from 'vitest';
import {
  countFilters,
  inOrderOfQueue,
  isFiltered,
  noFilters,
  readFilters,
  toListQuery,
  writeFilters,
} from './list-filters';

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

describe('inOrderOfQueue', () => {
  const all = noFilters;
  const queue = { ...noFilters, status: ['submitted'], sort: 'oldest' } as const;

  it('reads a queue from who has waited longest, as it is served, and another list from the newest', () => {
    expect(inOrderOfQueue(all, { status: ['submitted'] })).toMatchObject({ sort: 'oldest' });
    expect(inOrderOfQueue(all, { status: ['submitted', 'validated'] })).toMatchObject({ sort: 'oldest' });
    expect(inOrderOfQueue(queue, { status: [] })).toMatchObject({ sort: 'newest' });
    expect(inOrderOfQueue(queue, { status: ['submitted', 'paid'] })).toMatchObject({ sort: 'newest' });
  });

  it('leaves an order that was chosen otherwise, and what is no change of state', () => {
    const chosen = { ...all, sort: 'amount' } as const;
    expect(inOrderOfQueue(chosen, { status: ['submitted'] })).toEqual({ status: ['submitted'] });
    expect(inOrderOfQueue(queue, { status: ['validated'] })).toEqual({ status: ['validated'] });
    expect(inOrderOfQueue(queue, { flight: 'AF123' })).toEqual({ flight: 'AF123' });
    expect(inOrderOfQueue(queue, { sort: 'newest' })).toEqual({ sort: 'newest' });
    expect(inOrderOfQueue(all, { status: ['paid'] })).toEqual({ status: ['paid'] });
  });
});
