import { describe, expect, it } from 'vitest';
import { bareProduct } from '../goods/testing/bare-product';
import { assessOn } from './assess';
import { assessed, catalogue, rates, type SpokenGood, situation } from './testing/situation';

const total = (goods: readonly SpokenGood[], traveller = {}): number =>
  assessed(situation(goods, traveller)).total;
const phone = (originalValue: number, amount?: number): SpokenGood => ({
  id: 'smartphone',
  originalValue,
  ...(amount === undefined ? {} : { amount }),
});
const car = { meanOfTransport: 'car' } as const;
const frontier = { country: 'CH', meanOfTransport: 'car', border: true } as const;
const andorra = { country: 'AD', meanOfTransport: 'car' } as const;

describe.each([
  ['plane', {}, 430],
  ['boat', { meanOfTransport: 'boat' }, 430],
  ['train', { meanOfTransport: 'train' }, 300],
  ['car', car, 300],
  ['other', { meanOfTransport: 'other' }, 300],
  ['plane at 15', { age: 15 }, 430],
  ['plane at 14', { age: 14 }, 150],
  ['car at 14', { ...car, age: 14 }, 150],
  ['frontier', frontier, 75],
  ['frontier at 14', { ...frontier, age: 14 }, 40],
  ['Andorra', andorra, 900],
  ['Andorra at 14', { ...andorra, age: 14 }, 450],
  ['Canary Islands by plane', { country: 'IC' }, 430],
  ['Ceuta by boat', { country: 'EA', meanOfTransport: 'boat' }, 430],
  ['Livigno by car', { country: 'XV', meanOfTransport: 'car' }, 300],
] as const)('%s', (_, traveller, allowance) => {
  it.each([
    [allowance - 0.01, 0],
    [allowance, 0],
    [allowance + 0.01, Math.round((allowance + 0.01) * 20)],
  ])('%d € of duty-free goods owe %i cents', (value, owed) => {
    expect(total([phone(value)], traveller)).toBe(owed);
  });
});

describe('Andorra’s food pot', () => {
  it.each([
    [30, 299.99, 0],
    [30, 300, 0],
    [30, 300.01, 2441],
    [14, 150, 0],
    [14, 150.01, 1221],
  ])('at %i, %d € of coffee', (age, originalValue, owed) => {
    const { allowances, total: due } = assessed(
      situation([{ id: 'cafe-torrefie', originalValue }, phone(400)], { ...andorra, age }),
    );
    expect(due).toBe(owed);
    expect(allowances.map(({ pot }) => pot)).toEqual(['value', 'food']);
  });
});

describe('what is used of each pot', () => {
  it('is the value of its own goods, as far as they are relieved', () => {
    const goods = [phone(400), { id: 'cafe-torrefie', originalValue: 100 }, phone(600)];
    const { allowances } = assessed(situation(goods, andorra));
    expect(allowances).toEqual([
      { pot: 'value', limit: 900_00, used: 600_00 },
      { pot: 'food', limit: 300_00, used: 100_00 },
    ]);
  });
});

describe('identical items', () => {
  it('are relieved one by one', () => {
    const { lines } = assessed(situation([phone(600, 3)]));
    expect(lines[0]).toMatchObject({
      status: 'partly-taxed',
      relievedAmountMillionths: 2_000_000,
      taxedAmountMillionths: 1_000_000,
      taxedValue: 20_000,
      vat: 4_000,
    });
  });

  it('cap a duty by the piece on each of them', () => {
    const watches = { id: 'montre-automatique', originalValue: 3_000, amount: 3 };
    expect(assessed(situation([watches])).totalCustomDuty).toBe(240);
  });

  it.each([
    [6, 30],
    [10, 45],
    [17.77, 80],
    [30, 80],
  ])('owe between 0.30 and 0.80 € of duty on a watch of %d €', (originalValue, duty) => {
    const goods = [phone(430), { id: 'montre-automatique', originalValue }];
    const watch = assessed(situation(goods, { meanOfTransport: 'plane' })).lines[1];
    const flat = Math.round(originalValue * 2.5);
    expect(watch?.customDuty).toBe(Math.min(duty, flat));
  });

  it('that all fit are not counted, however many', () => {
    expect(total([phone(400, 100_000), { id: 'whisky', originalValue: 60, amount: 1.5 }])).toBe(1_012);
  });
});

