import { expect, it } from 'vitest';
import { formatDutyRate } from './duty-rate-words';

const plain = (text: string | null): string | null => text?.replace(/\s/gu, ' ') ?? null;

it.each([
  [4.5, 'min 0.3 EUR/pièce max 0.8 EUR/pièce', '4,5 %, entre 0,30 € et 0,80 € par pièce'],
  [4.5, 'max 0.8 EUR/pièce', '4,5 %, au plus 0,80 € par pièce'],
  [4.5, 'min 0.3 EUR/pièce', '4,5 %, au moins 0,30 € par pièce'],
  [9, '+ EA max 18.7% + AD S/Z', '9 %'],
  [12, undefined, '12 %'],
  [null, '32 EUR/hl', null],
])(
  'says beside a rate the bounds that the tariff puts to it: %s %s',
  (customDutyRate, specificDuty, expected) => {
    const figures = specificDuty === undefined ? {} : { specificDuty };
    expect(plain(formatDutyRate({ customDutyRate, explanation: [{ code: 'duty-normal', figures }] }))).toBe(
      expected,
    );
  },
);

it('says no bound of a tariff where the flat rate is counted', () => {
  const explanation = [{ code: 'duty-flat', figures: { rate: 2.5 } }];
  expect(plain(formatDutyRate({ customDutyRate: 2.5, explanation }))).toBe('2,5 %');
});
