import { describe, expect, it } from 'vitest';
import type { Assessment } from './assessment';
import { assessed, refused, type SpokenGood, situation } from './testing/situation';

const dress: SpokenGood = { id: 'robe-coton', originalValue: 400 };
const codesOf = (good: SpokenGood, traveller = {}) =>
  refused(situation([good], traveller)).map(({ code, path, figures }) => [code, path.join('.'), figures]);
const explained = (assessment: Assessment, index = 0): readonly string[] =>
  assessment.lines[index]?.explanation.map(({ code }) => code) ?? [];

describe('one arrival', () => {
  it('has one allowance, whatever the countries', () => {
    const answer = assessed(situation([dress, { ...dress, purchaseCountry: 'JP' }]));
    expect(answer.allowances).toEqual([{ pot: 'value', limit: 430_00, used: 400_00 }]);
    expect(answer.lines.map(({ status, purchaseCountry }) => [status, purchaseCountry])).toEqual([
      ['relieved', null],
      ['taxed', 'JP'],
    ]);
  });

  it('shares its quantities between the countries outside the Union', () => {
    const cigarettes: SpokenGood = { id: 'cigarettes', originalValue: 20, amount: 200 };
    const answer = assessed(situation([cigarettes, { ...cigarettes, purchaseCountry: 'CH' }]));
    expect(answer.quantityAllowances).toEqual([{ pot: 'tobacco', usedPercent: 200, exceeded: true }]);
  });

  it('keeps the allowance of Andorra for what was bought beyond it, but not its customs union', () => {
    const dear = { ...dress, originalValue: 1_000, purchaseCountry: 'US' };
    const answer = assessed(situation([dear, { ...dress, originalValue: 900 }], { country: 'AD' }));
    expect(answer.allowances[0]).toEqual({ pot: 'value', limit: 900_00, used: 900_00 });
    expect([explained(answer, 0), answer.lines[0]?.customDuty]).toEqual([
      ['value-over-allowance', 'duty-normal', 'vat'],
      120_00,
    ]);
  });

  it('keeps the allowance of a frontier resident for what was bought beyond the frontier', () => {
    const border = { country: 'CH', meanOfTransport: 'car', border: true } as const;
    const answer = assessed(situation([{ ...dress, purchaseCountry: 'US' }], border));
    expect([answer.regime, answer.allowances[0]?.limit]).toEqual(['frontier', 75_00]);
  });
});

describe('the duty of an article', () => {
  it.each([
    ['AD', 'duty-waived'],
    ['SM', 'duty-waived'],
    ['GB', 'duty-flat'],
  ])('bought in %s on a trip to the United States is that of its own country', (purchaseCountry, code) => {
    const answer = assessed(situation([{ ...dress, originalValue: 500, purchaseCountry }]));
    expect(explained(answer)).toContain(code);
  });

  it('is no preference for the country where it was bought alone', () => {
    const answer = assessed(situation([{ ...dress, originalValue: 500, purchaseCountry: 'CH' }]));
    expect(explained(answer)).not.toContain('duty-preference');
  });

  it('made in a country with an agreement weighs on the limit only when it was not bought in the Union', () => {
    const swiss: SpokenGood = { ...dress, originalValue: 700, originCountry: 'CH' };
    const both = (purchaseCountry: string) =>
      assessed(situation([swiss, { ...swiss, purchaseCountry }])).warnings.map(({ code }) => code);
    expect(both('JP')).toContain('preference-above-limit');
    expect(both('ES')).not.toContain('preference-above-limit');
  });

  it.each(['AD', 'IC', 'AX', 'SM'])(
    'nor when it was bought in %s, which spares it already',
    (purchaseCountry) => {
      const jacket: SpokenGood = {
        id: 'veste-cuir',
        originalValue: 800,
        originCountry: 'TR',
        purchaseCountry,
      };
      const swiss: SpokenGood = { ...dress, originalValue: 1_000, originCountry: 'CH' };
      const answer = assessed(situation([jacket, swiss]));
      // VAT alone, 20 % of 800 € and of 1 000 €.
      expect([answer.totalCustomDuty, answer.total, answer.warnings]).toEqual([0, 360_00, []]);
      expect(assessed(situation([{ ...jacket, originalValue: 1_300 }])).warnings).toEqual([]);
    },
  );
});

