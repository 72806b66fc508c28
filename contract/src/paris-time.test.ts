import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInParis, inParis, minuteInParis } from './paris-time';

describe('the day in Paris', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01'],
  ])('at %s is %s', (instant, day) => expect(dayInParis(new Date(instant))).toBe(day));

  it('is never that of an instant asked for before', () => {
    const midnight = Date.parse('2026-11-21T23:00:00.000Z');
    const near = fc.integer({ min: -3_000, max: 3_000 });
    fc.assert(
      fc.property(fc.array(near, { minLength: 2 }), (offsets) => {
        for (const offset of offsets)
          expect(dayInParis(new Date(midnight + offset))).toBe(offset < 0 ? '2026-11-21' : '2026-11-22');
      }),
    );
  });
});

it.each([
  ['2026-11-21T23:00:00.000Z', 0],
  ['2026-11-22T15:10:59.000Z', 16 * 60 + 10],
  // The clocks go from 2 h to 3 h, and back from 3 h to 2 h.
  ['2026-03-29T00:59:00.000Z', 119],
  ['2026-03-29T01:00:00.000Z', 180],
  ['2026-10-25T00:30:00.000Z', 150],
  ['2026-10-25T01:30:00.000Z', 150],
])('at %s, minute %i of the day in Paris', (instant, minute) => {
  expect(minuteInParis(new Date(instant))).toBe(minute);
});

it('gives the day with the minutes of the same instant', () => {
  expect(inParis(new Date('2026-12-31T23:05:00.000Z'))).toEqual(['2027-01-01', '00:05']);
});
