import { expect, it } from 'vitest';
import { noFilters } from '../list/list-filters';
import { fromViewQuery, toViewQuery } from './view-query';

const monday = { today: '2026-11-23', office: 'aeroport-ory' };
const tuesday = { today: '2026-11-24', office: 'aeroport-cdg' };

it('keeps the day and the office of whoever opens it', () => {
  const filters = {
    ...noFilters,
    status: ['paid'],
    office: 'aeroport-ory',
    handledDate: '2026-11-23',
    startDate: '2026-11-17',
    endDate: '2026-11-23',
    sort: 'amount',
    search: 'Dupont',
    offset: 40,
  } as const;
  const query = toViewQuery(filters, monday);
  expect(query).toBe('status=paid&office=own&startDate=week&endDate=today&handledDate=today&sort=amount');
  expect(fromViewQuery(query, tuesday)).toEqual({
    ...filters,
    search: '',
    offset: 0,
    office: 'aeroport-cdg',
    handledDate: '2026-11-24',
    startDate: '2026-11-18',
    endDate: '2026-11-24',
  });
});

it('keeps a day that is not today, and another office, as they are', () => {
  const query = 'office=aeroport-cdg&startDate=2026-11-17&endDate=2026-11-20';
  const filters = { ...noFilters, office: 'aeroport-cdg', startDate: '2026-11-17', endDate: '2026-11-20' };
  expect(toViewQuery(filters, monday)).toBe(query);
  expect(fromViewQuery(query, monday)).toEqual(filters);
});

it('is no list for who chose no office', () => {
  expect(fromViewQuery('office=own', { ...monday, office: undefined })).toBeNull();
});
