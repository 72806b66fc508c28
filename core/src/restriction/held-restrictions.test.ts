import { describe, expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import { regimeOf } from '../regulation/regime';
import { restrictionOf } from './held-restrictions';

/** Severity of a good on arrival by plane from a country. */
function severityFrom(country: string, good: string): string | null {
  const regime = regimeOf({ country, meanOfTransport: 'plane', border: false });
  return restrictionOf(good, { country, regime, law: lawOn('2026-11-22') })?.severity ?? null;
}

describe('territories of the Union that its VAT or its customs leave out', () => {
  it.each([
    ['IC', 'meat', null],
    ['IC', 'dairy', null],
    ['IC', 'plants', 'regulated'],
    ['IC', 'soil-and-potatoes', 'forbidden'],
    ['AX', 'meat', null],
    ['AX', 'dairy', null],
    ['AX', 'plants', null],
    ['AX', 'soil-and-potatoes', null],
    ['EA', 'meat', 'forbidden'],
    ['EA', 'plants', 'regulated'],
    ['XV', 'meat', null],
    ['XB', 'dairy', null],
    ['XH', 'plants', null],
    ['XV', 'soil-and-potatoes', null],
    ['XV', 'nicotine-pouches', 'forbidden'],
    ['CH', 'meat', null],
    ['CH', 'plants', null],
    ['FO', 'meat', 'regulated'],
  ] as const)('from %s, %s is %s', (country, good, severity) => {
    expect(severityFrom(country, good)).toBe(severity);
  });
});

it.each(['soil-and-potatoes', 'nicotine-pouches', 'medicine'] as const)(
  'says that %s is not confirmed',
  (good) => {
    expect(lawOn('2026-11-22').restrictions[good].confidence).not.toBe('confirmed');
  },
);
