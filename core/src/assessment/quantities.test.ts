import { describe, expect, it } from 'vitest';
import { assessed, refused, type SpokenGood, situation } from './testing/situation';

const frontier = { country: 'CH', meanOfTransport: 'car', border: true } as const;
const andorra = { country: 'AD', meanOfTransport: 'car' } as const;
const union = { country: 'IT' } as const;
const good = (id: string, amount: number, alcoholDegree?: number): SpokenGood => ({
  id,
  amount,
  originalValue: 10,
  ...(alcoholDegree === undefined ? {} : { alcoholDegree }),
});

describe.each([
  ['third', {}, { cigarettes: 200, cigarillos: 100, cigares: 50, 'tabac-a-rouler': 250 }],
  ['frontier', frontier, { cigarettes: 40, cigarillos: 20, cigares: 10, 'tabac-a-rouler': 50 }],
  ['Andorra', andorra, { cigarettes: 300, cigarillos: 150, cigares: 75, 'tabac-a-rouler': 400 }],
] as const)('tobacco, %s', (_, traveller, levels) => {
  it.each(Object.entries(levels))('%s', (id, level) => {
    const exceeded = (amount: number) =>
      assessed(situation([good(id, amount)], traveller)).quantityAllowances[0]?.exceeded;
    expect([exceeded(level - 1), exceeded(level), exceeded(level + 1)]).toEqual([false, false, true]);
  });
});

describe.each([
  ['third', {}, { whisky: 1, porto: 2, champagne: 2, 'vin-tranquille': 4, biere: 16 }],
  ['frontier', frontier, { whisky: 0.25, porto: 0.5, champagne: 0.5, 'vin-tranquille': 0.5, biere: 4 }],
  ['Andorra', andorra, { whisky: 1.5, porto: 3, champagne: 3, 'vin-tranquille': 5 }],
] as const)('drinks, %s', (_, traveller, levels) => {
  it.each(Object.entries(levels))('%s', (id, level) => {
    const exceeded = (amount: number) =>
      assessed(situation([good(id, amount)], traveller)).quantityAllowances[0]?.exceeded;
    expect([exceeded(level - 0.001), exceeded(level), exceeded(level + 0.001)]).toEqual([false, false, true]);
  });
});

describe('a pot', () => {
  it('adds fractions exactly', () => {
    const halves = [good('cigarettes', 100), good('cigares', 20), good('tabac-a-rouler', 25)];
    expect(assessed(situation(halves)).quantityAllowances).toEqual([
      { pot: 'tobacco', usedPercent: 100, exceeded: false },
    ]);
    const over = assessed(situation([...halves, good('tabac-a-pipe', 0.001)]));
    expect(over.quantityAllowances[0]?.exceeded).toBe(true);
  });

  it('relieves first what is taxed most for its share, in whole units', () => {
    const { lines } = assessed(
      situation([
        { id: 'cigarettes', originalValue: 20, amount: 200 },
        { id: 'cigares', originalValue: 900, amount: 49 },
      ]),
    );
    expect(lines.map(({ relievedAmountMillionths }) => relievedAmountMillionths)).toEqual([
      4_000_000, 49_000_000,
    ]);
  });

  it('has no limit for Andorran beer', () => {
    const { total, quantityAllowances } = assessed(situation([good('biere', 500)], andorra));
    expect([total, quantityAllowances]).toEqual([0, [{ pot: 'beer', usedPercent: 0, exceeded: false }]]);
  });

  it.each([
    ['whisky', 22, 2],
    ['whisky', 22.001, 1],
    ['porto', 23, 1],
    ['champagne', 30, 2],
  ] as const)('%s of %d %% vol', (id, degree, litres) => {
    const use = (amount: number) => assessed(situation([good(id, amount, degree)])).quantityAllowances[0];
    expect(use(litres)).toEqual({ pot: 'alcohol', usedPercent: 100, exceeded: false });
  });

  it('takes the default degree of a drink', () => {
    const [without] = assessed(situation([good('whisky', 2)])).lines;
    const [given] = assessed(situation([good('whisky', 2, 40)])).lines;
    expect(without).toMatchObject({ alcoholDegreeThousandths: 40_000, excise: given?.excise });
  });
});

