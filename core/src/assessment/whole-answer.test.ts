import { describe, expect, it } from 'vitest';
import type { Assessment } from './assessment';
import { assessed, situation } from './testing/situation';

/** An answer as a person reads it, whole: any change of an amount, a figure, a reason or a warning shows here. */
function asRead({ lines, warnings, allowances, quantityAllowances, ...totals }: Assessment): string {
  const spaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '');
  const pairs = (figures: object): string =>
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return spaces(
    [
      `${totals.regime} ${totals.mode ?? '-'} total ${totals.total} = ${totals.totalCustomDuty} + ${totals.totalExcise} + ${totals.totalVat}${totals.totalIsMinimum ? ' at least' : ''}`,
      `value ${totals.totalValue}, tobacco ${totals.tobaccoTax}, alcohol ${totals.alcoholTax}`,
      ...[...allowances, ...quantityAllowances].map((use) => `allowance: ${pairs(use)}`),
      ...lines.flatMap(({ explanation, restriction, ...line }) => [
        `${line.customId}: ${line.status} ${line.total}, ${restriction === null ? 'free' : pairs(restriction)}`,
        `  value ${line.value}, taxed ${line.taxedValue}, ${line.relievedAmountMillionths} relieved, ${line.taxedAmountMillionths} taxed, degree ${line.alcoholDegreeThousandths}`,
        `  duty ${line.customDutyRate} % ${line.customDuty}, excise ${line.excise}, VAT ${line.vatRate} % ${line.vat}`,
        ...explanation.map(
          ({ code, text, legalBasis, figures }) =>
            `  [${code}] ${text} (${legalBasis ?? '-'}) {${pairs(figures)}}`,
        ),
      ]),
      ...warnings.map(
        ({ code, severity, message, legalBasis, customIds }) =>
          `! [${code}, ${severity}] ${message} (${legalBasis ?? '-'}) ${customIds.join(' ')}`,
      ),
    ].join('\n'),
  );
}

