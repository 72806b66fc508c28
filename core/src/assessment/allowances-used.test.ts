import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowancesUsed, type CountingAnswer, usedTogether } from '../answer/used-elsewhere';
import type { ValuePot } from '../goods/pots';
import { confirmed, since } from '../regulation/figure';
import { type LawTables, lawOn, lawTables } from '../regulation/law';
import { regulationInForce } from '../regulation/regulation';
import { assess } from './assess';
import { type AllowancesUsed, assessShared } from './assess-shared';
import type { Assessment, AssessmentOutcome, AssessmentRequest } from './assessment';
import { randomRuns } from './testing/random-runs';
import { assessed, catalogue, rates, type SpokenGood, situation } from './testing/situation';

const plain = (text: string | undefined): string | undefined => text?.replace(/\s/gu, ' ');
const perfume: SpokenGood = { id: 'parfum', originalValue: 300 };
const bag: SpokenGood = { id: 'sac-a-main-cuir', originalValue: 350 };

function outcomeOf(request: AssessmentRequest, used: AllowancesUsed): AssessmentOutcome {
  const regulation = regulationInForce(request.date, catalogue);
  if (regulation === null) throw new Error('no regulation');
  return assessShared(request, regulation, rates, used);
}

function using(goods: readonly SpokenGood[], used: AllowancesUsed, traveller = {}): Assessment {
  const outcome = outcomeOf(situation(goods, traveller), used);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.assessment;
}

/** The law of the day with these allowances by value, in cents, wherever the traveller comes from. */
function lawWith(day: string, limits: Readonly<Record<ValuePot, number>>): LawTables {
  const rows = (cents: number) => ({
    full: [since(day, confirmed(cents, 'Loi d’essai'))],
    young: [since(day, confirmed(cents, 'Loi d’essai'))],
  });
  const { valueAllowances } = lawTables;
  const own = rows(limits.value);
  return {
    ...lawTables,
    valueAllowances: {
      ...valueAllowances,
      airOrSea: own,
      land: own,
      frontier: own,
      andorraIndustrial: own,
      andorraFood: rows(limits.food),
    },
  };
}

function underLaw(request: AssessmentRequest, limits: Readonly<Record<ValuePot, number>>): Assessment {
  const regulation = regulationInForce(request.date, catalogue);
  if (regulation === null) throw new Error('no regulation');
  const law = lawOn(request.date, lawWith(request.date, limits));
  const outcome = assess(request, { ...regulation, law }, rates);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.assessment;
}

