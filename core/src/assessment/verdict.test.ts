import { describe, expect, it } from 'vitest';
import { assessed, situation } from './testing/situation';
import { verdictOf } from './verdict';

const sausage = { customName: 'Saucisson', originalValue: 12 };

describe('the verdict of an answer', () => {
  it.each([
    ['what may not enter', { ...sausage, restriction: 'meat' } as const, 'US', 'forbidden'],
    ['a name that leaves a doubt', sausage, 'US', 'doubtful'],
    ['a doubt that was denied', { ...sausage, restriction: 'none' } as const, 'US', 'nothing'],
    ['the same from a country that is exempt', sausage, 'CH', 'nothing'],
    ['the same inside the Union', sausage, 'ES', 'nothing'],
    ['what is forbidden everywhere', { customName: 'Cocaïne', originalValue: 1 }, 'ES', 'doubtful'],
    ['something to pay', { id: 'parfum', originalValue: 900 }, 'US', 'owed'],
    ['what nobody can compute', { customName: 'Bateau', originalValue: 16_000 }, 'US', 'to-assess'],
    [
      'a quantity above an indicative level',
      { id: 'cigarettes', originalValue: 1, amount: 1_000 },
      'ES',
      'indicative-exceeded',
    ],
    ['nothing at all', { id: 'parfum', originalValue: 90 }, 'US', 'nothing'],
  ])('%s', (_what, good, country, verdict) => {
    expect(verdictOf(assessed(situation([good], { country })))).toBe(verdict);
  });
});

describe('an article that may not enter', () => {
  it('is said forbidden, and is not announced as free', () => {
    const { lines, warnings, total } = assessed(situation([{ ...sausage, restriction: 'meat' }]));
    expect(lines[0]?.restriction).toEqual({ code: 'meat', severity: 'forbidden' });
    expect(lines[0]?.explanation.map(({ code }) => code)).toEqual(['restriction-forbidden']);
    expect(warnings[0]).toMatchObject({ code: 'meat', severity: 'forbidden', customIds: ['0'] });
    expect(total).toBe(0);
  });

  it('keeps its value in the totals', () => {
    const dear = { ...sausage, originalValue: 500 };
    const { total, totalValue } = assessed(situation([{ ...dear, restriction: 'meat' }]));
    const denied = assessed(situation([{ ...dear, restriction: 'none' }]));
    expect([total, totalValue]).toEqual([denied.total, denied.totalValue]);
    expect(total).toBeGreaterThan(0);
  });

  it('still shows an officer what was denied', () => {
    const { lines, warnings } = assessed(situation([{ ...sausage, restriction: 'none' }]));
    expect(lines[0]?.restriction).toBeNull();
    expect(warnings[0]).toMatchObject({ code: 'meat', severity: 'information', customIds: ['0'] });
  });
});
