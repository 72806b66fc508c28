import { describe, expect, it } from 'vitest';
import { regimeOf } from '../regulation/regime';
import { territories } from '../regulation/tables/territories';
import { countryType, isBorderPossible, memberStates } from './country';
import { countryCodes, excludedCountries } from './country-codes';
import { meansOfTransport } from './traveller';

describe('countries', () => {
  it('lists 249 ISO codes and four additional ones', () => {
    expect(countryCodes.size).toBe(249 + 4);
    expect(memberStates.size).toBe(27);
    for (const code of [...memberStates, ...excludedCountries]) expect(countryCodes).toContain(code);
  });

  it.each([
    ['IT', 'EU'],
    ['AD', 'AD'],
    ['US', 'NON_EU'],
    ['IC', 'NON_EU'],
  ])('%s is of type %s', (country, type) => expect(countryType(country)).toBe(type));
});

describe('the regime', () => {
  it.each([
    ['IT', 'eu'],
    ['MC', 'eu'],
    ['XI', 'eu'],
    ['AD', 'andorra'],
    ['IC', 'third-union-customs'],
    ['AX', 'third-union-customs'],
    ['SM', 'third-union-customs'],
    ...['EA', 'GI', 'GL', 'FO', 'JE', 'GG', 'GB', 'US', 'NO', 'VA'].map((country) => [country, 'third']),
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