describe('whole situations', () => {
  it('by plane from the United States, in dollars', () => {
    const request = situation([
      { customId: 'dress', id: 'robe-coton', originalValue: 520, currency: 'USD' },
      { customId: 'phone', id: 'smartphone', originalValue: 449.9, currency: 'USD' },
      { customId: 'watch', id: 'montre-automatique', originalValue: 120, currency: 'USD' },
      { customId: 'whisky', id: 'whisky', originalValue: 60, currency: 'USD', amount: 1.5 },
      { customId: 'cigarettes', id: 'cigarettes', originalValue: 90, currency: 'USD', amount: 400 },
      { customId: 'medicine', id: 'medicament', originalValue: 30, currency: 'USD' },
    ]);
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('a frontier worker by car, with wine and an unlisted article', () => {
    const request = situation(
      [
        { customId: 'lamp', originalValue: 60 },
        { customId: 'books', id: 'livre', originalValue: 90, amount: 3 },
        { customId: 'wine', id: 'vin-tranquille', originalValue: 80, amount: 6 },
        { customId: 'jam', id: 'confiture', originalValue: 12.5 },
      ],
      { country: 'CH', meanOfTransport: 'car', border: true },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('from Andorra, both pots and tobacco', () => {
    const request = situation(
      [
        { customId: 'camera', id: 'appareil-photo-numerique', originalValue: 950 },
        { customId: 'coffee', id: 'cafe-torrefie', originalValue: 310 },
        { customId: 'rolling', id: 'tabac-a-rouler', originalValue: 60, amount: 500 },
      ],
      { country: 'AD', meanOfTransport: 'car' },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('from Italy, above an indicative level', () => {
    const request = situation(
      [
        { customId: 'cigarettes', id: 'cigarettes', originalValue: 200, amount: 1_000 },
        { customId: 'ham', customName: 'Jambon cru', originalValue: 40, restriction: 'meat' },
      ],
      { country: 'IT', meanOfTransport: 'car' },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('identical items, some of which fit, others by the piece and others by weight', () => {
    const request = situation([
      { customId: 'phones', id: 'smartphone', originalValue: 600, amount: 3 },
      { customId: 'watches', id: 'montre-automatique', originalValue: 900, amount: 2 },
      { customId: 'watch', id: 'montre-automatique', originalValue: 450 },
      { customId: 'jam', id: 'confiture', originalValue: 520 },
      { customId: 'liquid', id: 'e-liquide-nicotine', originalValue: 480 },
      { customId: 'lamps', originalValue: 1_000, amount: 4 },
      { customId: 'car', id: 'voiture', originalValue: 9_000 },
    ]);
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('drinks and tobacco above their pots, at the flat rate and with a duty by volume', () => {
    const request = situation([
      { customId: 'port', id: 'porto', originalValue: 60, amount: 4 },
      { customId: 'wine', id: 'vin-tranquille', originalValue: 80, amount: 6, alcoholDegree: 13 },
      { customId: 'champagne', id: 'champagne', originalValue: 300, amount: 3 },
      { customId: 'beer', id: 'biere', originalValue: 40, amount: 20.5 },
      { customId: 'cigars', id: 'cigares', originalValue: 200, amount: 60 },
      { customId: 'rolling', id: 'tabac-a-rouler', originalValue: 60, amount: 300 },
      { customId: 'dress', id: 'robe-coton', originalValue: 440 },
    ]);
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it.each([
    ['within', 500],
    ['above', 700],
  ])(
    'made in a country of an agreement, %s its limit, on another day than the rates’',
    (_, originalValue) => {
      const request = situation(
        [
          { customId: 'dress', id: 'robe-coton', originalValue, originCountry: 'CH', currency: 'CHF' },
          { customId: 'coat', id: 'robe-coton', originalValue: 600, originCountry: 'CH' },
          { customId: 'phone', id: 'smartphone', originalValue: 500, originCountry: 'CH' },
        ],
        { country: 'CH', date: '2026-02-03' },
      );
      expect(asRead(assessed(request))).toMatchSnapshot();
    },
  );

  it('in the Union, above several indicative levels', () => {
    const request = situation(
      [
        { customId: 'whisky', id: 'whisky', originalValue: 200, amount: 11, alcoholDegree: 43 },
        { customId: 'champagne', id: 'champagne', originalValue: 2_000, amount: 61 },
        { customId: 'wine', id: 'vin-tranquille', originalValue: 300, amount: 30 },
        { customId: 'port', id: 'porto', originalValue: 100, amount: 5 },
        { customId: 'beer', id: 'biere', originalValue: 100, amount: 55 },
        { customId: 'phones', id: 'smartphone', originalValue: 900, amount: 2 },
        { customId: 'medicine', id: 'medicament', originalValue: 30 },
        { customId: 'notes', customName: 'billets', originalValue: 12_000, restriction: 'cash' },
      ],
      { country: 'IT', meanOfTransport: 'car' },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('what is forbidden, doubtful, denied, regulated, unknown, without a name and without a quantity', () => {
    const request = situation([
      { customId: 'ham', customName: 'Jambon cru', originalValue: 40, restriction: 'meat' },
      { customId: 'doubt', customName: 'Poulet', originalValue: 20 },
      { customId: 'toy', customName: 'Poulet', originalValue: 20, restrictionAnswers: { meat: 'no' } },
      { customId: 'meat', customName: 'Poulet', originalValue: 500, restrictionAnswers: { meat: 'yes' } },
      { customId: 'vodka', customName: 'Vodka', originalValue: 30, amount: 2 },
      { customId: 'notes', customName: 'billets', originalValue: 12_000, restriction: 'cash' },
      { customId: 'riddle', customName: 'Xyzzyq', originalValue: 15 },
      { customId: 'foreign', customName: 'зонтик', originalValue: 15 },
      { customId: 'nothing', originalValue: 15 },
      { customId: 'blank', customName: '  ', originalValue: 15 },
    ]);
    expect(asRead(assessed(request))).toMatchSnapshot();
  });

  it('with the rates of excise of an earlier year', () => {
    const request = situation(
      [
        { customId: 'whisky', id: 'whisky', originalValue: 60, amount: 2 },
        { customId: 'wine', id: 'vin-tranquille', originalValue: 60, amount: 2 },
      ],
      { date: '2027-02-01' },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });
});
