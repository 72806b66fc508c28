import { describe, expect, it } from 'vitest';
import { noSpecificDuty, type SpecificDuty } from '../regulation/specific-duty';
import { type DutyTerms, dutyPlan, dutyTerms, itemsDuty, quantityDuty, specificFactor } from './duty-plan';
import { customTerms, type TariffTerms } from './tariff-terms';
import { law } from './testing/resolved-goods';

const listed: TariffTerms = {
  ...customTerms(law),
  custom: false,
  chapter: 62,
  dutyPercent: 12,
  dutyRate: 120_000,
};
const plan = (
  terms: Partial<TariffTerms>,
  regime: Parameters<typeof dutyPlan>[1] = 'third',
  claimed = false,
) => dutyPlan({ terms: { ...listed, ...terms } }, regime, claimed, { ...law });

describe('the duty of a good', () => {
  it('is its own rate, or the flat rate of 2.5 %', () => {
    expect(plan({})).toMatchObject({
      ground: 'tariff',
      dutiable: true,
      normal: { percent: 12, rate: 120_000, assessed: 'wholly' },
      flat: { percent: 2.5, rate: 25_000, specific: noSpecificDuty, assessed: 'wholly' },
    });
    expect([dutyTerms(plan({}), 'normal').percent, dutyTerms(plan({}), 'flat').percent]).toEqual([12, 2.5]);
  });

  it('is its own in both modes for tobacco, chapter 24', () => {
    const tobacco = plan({ chapter: 24 });
    expect([tobacco.dutiable, tobacco.flat]).toEqual([false, tobacco.normal]);
  });

  it('has no percentage when it is only specific', () => {
    const specific: SpecificDuty = { ...noSpecificDuty, perHectolitre: 13_100 };
    expect(plan({ dutyPercent: 0, dutyRate: 0, specific }).normal).toMatchObject({ percent: null, specific });
  });

  it('is computed in part when a part depends on a weight', () => {
    const unknown = { ...noSpecificDuty, computable: false };
    expect(plan({ specific: { ...unknown, cappedOnly: false } }).normal.assessed).toBe('partly');
    expect(plan({ specific: unknown }).normal.assessed).toBe('wholly');
  });

  it.each([
    ['a good that the tariff frees', { free: true }, 'third', false, 'free', false],
    ['a good of the customs union', {}, 'third-union-customs', false, 'waived', false],
    ['a good of Andorra, from chapter 25 on', { chapter: 25 }, 'andorra', false, 'waived', false],
    ['a food of Andorra, below chapter 25', { chapter: 24 }, 'andorra', false, 'tariff', false],
    ['a good of the frontier', {}, 'frontier', false, 'tariff', true],
    ['a good whose preference holds', {}, 'third', true, 'preference', false],
  ] as const)('%s', (_, terms, regime, claimed, ground, dutiable) => {
    const owed = plan(terms, regime, claimed);
    expect(owed.ground).toBe(ground);
    expect(owed.dutiable).toBe(dutiable);
    if (ground !== 'tariff') expect([owed.normal.rate, owed.flat.rate]).toEqual([0, 0]);
  });

  it.each([
    ['third', {}, 2.5, 'custom'],
    ['frontier', {}, 2.5, 'custom'],
    ['third-union-customs', {}, 0, 'custom-waived'],
    ['andorra', {}, 0, 'custom-waived'],
    ['andorra', { agricultural: true }, 2.5, 'custom'],
  ] as const)(
    'of an unlisted article, %s %o, is left to an agent or estimated',
    (regime, terms, percent, ground) => {
      const owed = plan({ ...terms, custom: true, chapter: 0 }, regime);
      expect(owed).toMatchObject({
        ground,
        dutiable: true,
        normal: { percent: null, assessed: 'none' },
        flat: { percent, assessed: 'wholly' },
      });
    },
  );
});

describe('amounts', () => {
  const bounded = (minimumPerPiece: number | null, maximumPerPiece: number | null): DutyTerms => {
    return {
      percent: 4.5,
      rate: 45_000,
      specific: { ...noSpecificDuty, minimumPerPiece, maximumPerPiece },
      assessed: 'wholly',
    };
  };

  it.each([
    [null, null, 10_00, 2, 45],
    [30, null, 10_00, 2, 60],
    [22, null, 10_00, 2, 45],
    [null, 20, 10_00, 2, 40],
    [null, 23, 10_00, 2, 45],
    [30, 20, 10_00, 2, 40],
  ])('at least %s and at most %s a piece, of %i cents in %i items: %i', (least, most, value, items, duty) =>
    expect(itemsDuty(bounded(least, most), value, items)).toBe(duty),
  );

  it('by volume and by degree', () => {
    const specific = { ...noSpecificDuty, perHectolitre: 32_000, perHectolitreDegree: 600 };
    expect(specificFactor(specific, 0)).toBe(32_000_000);
    expect(specificFactor(specific, 40_000)).toBe(32_000_000 + 24_000_000);
    // 32 €/hl and 0,60 €/% vol/hl at 40 % vol: 56 €/hl, 0,56 € a litre, and 10 % of 5 €.
    const duty: DutyTerms = { percent: 10, rate: 100_000, specific, assessed: 'wholly' };
    expect(quantityDuty(duty, 5_00, 1_000_000, 40_000)).toBe(56 + 50);
    expect(quantityDuty(duty, 5_00, 2_500_000, 40_000)).toBe(1_40 + 50);
    expect(quantityDuty({ ...duty, specific: noSpecificDuty }, 5_00, 1_000_000, 40_000)).toBe(50);
  });
});
