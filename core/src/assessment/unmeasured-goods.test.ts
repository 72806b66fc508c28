import { describe, expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { claimOf, verdictOf } from './verdict';

const whisky: SpokenGood = { customName: '5 litres de whisky', originalValue: 120 };
const cartons: SpokenGood = {
  customName: '10 cartouches de cigarettes',
  originalValue: 5_000,
  currency: 'MAD',
};

/** Taxes on alcohol and tobacco depend on a quantity, which a free article does not carry. */
describe.each([
  ['alcohol', whisky],
  ['tobacco', cartons],
] as const)('%s named freely', (good, named) => {
  it.each([
    ['while it is asked about', {}, 'doubtful'],
    ['once confirmed', { [good]: 'yes' }, 'regulated'],
  ] as const)('is left to an agent %s', (_, restrictionAnswers, verdict) => {
    const answer = assessed(situation([{ ...named, restrictionAnswers }], { country: 'MA' }));
    expect(verdictOf(answer)).toBe(verdict);
    expect(claimOf(answer)).toBe('to-assess');
    expect(answer).toMatchObject({ total: 0, totalIsMinimum: true });
    const [line] = answer.lines;
    expect(line).toMatchObject({ status: 'to-assess', total: 0, customDutyRate: null });
    expect(line?.restriction).toEqual({ code: good, severity: verdict });
    const codes = line?.explanation.map(({ code }) => code) ?? [];
    expect(codes).toContain('to-assess');
    expect(codes.filter((code) => ['value-relieved', 'custom-estimate'].includes(code))).toEqual([]);
  });

  it('is an article like another once denied', () => {
    const denied = { ...named, restrictionAnswers: { [good]: 'no' } } as const;
    const [line] = assessed(situation([denied], { country: 'MA' })).lines;
    expect(line?.status).not.toBe('to-assess');
  });

  it('owes nothing inside the Union', () => {
    const answer = assessed(situation([{ ...named, currency: 'EUR' }], { country: 'ES' }));
    expect(verdictOf(answer)).toBe('nothing');
  });

  it('takes nothing from the allowance, and leaves the other articles as they were', () => {
    const camera = { customName: 'Appareil photo', originalValue: 400 };
    const alone = assessed(situation([camera], { country: 'MA' }));
    const both = assessed(situation([camera, named], { country: 'MA' }));
    expect(both.lines[0]?.total).toBe(alone.lines[0]?.total);
    expect(both.allowances).toEqual(alone.allowances);
    expect([alone.totalIsMinimum, both.totalIsMinimum]).toEqual([false, true]);
  });
});