describe('what another declaration has used of an allowance by value', () => {
  it('leaves the rest alone to be relieved', () => {
    const { lines, allowances, total } = using([bag], { value: 300_00 });
    expect(lines[0]).toMatchObject({ status: 'taxed', taxedValue: 350_00 });
    expect(allowances).toEqual([{ pot: 'value', limit: 430_00, used: 0, usedElsewhere: 300_00 }]);
    expect(total).toBe(lines[0]?.total);
    expect(assessed(situation([bag])).total).toBe(0);
  });

  it('is told of the lines that count in it', () => {
    const texts = using([bag, perfume], { value: 130_00 }).lines.map(({ explanation }) =>
      explanation.slice(0, 2).map(({ text }) => plain(text)),
    );
    const shared =
      'Franchise de 430 €, dont 130,00 € déjà utilisés hors de cette déclaration : il en reste 300,00 €.';
    expect(texts).toEqual([
      [
        shared,
        'Un article qui vaut plus que la franchise de 300 € est taxé sur toute sa valeur, 350,00 € : il ne se partage pas.',
      ],
      [shared, 'Dans la franchise de 300 € : rien à payer.'],
    ]);
  });

  it('is no more than the allowance', () => {
    const { allowances, lines } = using([bag, perfume], { value: 10_000_00 });
    expect(allowances).toEqual([{ pot: 'value', limit: 430_00, used: 0, usedElsewhere: 430_00 }]);
    expect(lines.map(({ status }) => status)).toEqual(['taxed', 'taxed']);
  });

  it('is of one pot, where there are two', () => {
    const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
    const goods: SpokenGood[] = [
      { id: 'smartphone', originalValue: 900 },
      { id: 'cafe-torrefie', originalValue: 300 },
    ];
    const { allowances, lines } = using(goods, { food: 1 }, andorra);
    expect(allowances).toEqual([
      { pot: 'value', limit: 900_00, used: 900_00 },
      { pot: 'food', limit: 300_00, used: 0, usedElsewhere: 1 },
    ]);
    expect(lines.map(({ status }) => status)).toEqual(['relieved', 'taxed']);
  });

  it.each(['Chocolat', 'chocolat'])(
    'is of the pot of food where several foods of the list are called so: %s',
    (customName) => {
      const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
      const good: SpokenGood = { customName, originalValue: 200 };
      const textsWith = (used: AllowancesUsed): string | undefined =>
        plain(
          using([good], used, andorra)
            .lines[0]?.explanation.map(({ text }) => text)
            .join(' '),
        );
      expect(textsWith({ value: 500_00 })).toBe('Dans la franchise alimentaire de 300 € : rien à payer.');
      expect(textsWith({ food: 50_00 })).toBe(
        'Franchise alimentaire de 300 €, dont 50,00 € déjà utilisés hors de cette déclaration : il en reste 250,00 €. Dans la franchise alimentaire de 250 € : rien à payer.',
      );
    },
  );

  it.each([200_00, 300_00])('is told whole of what may be food, whatever of it is used: %i', (food) => {
    const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
    const { lines, warnings } = using([{ customName: 'Popcorn', originalValue: 320 }], { food }, andorra);
    const [reason] = lines[0]?.explanation ?? [];
    expect(plain(reason?.text)).toContain('il a sa propre franchise, de 300 € :');
    expect(reason?.figures).toEqual({ allowance: 300 });
    const [{ message, later } = { message: '', later: undefined }] = warnings;
    for (const said of [message, later?.declared, later?.closed]) expect(plain(said)).toContain('de 300 €.');
  });

  it('holds for what stays once what may not enter is handed over', () => {
    const ivory: SpokenGood = { originalValue: 50, customName: 'Statuette en ivoire', restriction: 'ivory' };
    const { withoutForbidden } = using([bag, ivory], { value: 300_00 });
    expect(withoutForbidden?.allowances).toEqual([
      { pot: 'value', limit: 430_00, used: 0, usedElsewhere: 300_00 },
    ]);
    expect(withoutForbidden?.total).toBe(using([bag], { value: 300_00 }).total);
  });

  it('changes nothing inside the Union', () => {
    const union = { country: 'IT' };
    const goods = [bag, { id: 'whisky', originalValue: 40, amount: 20 }];
    expect(using(goods, { value: 300_00, alcohol: 50_00 }, union)).toEqual(assessed(situation(goods, union)));
  });

  it('refuses a share-out among more items than can be weighed', () => {
    const beads: SpokenGood = { id: 'smartphone', originalValue: 1, amount: 1_000_000 };
    expect(assessed(situation([beads])).total).toBe(0);
    for (const value of [429_99, 430_00]) {
      const [refusal] =
        (outcomeOf(situation([beads]), { value }) as { refusals?: readonly object[] }).refusals ?? [];
      expect(refusal).toMatchObject({ code: 'too-many-items', figures: { maximum: 4_500 } });
    }
  });
});

