import { describe, expect, it } from 'vitest';
import { assessed, rates, type SpokenGood, situation } from './testing/situation';

const codes = (good: SpokenGood, traveller = {}): readonly string[] =>
  assessed(situation([good], traveller)).warnings.map(({ code }) => code);

describe('rates of exchange', () => {
  const dress: SpokenGood = { id: 'robe-coton', originalValue: 100, currency: 'USD' };

  it.each([
    ['the first day they hold', rates.validFrom, []],
    ['the last day they hold', rates.validTo, []],
    ['long before', '2025-06-01', ['exchange-rate-out-of-date']],
    ['long after', '2031-01-01', ['exchange-rate-out-of-date']],
  ])('are those of the day, %s', (_, date, expected) => {
    expect(codes(dress, { date })).toEqual(expected);
  });

  it.each([
    [
      'after',
      '2026-11-21',
      'Taux de change du 1er octobre 2026 au 31 octobre 2026, et non du 21 novembre 2026 : les montants peuvent changer.',
    ],
    [
      'before',
      '2026-09-30',
      'Taux de change du 1er octobre 2026 au 31 octobre 2026, et non du 30 septembre 2026 : les montants peuvent changer.',
    ],
  ])('are said not to be those of a day of arrival %s them', (_, date, message) => {
    const [warning] = assessed(situation([dress], { date })).warnings;
    expect(warning?.message.replace(/\s/gu, ' ')).toBe(message);
    const fixed = message.replace(' : les montants peuvent changer', '');
    const { declared = '', closed = '' } = warning?.later ?? {};
    expect([declared, closed].map((later) => later.replace(/\s/gu, ' '))).toEqual([fixed, fixed]);
  });

  it('say nothing of prices in euros', () => {
    expect(codes({ ...dress, currency: 'EUR' })).toEqual([]);
  });

  it.each([
    ['bought in the Union', { ...dress, currency: 'PLN' }, { country: 'PL' }],
    ['of a treatment', { id: 'medicament', originalValue: 30, currency: 'USD' }, {}],
  ] as const)('say nothing where no rate changes what is owed: %s', (_, good, traveller) => {
    const exchange = codes(good, { ...traveller, date: '2031-01-01' }).filter((code) =>
      /^exchange/.test(code),
    );
    expect(exchange).toEqual([]);
  });

  it('name each currency that sources do not agree on, once', () => {
    const pounds: SpokenGood = { ...dress, currency: 'EGP' };
    const { warnings } = assessed(situation([pounds, pounds, dress], { date: rates.validFrom }));
    const name = rates.byCurrency.get('EGP')?.currency.name;
    expect(warnings.map(({ code, customIds }) => [code, customIds])).toEqual([
      ['exchange-rate-to-confirm', ['0', '1']],
    ]);
    expect(warnings[0]?.message.replace(/\s/gu, ' ')).toBe(
      `Taux de change à confirmer, les sources ne s’accordent pas : ${name}.`,
    );
  });
});

describe('a preference that an agent has to confirm', () => {
  const american: SpokenGood = { id: 'robe-coton', originalValue: 50, originCountry: 'US' };

  it('is said of what is taxed alone: what the allowance holds owes nothing already', () => {
    expect(codes(american)).toEqual([]);
    expect(codes({ ...american, originalValue: 500 })).toEqual(['preference-to-confirm']);
    // The same article twice: one is relieved, one is taxed.
    expect(codes({ ...american, originalValue: 600, amount: 2 })).toEqual(['preference-to-confirm']);
    const { warnings } = assessed(situation([american, { ...american, originalValue: 500 }]));
    expect(warnings.map(({ customIds }) => customIds)).toEqual([['1']]);
  });

  it('is not taken at a word above a limit: the duties are counted, and it says what would lift them', () => {
    const swiss: SpokenGood = { ...american, originalValue: 1_200.01, originCountry: 'CH' };
    const { totalCustomDuty, warnings } = assessed(situation([swiss]));
    expect(totalCustomDuty).toBe(14_400);
    expect(warnings[0]?.message.replaceAll('\u2060', '').replace(/\s/gu, ' ')).toBe(
      'L’exemption par le pays de fabrication est demandée pour 1 200,01 €. Au-dessus de 1 200 €, il faut une déclaration d’origine remise par le vendeur, à présenter au contrôle. Sans elle, les droits sont dus : ils sont comptés ici.',
    );
  });
});
