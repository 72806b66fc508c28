import { describe, expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { verdictOf } from './verdict';

/** The only line of a basket, with the reasons it gives, in order. */
function lineOf(good: SpokenGood, traveller = {}) {
  const [line] = assessed(situation([good], traveller)).lines;
  if (line === undefined) throw new Error('no line');
  return { ...line, reasons: line.explanation.map(({ code }) => code) };
}

const bottles = (amount: number): SpokenGood => ({ id: 'whisky', originalValue: 60, amount });
const cigarettes = (amount: number): SpokenGood => ({ id: 'cigarettes', originalValue: 60, amount });
const union = { country: 'IT' } as const;
const canaries = { country: 'IC' } as const;

describe('the reasons of a line', () => {
  it.each<readonly [string, SpokenGood, object, readonly string[]]>([
    ['an article that fits', { id: 'robe-coton', originalValue: 100 }, {}, ['value-relieved']],
    [
      'an article at the flat rate',
      { id: 'robe-coton', originalValue: 500 },
      {},
      ['value-over-allowance', 'duty-flat', 'vat'],
    ],
    [
      'an article at normal rates',
      { id: 'robe-coton', originalValue: 800 },
      {},
      ['value-over-allowance', 'duty-normal', 'vat'],
    ],
    [
      'an article in dollars',
      { id: 'robe-coton', originalValue: 100, currency: 'USD' },
      {},
      ['exchange-rate', 'value-relieved'],
    ],
    [
      'an article free of duty',
      { id: 'smartphone', originalValue: 500 },
      {},
      ['value-over-allowance', 'duty-free', 'vat'],
    ],
    [
      'an article of the customs union',
      { id: 'robe-coton', originalValue: 500 },
      canaries,
      ['value-over-allowance', 'duty-waived', 'vat'],
    ],
    [
      'an article taxed by weight too',
      { id: 'confiture', originalValue: 900 },
      {},
      ['value-over-allowance', 'duty-normal', 'duty-partial', 'vat'],
    ],
    [
      'an article whose rate nobody confirmed',
      { id: 'e-liquide-nicotine', originalValue: 900 },
      {},
      ['value-over-allowance', 'duty-normal', 'vat', 'rate-to-confirm'],
    ],
    ['the same, that fits', { id: 'e-liquide-nicotine', originalValue: 100 }, {}, ['value-relieved']],
    [
      'an unlisted article at the flat rate',
      { originalValue: 600 },
      {},
      ['value-over-allowance', 'custom-estimate', 'vat'],
    ],
    ['an unlisted article without it', { originalValue: 800 }, {}, ['value-over-allowance', 'to-assess']],
    ['drinks that fit', bottles(1), {}, ['quantity-relieved']],
    ['drinks that do not', bottles(2), {}, ['pot-exceeded', 'duty-free', 'excise', 'contribution', 'vat']],
    [
      'sweet wine that does not',
      { id: 'alcool-intermediaire', originalValue: 60, amount: 3 },
      {},
      ['pot-exceeded', 'duty-normal', 'excise', 'excise-with-appellation', 'vat'],
    ],
    [
      'sweet wine that fits',
      { id: 'alcool-intermediaire', originalValue: 60, amount: 2 },
      {},
      ['quantity-relieved'],
    ],
    [
      'vermouth, which has no appellation',
      { id: 'vermouth-aperitif', originalValue: 60, amount: 3 },
      {},
      ['pot-exceeded', 'duty-normal', 'excise', 'vat'],
    ],
    ['tobacco that fits', cigarettes(200), {}, ['quantity-relieved']],
    [
      'tobacco that does not',
      cigarettes(400),
      {},
      ['pot-exceeded', 'duty-normal', 'excise', 'rate-to-confirm', 'vat'],
    ],
    ['a medicine', { id: 'medicament', originalValue: 30 }, {}, ['medicine-personal-use']],
    ['an antibiotic', { id: 'medicament-antibiotique', originalValue: 30 }, {}, ['medicine-personal-use']],
    ['a medicine from the Union', { id: 'medicament', originalValue: 30 }, union, ['union-medicine']],
    [
      'a medicine bought there on the way',
      { customName: 'Doliprane', originalValue: 30, purchaseCountry: 'ES', restriction: 'medicine' },
      {},
      ['union-medicine'],
    ],
    ['an article from the Union', { id: 'smartphone', originalValue: 900 }, union, ['union-personal-use']],
  ])('of %s', (_, good, traveller, reasons) => {
    expect(lineOf(good, traveller).reasons).toEqual(reasons);
  });
});

describe('an article of the Union with a rule of its own', () => {
  const saidOf = (good: SpokenGood, traveller: Parameters<typeof situation>[1]) => {
    const answer = assessed(situation([good], traveller));
    const text = answer.lines[0]?.explanation.at(-1)?.text.replace(/\s/gu, ' ');
    return { text, answer };
  };
  const fuel: SpokenGood = {
    customName: 'Jerrican d’essence',
    originalValue: 60,
    restrictionAnswers: { fuel: 'yes' },
  };

  it.each([
    [fuel, 'BE'],
    [{ id: 'couteau-fixe', originalValue: 40 }, 'ES'],
    [{ ...fuel, purchaseCountry: 'ES' }, 'AD'],
  ])('%o from %s is not said to be without a limit', (good, country) => {
    const { text, answer } = saidOf(good, { country, meanOfTransport: 'car' });
    expect([verdictOf(answer), answer.total]).toEqual(['regulated', 0]);
    expect(text).toMatch(/rien à payer si la règle propre à cet article est respectée\./u);
    expect(text).not.toContain('aucune limite');
  });

  it.each([
    [{ id: 'medicament', originalValue: 30 }, 'ES'],
    [{ customName: 'Doliprane', originalValue: 30 }, 'ES'],
    [{ id: 'medicament', originalValue: 30, purchaseCountry: 'ES' }, 'US'],
  ] as const)(
    '%o from %s is said to owe nothing, and to want a prescription beyond a time',
    (good, country) => {
      expect(saidOf(good, { country }).text).toBe(
        'Médicament pour votre usage : rien à payer. Au-delà de 3 mois de traitement, gardez l’ordonnance.',
      );
    },
  );

  it('is a medicine classed as a narcotic, from any of its countries', () => {
    const morphine: SpokenGood = {
      customName: 'Morphine',
      originalValue: 30,
      restrictionAnswers: { 'narcotic-medicine': 'yes' },
    };
    const { text } = saidOf(morphine, { country: 'ES' });
    expect(text).not.toMatch(/aucune limite|3 mois/u);
  });

  it('is fuel beyond the tank and the canister, by the law of the Union', () => {
    const [warning] = saidOf(fuel, { country: 'BE' }).answer.warnings;
    expect(warning?.message.replace(/\s/gu, ' ')).toBe(
      'Carburant : le réservoir du véhicule et un bidon de 10 L. Au-delà, les taxes sont dues. Déclarez le surplus à un bureau de douane.',
    );
    expect(warning?.legalBasis).toBe('Dir. (UE) 2020/262, art. 32');
    expect(saidOf(fuel, { country: 'US' }).answer.warnings[0]?.legalBasis).toBe('Dir. 2007/74/CE, art. 11');
  });
});

describe('what is relieved and taxed', () => {
  it('is counted in items when they were counted', () => {
    const watches: SpokenGood = { id: 'montre-automatique', originalValue: 900, amount: 2 };
    expect(lineOf(watches)).toMatchObject({
      status: 'taxed',
      relievedAmountMillionths: 0,
      taxedAmountMillionths: 2_000_000,
    });
    expect(lineOf({ id: 'montre-automatique', originalValue: 900 })).toMatchObject({
      relievedAmountMillionths: null,
      taxedAmountMillionths: null,
    });
  });

  it('is all of it, and nothing, inside the Union', () => {
    expect(lineOf(bottles(2), union)).toMatchObject({
      status: 'unlimited',
      alcoholDegreeThousandths: 40_000,
      relievedAmountMillionths: 2_000_000,
      taxedAmountMillionths: 0,
      taxedValue: 0,
    });
    expect(lineOf({ id: 'smartphone', originalValue: 900, amount: 2 }, union)).toMatchObject({
      relievedAmountMillionths: 2_000_000,
      taxedAmountMillionths: 0,
    });
    expect(lineOf({ id: 'smartphone', originalValue: 900 }, union)).toMatchObject({
      alcoholDegreeThousandths: null,
      relievedAmountMillionths: null,
      taxedAmountMillionths: null,
    });
  });

  it.each([undefined, 2])('is left to an agent for alcohol named freely, %s of them', (amount) => {
    const vodka = { customName: 'vodka', originalValue: 30, ...(amount === undefined ? {} : { amount }) };
    expect(lineOf(vodka)).toMatchObject({
      status: 'to-assess',
      relievedAmountMillionths: amount === undefined ? null : 0,
      taxedAmountMillionths: amount === undefined ? null : 2_000_000,
      taxedValue: 3_000,
      total: 0,
    });
  });

  it('has a degree for a drink alone', () => {
    expect(lineOf(bottles(1)).alcoholDegreeThousandths).toBe(40_000);
    expect(lineOf(cigarettes(200)).alcoholDegreeThousandths).toBeNull();
    expect(lineOf(cigarettes(200), union).alcoholDegreeThousandths).toBeNull();
  });
});

describe('an article beside others', () => {
  it('that is worth the whole allowance is not said to be above it', () => {
    const phone: SpokenGood = { id: 'smartphone', originalValue: 430 };
    const texts = assessed(situation([phone, phone])).lines.map(({ explanation }) =>
      (explanation[0]?.text ?? '').replace(/[\u00A0\u202F]/g, ' '),
    );
    expect(texts[0]).toContain('rien à payer');
    expect(texts[1]).toContain('sert à d’autres articles');
  });

  it('keeps its preference beside one that claims none', () => {
    const dress: SpokenGood = { id: 'robe-coton', originalValue: 500 };
    const goods = [{ ...dress, originCountry: 'CH' }, dress];
    const { lines } = assessed(situation(goods, { country: 'CH' }));
    expect(lines.map(({ customDuty }) => customDuty > 0)).toEqual([false, true]);
  });

  it('is said not to be known with the others of which it is so', () => {
    const named = (customName: string): SpokenGood => ({ customName, originalValue: 10 });
    const warned = (...names: readonly string[]): string =>
      assessed(situation(names.map(named)))
        .warnings.map(({ message }) => message)
        .join(' ')
        .replace(/[\u00A0\u202F]/g, ' ');
    expect(warned('Xyzzyq')).toContain('« Xyzzyq » : nous ne savons pas ce que c’est.');
    expect(warned('Xyzzyq', 'Qwrtp')).toContain(
      '« Xyzzyq », « Qwrtp » : nous ne savons pas ce que sont ces articles.',
    );
  });
});
