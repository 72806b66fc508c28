import { describe, expect, it } from 'vitest';
import type { Assessment } from './assessment';
import { assessed, situation } from './testing/situation';

/** An answer as a person reads it, whole: any change of a figure, a reason or a warning shows here. */
function asRead({ lines, warnings, ...totals }: Assessment): string {
  const spaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '');
  return spaces(
    [
      `${totals.regime} ${totals.mode ?? '-'} total ${totals.total} = ${totals.totalCustomDuty} + ${totals.totalExcise} + ${totals.totalVat}${totals.totalIsMinimum ? ' at least' : ''}`,
      ...lines.flatMap((line) => [
        `${line.customId}: ${line.status} ${line.total}`,
        ...line.explanation.map(({ code, text, legalBasis }) => `  [${code}] ${text} (${legalBasis ?? '-'})`),
      ]),
      ...warnings.map(({ code, message }) => `! [${code}] ${message}`),
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
        { customId: 'ham', id: 'jambon-cru', originalValue: 40 },
      ],
      { country: 'IT', meanOfTransport: 'car' },
    );
    expect(asRead(assessed(request))).toMatchSnapshot();
  });
});