describe('the flat rate', () => {
  const dress = (originalValue: number): SpokenGood => ({ id: 'robe-coton', originalValue });

  it.each([
    [699.99, 'flat', 1_750],
    [700, 'flat', 1_750],
    [700.01, 'normal', 8_400],
  ] as const)('for %d € of dresses above the allowance', (value, mode, duty) => {
    const assessment = assessed(situation([dress(value), phone(430)], {}));
    expect(assessment).toMatchObject({ mode, totalCustomDuty: duty });
  });

  it('counts the excess of wine, and not tobacco', () => {
    const wine = { id: 'vin-tranquille', originalValue: 100, amount: 8 };
    const tobacco = { id: 'cigarettes', originalValue: 500, amount: 1_000 };
    expect(assessed(situation([dress(650), wine])).mode).toBe('flat');
    expect(assessed(situation([dress(651), wine])).mode).toBe('normal');
    expect(assessed(situation([dress(650), tobacco])).mode).toBe('flat');
    expect(assessed(situation([dress(650), tobacco])).lines[1]?.customDutyRate).toBe(57.6);
  });

  it('is of no matter when nothing taxed is subject to duty', () => {
    expect(assessed(situation([phone(1_000)])).mode).toBeNull();
    expect(assessed(situation([dress(100)])).mode).toBeNull();
  });

  it('never touches chapter 24, even by value', () => {
    const liquid = { id: 'e-liquide-nicotine', originalValue: 600 };
    const { lines } = assessed(situation([liquid, dress(600)]));
    expect(lines[0]?.status === 'taxed' ? lines[0].customDutyRate : lines[1]?.customDutyRate).toBe(
      lines[0]?.status === 'taxed' ? 6.5 : 2.5,
    );
  });
});

