import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from './testing/random-runs';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { verdictOf } from './verdict';

const ivory: SpokenGood = {
  customId: 'i',
  customName: 'Statuette en ivoire',
  restriction: 'ivory',
  originalValue: 460,
  currency: 'USD',
};
const lamp: SpokenGood = { customId: 'l', id: 'lampe-de-table', originalValue: 200, currency: 'USD' };

describe('what is owed without the articles that may not enter', () => {
  it('is what the others owe alone', () => {
    const both = assessed(situation([ivory, lamp]));
    expect(both.total).toBe(40_97);
    expect(both.withoutForbidden).toMatchObject({ total: 0, totalIsMinimum: false });
  });

  it('is not said where nothing is forbidden for certain', () => {
    expect(assessed(situation([lamp])).withoutForbidden).toBeNull();
    const { restriction: _, ...doubtful } = ivory;
    const answer = assessed(situation([doubtful, lamp]));
    expect([verdictOf(answer), answer.withoutForbidden]).toEqual(['doubtful', null]);
  });

  it('is a minimum where an article that stays is left to assess', () => {
    const lustre: SpokenGood = { customId: 'c', customName: 'Lustre', originalValue: 16_000 };
    expect(assessed(situation([ivory, lustre])).withoutForbidden).toMatchObject({
      total: 0,
      totalIsMinimum: true,
    });
  });

  it('is nothing where nothing stays', () => {
    const dear = { ...ivory, originalValue: 4_600 };
    const answer = assessed(situation([dear]));
    expect(answer.total + Number(answer.totalIsMinimum)).toBeGreaterThan(0);
    expect(answer.withoutForbidden).toMatchObject({ total: 0, totalIsMinimum: false, lines: [] });
  });
});

describe('an article handed over', () => {
  it('owes nothing, leaves its allowance to the others, and is remembered in its place', () => {
    const answer = assessed(situation([{ ...ivory, isHandedOver: true }, lamp]));
    expect([answer.total, answer.withoutForbidden, verdictOf(answer)]).toEqual([0, null, 'nothing']);
    expect(answer.lines.map(({ customId, status, total }) => [customId, status, total])).toEqual([
      ['i', 'handed-over', 0],
      ['l', 'relieved', 0],
    ]);
    expect(answer.lines[0]?.explanation.map(({ code }) => code)).toEqual(['exchange-rate', 'handed-over']);
    expect(answer.warnings.map(({ code, customIds }) => [code, customIds])).toContainEqual([
      'handed-over',
      ['i'],
    ]);
  });

  it('is not believed of what may enter', () => {
    const answer = assessed(situation([ivory, { ...lamp, isHandedOver: true }]));
    expect(answer.total).toBe(40_97);
    expect(answer.lines[1]?.status).toBe('taxed');
  });

  it('is named in a refusal by its own place', () => {
    expect(() =>
      assessed(
        situation([
          { ...ivory, isHandedOver: true },
          { id: 'smartphone', originalValue: 450, amount: 500 },
        ]),
      ),
    ).toThrow(/"path":\["goods",1,"amount"\]/u);
  });
});

const forbidden = fc.constantFrom<SpokenGood>(
  { customName: 'Statuette en ivoire', restriction: 'ivory', originalValue: 0 },
  { customName: 'Saucisson', restriction: 'meat', originalValue: 0 },
  { customName: 'Sac Vuitton contrefait', restriction: 'counterfeits', originalValue: 0 },
);
const allowed = fc.constantFrom<SpokenGood>(
  { id: 'smartphone', originalValue: 0 },
  { id: 'robe-coton', originalValue: 0 },
  { id: 'lampe-de-table', originalValue: 0 },
  { id: 'livre', originalValue: 0 },
  { customName: 'Vase', originalValue: 0 },
  { id: 'whisky', amount: 2, alcoholDegree: 40, originalValue: 0 },
);
const priced = (goods: fc.Arbitrary<SpokenGood>) =>
  fc
    .tuple(goods, fc.integer({ min: 1, max: 90_000 }))
    .map(([good, cents]): SpokenGood => ({ ...good, originalValue: cents / 100 }));
const baskets = fc
  .tuple(
    fc.array(priced(forbidden), { minLength: 1, maxLength: 3 }),
    fc.array(priced(allowed), { maxLength: 6 }),
    fc.infiniteStream(fc.nat()),
  )
  .map(([some, others, order]) => {
    const goods = [...some, ...others].map((good, index) => ({ ...good, customId: `${index}` }));
    return {
      goods: goods.toSorted(() => (order.next().value % 3) - 1),
      kept: others.length,
      some: some.length,
    };
  });

describe('of any basket', () => {
  const travellers = fc.constantFrom(
    { country: 'US' },
    { country: 'US', meanOfTransport: 'car' } as const,
    { country: 'GB', meanOfTransport: 'car' } as const,
    { country: 'MA', meanOfTransport: 'boat' } as const,
  );

  it('the others come to the same alone, line by line, and what is owed is the same once the forbidden are handed over', () => {
    fc.assert(
      fc.property(baskets, travellers, ({ goods, some }, traveller) => {
        const isForbidden = ({ customId }: SpokenGood): boolean => Number(customId) < some;
        const whole = assessed(situation(goods, traveller));
        const alone = assessed(
          situation(
            goods.filter((good) => !isForbidden(good)),
            traveller,
          ),
        );
        const handed = assessed(
          situation(
            goods.map((good) => ({ ...good, isHandedOver: isForbidden(good) })),
            traveller,
          ),
        );
        const owed = { total: alone.total, totalIsMinimum: alone.totalIsMinimum };
        expect(alone).toMatchObject(whole.withoutForbidden ?? {});
        expect({ total: handed.total, totalIsMinimum: handed.totalIsMinimum }).toEqual(owed);
        expect(handed.lines.map(({ customId }) => customId)).toEqual(goods.map(({ customId }) => customId));
        expect(handed.tobaccoTax + handed.alcoholTax).toBe(alone.tobaccoTax + alone.alcoholTax);
      }),
      { numRuns: randomRuns(300) },
    );
  });

  it('handing over never costs more, where the whole is known', () => {
    fc.assert(
      fc.property(baskets, travellers, ({ goods }, traveller) => {
        const { total, totalIsMinimum, withoutForbidden } = assessed(situation(goods, traveller));
        fc.pre(!totalIsMinimum);
        expect(withoutForbidden?.totalIsMinimum).toBe(false);
        expect(withoutForbidden?.total).toBeLessThanOrEqual(total);
      }),
      { numRuns: randomRuns(300) },
    );
  });
});