describe('what another declaration has used of an allowance by quantity', () => {
  const cigarettes = (amount: number): SpokenGood => ({ id: 'cigarettes', originalValue: 40, amount });

  /** What one declaration of cigarettes tells the others. */
  const asAnswer = (amount: number, traveller: object): CountingAnswer => ({
    regime: 'andorra',
    allowances: [],
    quantityAllowances: assessed(situation([cigarettes(amount)], traveller)).quantityAllowances,
  });

  it.each([
    [0, 200],
    [50_00, 100],
    [33_33, 133],
    [99_99, 0],
    [100_00, 0],
    [250_00, 0],
  ])('is %i hundredths of a percent: whole cigarettes are relieved, %i of 200', (tobacco, relieved) => {
    const { lines, quantityAllowances } = using([cigarettes(200)], { tobacco });
    expect(lines[0]?.relievedAmountMillionths).toBe(relieved * 1_000_000);
    expect(quantityAllowances).toEqual([
      {
        pot: 'tobacco',
        usedPercent: 100,
        exceeded: tobacco > 0,
        ...(tobacco === 0 ? {} : { usedElsewherePercent: Math.min(tobacco, 100_00) / 100 }),
      },
    ]);
  });

  it.each([
    ['half a hundredth of a percent is left beside a share that was rounded', 33_33, 2_667_000],
    ['a share to the tenth of a percent is what it says', 50_00, 2_000_000],
    ['a share to the tenth of a percent is what it says', 67_50, 1_300_000],
  ])('is measured to the millionth of a litre: %s (%i)', (_, share, relieved) => {
    const wine: SpokenGood = { id: 'vin-tranquille', originalValue: 40, amount: 4 };
    const [line] = using([wine], { wine: share }).lines;
    expect(line?.relievedAmountMillionths).toBe(relieved);
  });

  it.each([20, 50, 100, 199, 200, 299])(
    'is nobody’s loss, however it is rounded: of 300, %i elsewhere',
    (elsewhere) => {
      const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
      const [first] = assessed(situation([cigarettes(elsewhere)], andorra)).quantityAllowances;
      const tobacco = Math.round((first?.usedPercent ?? 0) * 100);
      const [line] = using([cigarettes(300)], { tobacco }, andorra).lines;
      expect(line?.relievedAmountMillionths).toBe((300 - elsewhere) * 1_000_000);
    },
  );

  it('is nobody’s loss either, nor a cigarette too many, where several others used some', () => {
    const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
    const parts = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const together = amounts.reduce((sum, amount) => sum + amount, 0);
        const uses = amounts.flatMap((amount) => allowancesUsed(asAnswer(amount, andorra)));
        const tobacco = Math.round(usedTogether(uses) * 100);
        const [line] = using([cigarettes(300)], { tobacco }, andorra).lines;
        expect(line?.relievedAmountMillionths).toBe(Math.max(0, 300 - together) * 1_000_000);
      }),
      { numRuns: 300, examples: [[[50, 50]], [[100, 100, 100]], [[120, 120, 120]]] },
    );
  });

  it('is told of the line', () => {
    const textsOf = (tobacco: number): (string | undefined)[] =>
      using([cigarettes(150)], { tobacco }).lines[0]?.explanation.map(({ text }) => plain(text)) ?? [];
    const share = 'Franchise pour le tabac, dont 50 % déjà utilisés hors de cette déclaration.';
    expect(textsOf(50_00).slice(0, 2)).toEqual([
      share,
      'La franchise pour le tabac (200 cigarettes) couvre 100 cigarettes ; le reste, 50 cigarettes, est taxé sur 13,33 €.',
    ]);
    expect(textsOf(100_00)[1]).toBe(
      'La franchise pour le tabac (200 cigarettes) est déjà utilisée : 150 cigarettes sont taxées sur 40,00 €.',
    );
  });

  it('takes nothing of a pot without limit', () => {
    const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
    const beer: SpokenGood = { id: 'biere', originalValue: 40, amount: 100 };
    expect(using([beer], { beer: 50_00 }, andorra)).toEqual(assessed(situation([beer], andorra)));
  });
});

