import { describe, expect, it } from 'vitest';
import { sinceText } from './resume-text';

const words = (updatedAt: string, now: string): string =>
  sinceText(updatedAt, new Date(now)).replaceAll('\u00A0', ' ');

describe('since when a simulation waits', () => {
  it('is said in days of Paris', () => {
    expect(words('2026-11-22T08:05:00Z', '2026-11-22T20:00:00Z')).toBe('aujourd’hui à 9 h 05');
    expect(words('2026-11-21T23:30:00Z', '2026-11-22T20:00:00Z')).toBe('aujourd’hui à 0 h 30');
    expect(words('2026-11-21T20:00:00Z', '2026-11-22T20:00:00Z')).toBe('hier à 21 h 00');
    expect(words('2026-11-02T20:00:00Z', '2026-11-22T20:00:00Z')).toBe('le 2 novembre 2026 à 21 h 00');
  });

  it('is yesterday too on the evening of a day of 25 hours, and of one of 23', () => {
    expect(words('2026-10-24T16:00:00Z', '2026-10-25T22:30:00Z')).toBe('hier à 18 h 00');
    expect(words('2026-03-28T16:00:00Z', '2026-03-29T22:30:00Z')).toBe('le 28 mars 2026 à 17 h 00');
    expect(words('2026-03-29T16:00:00Z', '2026-03-29T22:30:00Z')).toBe('hier à 18 h 00');
  });
});
