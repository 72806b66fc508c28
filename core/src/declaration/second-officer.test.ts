import { describe, expect, it } from 'vitest';
import { needsSecondOfficer } from './second-officer';

describe('a second officer', () => {
  it.each([
    ['exactly 100 €', 1_000_00, 900_00, false],
    ['one cent above 100 €', 1_000_00, 899_99, true],
    ['exactly a fifth', 50_00, 40_00, false],
    ['one cent above a fifth', 50_00, 39_99, true],
    ['a fifth of an odd amount, rounded by nobody', 10_01, 8_01, false],
    ['a cent above it', 10_01, 8_00, true],
    ['all of a small amount', 3_00, 0, true],
    ['nothing', 50_00, 50_00, false],
    ['more than was validated', 50_00, 500_00, false],
    ['of nothing', 0, 0, false],
  ])('is asked for, or not: %s', (_name, validated, corrected, isAsked) => {
    expect(needsSecondOfficer({ validated, corrected })).toBe(isAsked);
  });
});
