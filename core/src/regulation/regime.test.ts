import { describe, expect, it } from 'vitest';
import { isBorderPossible } from '../traveller/country';
import { meansOfTransport } from '../traveller/traveller';
import { regimeOf } from './regime';
import { territories } from './tables/territories';

describe('the regime', () => {
  it.each([
    ['IT', 'eu'],
    ['MC', 'eu'],
    ['XI', 'eu'],
    ['AD', 'andorra'],
    ['IC', 'third-union-customs'],
    ['AX', 'third-union-customs'],
    ['SM', 'third-union-customs'],
    ...['EA', 'XB', 'XH', 'XN', 'XV', 'GI', 'GL', 'FO', 'JE', 'GG', 'GB', 'US', 'NO', 'VA'].map((country) => [
      country,
      'third',
    ]),
  ])('of %s is %s', (country = '', regime) => {
    expect(regimeOf({ country, meanOfTransport: 'plane', border: false })).toBe(regime);
  });

  it('is frontier only from Switzerland by car', () => {
    for (const meanOfTransport of meansOfTransport) {
      const byCar = meanOfTransport === 'car';
      expect(isBorderPossible('CH', meanOfTransport)).toBe(byCar);
      expect(regimeOf({ country: 'CH', meanOfTransport, border: true })).toBe(byCar ? 'frontier' : 'third');
      expect(regimeOf({ country: 'US', meanOfTransport, border: true })).toBe('third');
    }
    expect(regimeOf({ country: 'CH', meanOfTransport: 'car', border: false })).toBe('third');
  });

  it('names a source for every territory', () => {
    for (const territory of territories) expect(territory.legalBasis).not.toBe('');
  });
});