describe('goods that cannot be computed', () => {
  const custom = (originalValue: number): SpokenGood => ({ originalValue });
  const jam = (originalValue: number): SpokenGood => ({ id: 'confiture', originalValue });

  it('are estimated at the flat rate while it is open', () => {
    const assessment = assessed(situation([custom(700)]));
    expect(assessment).toMatchObject({
      mode: 'flat',
      totalIsMinimum: false,
      totalCustomDuty: 1_750,
      totalVat: 14_350,
    });
  });

  it('are left to an agent above 700 €', () => {
    const assessment = assessed(situation([custom(700.01)]));
    expect(assessment).toMatchObject({ mode: 'normal', totalIsMinimum: true, total: 0 });
    expect(assessment.lines[0]).toMatchObject({ status: 'to-assess', customDutyRate: null });
    const [line] = assessment.lines;
    expect(line?.explanation.at(-1)?.text.replace(/\s/gu, ' ')).toBe(
      'Cet article n’est pas dans notre liste. Nous ne l’estimons que si les articles hors liste ou soumis à des droits valent 700 € au plus, hors franchise : ils valent ici 700,01 €. Le montant est à évaluer par un agent : il s’ajoutera au total.',
    );
    expect(line?.explanation.at(-1)?.figures).toMatchObject({ flatRateCeiling: 700, dutiableValue: 700.01 });
  });

  it('says what is above it together, and leaves out what the allowances hold', () => {
    const wine = { id: 'vin-tranquille', originalValue: 80, amount: 8 };
    const { lines } = assessed(situation([custom(950), jam(40), jam(310), wine], andorra));
    const [said] = lines.map(({ explanation }) => explanation.at(-1)?.text.replace(/\s/gu, ' '));
    // The lamp, the jam that the pot of food does not hold, and three litres of wine of eight.
    expect(said).toContain('700 € au plus, hors franchise : ils valent ici 1 290,00 €.');
  });

  it('says that another duty is not known, where the value is not what stands in the way', () => {
    const leaf = bareProduct({
      id: 'feuille-de-tabac',
      tariff: {
        cnCode: '24011035',
        dutyRate: 10,
        specificDuty: '+ 22 EUR/100kg',
        vatRate: 20,
        exciseClass: null,
        defaultDegree: null,
        agricultural: false,
        confidence: 'source',
        source: '',
      },
    });
    const own = { ...catalogue, products: [...catalogue.products, leaf] };
    const goods = [custom(500), { id: leaf.id, originalValue: 500 }];
    const answer = assessOn(situation(goods), own, rates);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.refusals));
    const [line] = answer.assessment.lines;
    expect(line?.explanation.at(-1)?.text.replace(/\s/gu, ' ')).toContain(
      'que si les droits de chaque autre article sont connus : ceux de l’un d’eux ne le sont pas.',
    );
  });

  it.each([
    ['Robe', 'Notre liste compte plusieurs articles de ce nom, et il reste à préciser lequel c’est.'],
    [
      'Sac à main (sac ou objet en peau exotique ?)',
      'Notre liste compte plusieurs articles de ce nom, et il reste à préciser lequel c’est.',
    ],
    ['Robe de scène', 'Cet article n’est pas dans notre liste.'],
  ])('are not said to be missing in the list when it has several under the name: %s', (customName, why) => {
    for (const price of [500, 900]) {
      const { lines } = assessed(
        situation([{ ...custom(price), customName, restrictionAnswers: { 'protected-species': 'no' } }]),
      );
      const words = lines[0]?.explanation.map(({ text }) => text.replace(/\s/gu, ' ')).join(' ');
      expect(words).toContain(why);
    }
  });

  it('are relieved first when that makes the answer complete', () => {
    const assessment = assessed(
      situation([{ id: 'robe-coton', originalValue: 1_000 }, custom(300), phone(300)]),
    );
    expect(assessment.totalIsMinimum).toBe(false);
    expect(assessment.lines.map(({ status }) => status)).toEqual(['taxed', 'relieved', 'taxed']);
  });

  it('take the flat rate when a part of their duty depends on weight', () => {
    expect(assessed(situation([jam(500)]))).toMatchObject({
      mode: 'flat',
      totalIsMinimum: false,
      totalCustomDuty: 1_250,
    });
    expect(assessed(situation([jam(800)]))).toMatchObject({
      mode: 'normal',
      totalIsMinimum: true,
      totalCustomDuty: 19_200,
    });
  });

  it('say why when they are not managed', () => {
    const [line] = assessed(situation([{ id: 'voiture', originalValue: 20_000 }])).lines;
    expect(line?.status).toBe('to-assess');
    expect(line?.explanation.map(({ text }) => text).join(' ')).toContain('bureau de douane');
  });
});

describe('medicines', () => {
  it('owe nothing and use no allowance', () => {
    const {
      allowances,
      total: due,
      lines,
      warnings,
    } = assessed(situation([{ id: 'medicament', originalValue: 5_000 }, phone(430)]));
    expect([due, allowances[0]?.used]).toEqual([0, 43_000]);
    expect(lines[0]?.explanation.map(({ code }) => code)).toContain('medicine-personal-use');
    expect(warnings.map(({ code }) => code)).toContain('medicine');
  });

  const named: SpokenGood = { customName: 'Médicament', originalValue: 5_000 };
  it.each<[string, SpokenGood]>([
    ['answered', { ...named, restrictionAnswers: { medicine: 'yes' } }],
    ['answered as before', { ...named, restriction: 'medicine' }],
    ['of morphine', { ...named, customName: 'Morphine', restrictionAnswers: { 'narcotic-medicine': 'yes' } }],
  ])('are so under a name of their own too, once %s', (_, good) => {
    const { allowances, total: due, lines } = assessed(situation([good, phone(430)]));
    expect([due, allowances[0]?.used]).toEqual([0, 43_000]);
    expect(lines[0]?.explanation.map(({ code }) => code)).toContain('medicine-personal-use');
  });

  it.each<[string, Partial<SpokenGood>]>([
    ['Sac Vuitton', { restrictionAnswers: { medicine: 'yes' } }],
    ['iPhone', { restriction: 'medicine' }],
    ['Médicament et montre', { restrictionAnswers: { medicine: 'yes' } }],
    ['', { restrictionAnswers: { medicine: 'yes' } }],
    ['???', { restriction: 'medicine' }],
    ['Médicament, montre', { restrictionAnswers: { medicine: 'yes' } }],
  ])('are not « %s », whatever its author answers', (customName, answers) => {
    expect(assessed(situation([{ customName, originalValue: 500, ...answers }])).total).toBeGreaterThan(0);
  });

  it.each(['Médicaments', 'Doliprane, aspirine', 'Boîte de doliprane 500 mg'])('are « %s »', (customName) => {
    const good: SpokenGood = { customName, originalValue: 500, restrictionAnswers: { medicine: 'yes' } };
    expect(assessed(situation([good])).total).toBe(0);
  });

  it('are goods like others while the question is open, and once it is denied', () => {
    for (const restrictionAnswers of [{}, { medicine: 'no' }] as const) {
      const good = { ...named, originalValue: 500, restrictionAnswers };
      expect(assessed(situation([good])).total).toBeGreaterThan(0);
    }
  });
});