describe('on random baskets', { timeout: 120_000 }, () => {
  const byValue = fc
    .record({
      id: fc.constantFrom(
        'smartphone',
        'robe-coton',
        'parfum',
        'montre-automatique',
        'livre',
        'cafe-torrefie',
      ),
      cents: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 9_000 })),
      amount: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ id, cents, amount }): SpokenGood => ({ id, originalValue: cents / 100, amount }));
  const byQuantity = fc
    .record({
      id: fc.constantFrom(
        'cigarettes',
        'cigares',
        'tabac-a-rouler',
        'whisky',
        'porto',
        'vin-tranquille',
        'biere',
      ),
      cents: fc.integer({ min: 0, max: 30_000 }),
      amount: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ id, cents, amount }): SpokenGood => ({ id, originalValue: cents / 100, amount }));
  const traveller = fc.constantFrom(
    {},
    { meanOfTransport: 'car' as const },
    { country: 'CH', meanOfTransport: 'car' as const, border: true },
    { country: 'AD', meanOfTransport: 'car' as const },
  );
  const used = fc.integer({ min: 0, max: 95_000 });
  const share = fc.integer({ min: 0, max: 12_000 });
  const values = fc.array(byValue, { maxLength: 6 });
  const quantities = fc.array(byQuantity, { maxLength: 4 });
  const runs = randomRuns(400);

  it('nothing used is nothing said, to the byte', () => {
    const none = { value: 0, food: 0, tobacco: 0, alcohol: 0, wine: 0, beer: 0 };
    fc.assert(
      fc.property(values, quantities, traveller, (some, others, who) => {
        const goods = [...some, ...others];
        const silent = JSON.stringify(assessed(situation(goods, who)));
        expect(JSON.stringify(using(goods, none, who))).toBe(silent);
        expect(JSON.stringify(using(goods, {}, who))).toBe(silent);
      }),
      { numRuns: runs },
    );
  });

  it('what is used of an allowance by value is what a law that grants as much less gives', () => {
    const figuresOf = ({ total, totalIsMinimum, mode, lines, allowances }: Assessment) => ({
      total,
      totalIsMinimum,
      mode,
      lines: lines.map(({ explanation: _, ...figures }) => figures),
      relieved: allowances.map(({ used: relieved }) => relieved),
    });
    fc.assert(
      fc.property(values, quantities, traveller, used, used, (some, others, who, value, food) => {
        const goods = [...some, ...others];
        const shared = using(goods, { value, food }, who);
        const left = (pot: ValuePot, taken: number): number =>
          Math.max(0, (shared.allowances.find((own) => own.pot === pot)?.limit ?? 0) - taken);
        const lower = underLaw(situation(goods, who), {
          value: left('value', value),
          food: left('food', food),
        });
        expect(figuresOf(shared)).toEqual(figuresOf(lower));
      }),
      { numRuns: runs },
    );
  });

  it('the more is used, the more is owed', () => {
    fc.assert(
      fc.property(
        values,
        quantities,
        traveller,
        used,
        share,
        used,
        share,
        (some, others, who, value, percent, more, morePercent) => {
          const goods = [...some, ...others];
          const of = (cents: number, hundredths: number): Assessment =>
            using(
              goods,
              {
                value: cents,
                food: cents,
                tobacco: hundredths,
                alcohol: hundredths,
                wine: hundredths,
                beer: hundredths,
              },
              who,
            );
          const [less, most] = [of(value, percent), of(value + more, percent + morePercent)];
          expect(most.totalIsMinimum || !less.totalIsMinimum).toBe(true);
          if (!most.totalIsMinimum) expect(most.total).toBeGreaterThanOrEqual(less.total);
        },
      ),
      { numRuns: runs },
    );
  });

  it('nothing is relieved of an allowance that is all used', () => {
    const all = { value: 900_00, food: 900_00, tobacco: 100_00, alcohol: 100_00, wine: 100_00, beer: 100_00 };
    fc.assert(
      fc.property(values, quantities, traveller, (some, others, who) => {
        const { allowances, quantityAllowances, lines } = using([...some, ...others], all, who);
        expect(allowances.map(({ used: relieved }) => relieved)).toEqual(allowances.map(() => 0));
        const limited = new Set(
          quantityAllowances.filter(({ usedElsewherePercent }) => usedElsewherePercent === 100),
        );
        expect([...limited].every(({ exceeded }) => exceeded)).toBe(true);
        for (const line of lines) {
          const isUnlimited = line.explanation.some(({ code }) => code === 'quantity-unlimited');
          if (!isUnlimited) expect(line.taxedValue).toBe(line.value);
        }
      }),
      { numRuns: runs },
    );
  });
});