describe('an article bought inside the Union on the way', () => {
  it('is free, in no allowance, and says what proves it', () => {
    const answer = assessed(situation([{ ...dress, originalValue: 5_000, purchaseCountry: 'ES' }, dress]));
    expect(answer.allowances).toEqual([{ pot: 'value', limit: 430_00, used: 400_00 }]);
    expect([answer.total, answer.totalValue, answer.mode]).toEqual([0, 5_400_00, null]);
    expect([answer.lines[0]?.status, explained(answer)]).toEqual(['unlimited', ['union-purchase']]);
  });

  it.each(['MC', 'XI'])('of %s is one of them', (purchaseCountry) => {
    expect(assessed(situation([{ ...dress, originalValue: 5_000, purchaseCountry }])).total).toBe(0);
  });

  it('is held to the levels of the Union, beside the quantities of the arrival', () => {
    const carton: SpokenGood = { id: 'cigarettes', originalValue: 80, amount: 200 };
    const answer = assessed(situation([carton, { ...carton, amount: 900, purchaseCountry: 'ES' }]));
    expect(answer.lines.map(({ status }) => status)).toEqual(['relieved', 'indicative-exceeded']);
    expect(answer.quantityAllowances).toEqual([{ pot: 'tobacco', usedPercent: 100, exceeded: false }]);
    expect(answer.warnings.map(({ code, customIds }) => [code, customIds])).toContainEqual([
      'indicative-level-exceeded',
      ['1'],
    ]);
  });

  it('has the ages of the Union', () => {
    const wine: SpokenGood = { id: 'vin-tranquille', originalValue: 8, amount: 0.75 };
    expect(codesOf(wine, { age: 17 })).toEqual([]);
    expect(codesOf({ ...wine, purchaseCountry: 'ES' }, { age: 17 })).toEqual([
      [
        'product-not-offered-at-age',
        'goods.0.productId',
        { productId: 'vin-tranquille', country: 'ES', minimumAge: 18 },
      ],
    ]);
  });

  it('stays in its place beside what an officer took', () => {
    const ivory: SpokenGood = { customName: 'Ivoire', restriction: 'ivory', originalValue: 50 };
    const answer = assessed(
      situation([{ ...dress, purchaseCountry: 'ES' }, { ...ivory, isHandedOver: true }, dress]),
    );
    expect(answer.lines.map(({ customId, status }) => [customId, status])).toEqual([
      ['0', 'unlimited'],
      ['1', 'handed-over'],
      ['2', 'relieved'],
    ]);
  });

  it('leaves a refusal in its own place', () => {
    const goods = [
      { ...dress, purchaseCountry: 'ES' },
      { ...dress, originalValue: 450, amount: 500 },
    ];
    expect(refused(situation(goods)).map(({ path }) => path.join('.'))).toEqual(['goods.1.amount']);
  });
});

describe('what restricts an article', () => {
  const sausage: SpokenGood = { customName: 'Saucisson', restriction: 'meat', originalValue: 12 };
  const severity = (purchaseCountry: string | undefined, country = 'US') => {
    const good = purchaseCountry === undefined ? sausage : { ...sausage, purchaseCountry };
    return assessed(situation([good], { country })).lines[0]?.restriction?.severity ?? null;
  };

  it.each([
    [undefined, 'US', 'forbidden'],
    ['CH', 'US', null],
    ['ES', 'US', null],
    ['US', 'CH', 'forbidden'],
  ])('bought in %s on a trip to %s is the rule of its own country: %s', (own, country, expected) => {
    expect(severity(own, country)).toBe(expected);
  });

  it('is read of equal names country by country', () => {
    const { lines } = assessed(situation([sausage, { ...sausage, purchaseCountry: 'CH' }]));
    expect(lines.map(({ restriction }) => restriction?.severity ?? null)).toEqual(['forbidden', null]);
  });
});

describe('a country of purchase is refused', () => {
  it.each([
    ['ZZ', {}, 'unknown-country'],
    ['GP', {}, 'excluded-country'],
    ['FR', { country: 'ES' }, 'excluded-country'],
    ['US', { country: 'ES' }, 'purchased-outside-union'],
    ['IC', { country: 'ES' }, 'purchased-outside-union'],
    ['AD', { country: 'MC' }, 'purchased-outside-union'],
  ])('%s for a trip %o: %s', (purchaseCountry, traveller, code) => {
    expect(codesOf({ ...dress, purchaseCountry }, traveller)).toEqual([
      [code, 'goods.0.purchaseCountry', { country: purchaseCountry }],
    ]);
  });

  it.each(['PT', 'MC'])('but not %s on a trip inside the Union', (purchaseCountry) => {
    expect(codesOf({ ...dress, purchaseCountry }, { country: 'ES' })).toEqual([]);
  });

  it('where the product is not sold in it, and only there', () => {
    const doll: SpokenGood = { id: 'matriochka', originalValue: 20 };
    expect(codesOf({ ...doll, purchaseCountry: 'RU' })).toEqual([]);
    expect(codesOf({ ...doll, purchaseCountry: 'JP' }, { country: 'RU' })).toEqual([
      ['product-not-offered-for-country', 'goods.0.productId', { productId: 'matriochka', country: 'JP' }],
    ]);
  });
});