describe('preference by the country where a good is made', () => {
  const dress = (originalValue: number, originCountry: string): SpokenGood => ({
    id: 'robe-coton',
    originalValue,
    originCountry,
  });

  it.each([
    [1_200, 'CH', 0, undefined],
    [1_200.01, 'CH', 14_400, 'preference-above-limit'],
    [900, 'US', 10_800, 'preference-to-confirm'],
    [900, 'PK', 10_800, 'preference-to-confirm'],
    [900, 'CN', 10_800, undefined],
  ] as const)('%d € of dresses made in %s', (value, origin, duty, warning) => {
    const { totalCustomDuty, warnings } = assessed(situation([dress(value, origin)]));
    expect([totalCustomDuty, warnings[0]?.code]).toEqual([duty, warning]);
  });

  it('does not exist for food', () => {
    const coffee = { id: 'cafe-torrefie', originalValue: 800, originCountry: 'CO' };
    expect(assessed(situation([coffee])).totalCustomDuty).toBe(6_000);
  });
});

describe('territories', () => {
  it.each([
    ['IC', 0],
    ['AX', 0],
    ['SM', 0],
    ['EA', 9_600],
    ['XB', 9_600],
    ['XH', 9_600],
    ['XV', 9_600],
    ['GG', 9_600],
  ])('%s', (country, duty) => {
    const { totalCustomDuty, totalVat } = assessed(
      situation([{ id: 'robe-coton', originalValue: 800 }], { country }),
    );
    expect([totalCustomDuty, totalVat]).toEqual([duty, Math.round((80_000 + duty) * 0.2)]);
  });

  it.each(['MC', 'XI', 'IT'])('%s owes nothing', (country) => {
    const { lines, total: due, allowances } = assessed(situation([phone(5_000)], { country }));
    expect([due, lines[0]?.status, allowances[0]?.limit]).toEqual([0, 'unlimited', null]);
  });
});

describe('warnings', () => {
  const codes = (goods: readonly SpokenGood[], traveller = {}): readonly string[] =>
    assessed(situation(goods, traveller)).warnings.map(({ code }) => code);
  const fish: SpokenGood = { id: 'saumon-fume', originalValue: 30 };
  const oranges: SpokenGood = { id: 'agrumes', originalValue: 5 };

  it.each([
    [fish, 'US', ['fish']],
    [fish, 'NO', []],
    [fish, 'IT', []],
    [oranges, 'MA', ['plants']],
    [oranges, 'CH', []],
    [{ id: 'munitions', originalValue: 50 }, 'IT', ['weapons']],
  ] as const)('%o from %s', (good, country, expected) =>
    expect(codes([good], { country })).toEqual(expected),
  );

  it('say when a rate is old or doubtful, and only when it is used', () => {
    const dollars: SpokenGood = { id: 'smartphone', originalValue: 100, currency: 'USD' };
    expect(codes([dollars], { date: '2026-10-31' })).toEqual([]);
    expect(codes([dollars], { date: '2026-11-01' })).toEqual(['exchange-rate-out-of-date']);
    expect(codes([dollars], { date: '2026-09-30' })).toEqual(['exchange-rate-out-of-date']);
    expect(codes([phone(100)], { date: '2026-11-01' })).toEqual([]);
    expect(codes([{ ...dollars, currency: 'EGP' }], { date: '2026-10-15' })).toEqual([
      'exchange-rate-to-confirm',
    ]);
  });
});
