import { describe, expect, it } from 'vitest';
import { loweredBeyond, needsSecondOfficer } from './second-officer';

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

describe('by how much one officer may not lower it alone', () => {
  it.each([
    ['nothing', 1_000_00, 900_00, {}],
    ['a sum', 1_000_00, 860_00, { cents: 140_00 }],
    ['a share', 100_00, 65_00, { percent: 35 }],
    ['both', 400_00, 260_00, { cents: 140_00, percent: 35 }],
    ['a share to the tenth, never above what it is', 60_00, 40_00, { percent: 33.3 }],
    ['a share that is hardly above, never said to be the limit', 50_00, 39_99, { percent: 20.1 }],
    ['nearly all', 99_00, 1, { percent: 99.9 }],
    ['all', 3_00, 0, { percent: 100 }],
  ])('is %s', (_name, validated, corrected, beyond) => {
    expect(loweredBeyond({ validated, corrected })).toEqual(beyond);
  });
});
