import { describe, expect, it } from 'vitest';
import { assessed, situation } from './testing/situation';
import { claimOf, needsAttention, unidentifiedIds, verdictOf } from './verdict';

const sausage = { customName: 'Saucisson', originalValue: 12 };

const hunting = { customName: 'Carabine', originalValue: 200 };

describe('the verdict of an answer', () => {
  it.each([
    ['what may not enter', { ...sausage, restriction: 'meat' } as const, 'US', 'forbidden'],
    ['a name that leaves a doubt', sausage, 'US', 'doubtful'],
    ['a doubt that was denied', { ...sausage, restriction: 'none' } as const, 'US', 'nothing'],
    ['the same from a country that is exempt', sausage, 'CH', 'nothing'],
    ['the same inside the Union', sausage, 'ES', 'nothing'],
    ['what is forbidden everywhere', { customName: 'Cocaïne', originalValue: 1 }, 'ES', 'doubtful'],
    ['a permit below the allowance', { id: 'fusil-de-chasse', originalValue: 200 }, 'US', 'regulated'],
    ['a prescription', { id: 'medicament', originalValue: 20 }, 'US', 'regulated'],
    ['a certificate', { id: 'fleurs-coupees', originalValue: 20 }, 'KE', 'regulated'],
    ['a permit above the allowance', { id: 'fusil-de-chasse', originalValue: 2_000 }, 'US', 'regulated'],
    ['a permit for a free article', { ...hunting, restriction: 'weapons' } as const, 'ES', 'regulated'],
    ['something to pay', { id: 'parfum', originalValue: 900 }, 'US', 'owed'],
    ['what nobody can compute', { customName: 'Machine à tisser', originalValue: 16_000 }, 'US', 'to-assess'],
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

describe('the verdict of an answer stored before severities', () => {
  const relieved = { total: 0, totalIsMinimum: false, lines: [{ status: 'relieved' }] } as const;

  it.each([
    ['restricted-animal-products', 'regulated', true],
    ['weapons', 'regulated', true],
    ['exchange-rate-to-confirm', 'nothing', false],
    ['excise-rates-out-of-date', 'nothing', false],
    ['preference-above-limit', 'nothing', true],
  ])('with the warning « %s » is %s', (code, verdict, attention) => {
    expect(verdictOf({ ...relieved, warnings: [{ code }] })).toBe(verdict);
    expect(needsAttention({ warnings: [{ code }] })).toBe(attention);
  });
});

describe('what is owed, under a graver verdict', () => {
  it.each([
    ['a forbidden article', { ...sausage, originalValue: 500, restriction: 'meat' } as const, 'owed'],
    ['a regulated article', { id: 'fusil-de-chasse', originalValue: 200 }, 'nothing'],
    ['a regulated article above the allowance', { id: 'fusil-de-chasse', originalValue: 2_000 }, 'owed'],
  ])('is kept: %s', (_what, good, claim) => {
    expect(claimOf(assessed(situation([good])))).toBe(claim);
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

describe('what an answer owes', () => {
  const lines = (...statuses: readonly ('relieved' | 'to-assess' | 'indicative-exceeded')[]) =>
    statuses.map((status) => ({ status }));
  const nothing = { total: 0, totalIsMinimum: false };

  it.each([
    ['an amount', { ...nothing, total: 1, lines: lines('to-assess') }, 'owed'],
    ['a minimum of nothing', { ...nothing, totalIsMinimum: true, lines: [] }, 'to-assess'],
    ['a line left to an agent', { ...nothing, lines: lines('relieved', 'to-assess') }, 'to-assess'],
    [
      'a level passed',
      { ...nothing, lines: lines('relieved', 'indicative-exceeded') },
      'indicative-exceeded',
    ],
    ['nothing', { ...nothing, lines: lines('relieved', 'relieved') }, 'nothing'],
    ['nothing, on nothing', { ...nothing, lines: [] }, 'nothing'],
  ] as const)('is %s', (_, facts, claim) => expect(claimOf(facts)).toBe(claim));

  it('is announced as certain of no article that nobody knows', () => {
    const warnings = [
      { code: 'unknown-name', customIds: ['a', 'b'] },
      { code: 'weapons', customIds: ['c'] },
      { code: 'unknown-name' },
    ];
    expect([...unidentifiedIds(warnings)]).toEqual(['a', 'b']);
    const facts = { ...nothing, lines: lines('relieved') };
    const unknown = { code: 'unknown-name', severity: 'information' } as const;
    const rate = { code: 'exchange-rate-out-of-date', severity: 'information' } as const;
    expect(verdictOf({ ...facts, warnings: [rate, unknown] })).toBe('unidentified');
    expect(verdictOf({ ...facts, warnings: [rate] })).toBe('nothing');
    expect(verdictOf({ ...facts, total: 1, warnings: [unknown] })).toBe('owed');
    expect(needsAttention({ warnings: [rate, unknown] })).toBe(true);
  });
});
