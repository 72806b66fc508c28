import { addDays } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { daysBetween, monthOf, penultimateWednesday } from './calendar';

describe('penultimateWednesday', () => {
  it.each([
    ['2026-10-05', '2026-10-21'],
    ['2026-09-05', '2026-09-23'],
    ['2026-11-30', '2026-11-18'],
    ['2026-02-01', '2026-02-18'],
    ['2028-02-29', '2028-02-16'],
  ])('of the month of %s is %s', (day, expected) => {
    expect(penultimateWednesday(monthOf(day))).toBe(expected);
  });
});

describe('days', () => {
  it('cross years', () => {
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2025-12-31', '2026-01-02')).toBe(2);
    expect(monthOf('2024-02-10')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  });
});