describe('excise', () => {
  it.each([
    ['biere', 17, 2.8, 12],
    ['biere', 17, 2.801, 23],
    ['vin-tranquille', 5, 12.5, 4],
    ['champagne', 3, 12, 10],
    ['cidre-poire', 3, 4.5, 1],
    ['porto', 3, 18, 210],
    ['porto', 3, 18.5, 262],
    ['sake', 3, 15, 4],
  ])('one litre over of %s (%i L at %d)', (id, amount, degree, excise) => {
    expect(assessed(situation([good(id, amount, degree)])).totalExcise).toBe(excise);
  });

  it('follows the year of arrival', () => {
    const whisky = good('whisky', 1.5, 40);
    const excise = (date: string) => assessed(situation([whisky], { date })).totalExcise;
    expect([excise('2025-06-01'), excise('2026-06-01')]).toEqual([380 + 122, 386 + 124]);
    const later = assessed(situation([whisky], { date: '2027-02-01' }));
    expect(later.totalExcise).toBe(510);
    expect(later.warnings.map(({ code }) => code)).toContain('excise-rates-out-of-date');
    expect(refused(situation([whisky], { date: '2024-12-31' }))[0]?.code).toBe('date-without-regulation');
  });

  it('marks the figures that nobody has confirmed', () => {
    const codes = (request: SpokenGood) =>
      assessed(situation([request])).lines[0]?.explanation.map(({ code }) => code) ?? [];
    expect(codes(good('cigarettes', 400))).toContain('rate-to-confirm');
    expect(codes(good('whisky', 2))).not.toContain('rate-to-confirm');
  });

  it('is counted whole of a sweet wine, and the lower one of those with an appellation is said from the tables', () => {
    const [line] = assessed(situation([good('alcool-intermediaire', 3)])).lines;
    const said = line?.explanation.find(({ code }) => code === 'excise-with-appellation');
    expect(line?.excise).toBe(210);
    expect(said?.text.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toBe(
      'Un vin doux naturel d’appellation d’origine, comme un banyuls, a un droit d’accise plus bas : 52,39 € par hectolitre. Dites-le à l’agent.',
    );
    expect(said?.figures).toEqual({ rate: 52.39, unit: 'hl' });
  });

  it('is owed without customs duty inside the customs union', () => {
    const { totalCustomDuty, totalExcise } = assessed(
      situation([good('cigarettes', 400)], { country: 'IC' }),
    );
    expect([totalCustomDuty, totalExcise]).toEqual([0, 7_638]);
  });
});

describe('indicative levels inside the Union', () => {
  it.each([
    ['cigarettes', 800],
    ['cigarillos', 400],
    ['cigares', 200],
    ['tabac-a-rouler', 1_000],
    ['whisky', 10],
    ['porto', 20],
    ['vin-tranquille', 90],
    ['champagne', 60],
    ['biere', 110],
  ])('%s', (id, level) => {
    const at = assessed(situation([good(id, level)], union));
    const above = assessed(situation([good(id, level + 1)], union));
    expect([at.total, at.lines[0]?.status, at.warnings]).toEqual([0, 'unlimited', []]);
    expect([above.total, above.lines[0]?.status, above.warnings[0]?.code]).toEqual([
      0,
      'indicative-exceeded',
      'indicative-level-exceeded',
    ]);
  });

  it.each([
    ['cigarettes', 801, '100,1 %'],
    ['tabac-a-rouler', 1_000.001, '100,1 %'],
    ['cigarettes', 1_000, '125 %'],
    ['cigares', 225, '112,5 %'],
  ])('%s, %d: is said to be passed by more than 100 %', (id, amount, share) => {
    const [warning] = assessed(situation([good(id, amount)], union)).warnings;
    expect(warning?.message.replace(/\s/gu, ' ')).toContain(`est dépassé (${share}) :`);
  });

  it.each([
    ['DE', 'Achat dans l’Union européenne'],
    ['MC', 'Achat selon les règles de l’Union européenne'],
    ['XI', 'Achat selon les règles de l’Union européenne'],
  ])(
    'are those of what is bought in %s, which is not said to be a member state where it is none',
    (country, said) => {
      const dress = { id: 'robe-coton', originalValue: 80 };
      const words = (goods: Parameters<typeof situation>[0], trip: string) =>
        assessed(situation(goods, { country: trip })).lines.map(({ explanation }) =>
          (explanation.at(-1)?.text ?? '').replace(/\s/gu, ' '),
        );
      expect(words([dress], country)).toEqual([
        `${said} pour un usage personnel : aucune limite, rien à payer.`,
      ]);
      expect(words([{ ...dress, purchaseCountry: country }], 'US')).toEqual([
        `${said}, taxes comprises : hors franchise, rien à payer. Gardez la facture.`,
      ]);
      expect(words([{ id: 'voiture', originalValue: 80 }], country)[0]).toMatch(
        `${said} : rien à payer à la douane`,
      );
    },
  );

  it('counts sparkling wine in the wine too', () => {
    const { lines } = assessed(situation([good('champagne', 40), good('vin-tranquille', 51)], union));
    expect(lines.map(({ status }) => status)).toEqual(['indicative-exceeded', 'indicative-exceeded']);
  });

  it('adds shares of tobacco exactly', () => {
    const use = (cigars: number) =>
      assessed(situation([good('cigarettes', 400), good('cigares', cigars)], union)).quantityAllowances;
    expect(use(100)).toEqual([{ pot: 'tobacco', usedPercent: 100, exceeded: false }]);
    expect(use(101)).toEqual([{ pot: 'tobacco', usedPercent: 100.5, exceeded: true }]);
  });
});
