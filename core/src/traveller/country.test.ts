import { describe, expect, it } from 'vitest';
import { countryType, memberStates } from './country';
import { countryCodes, excludedCountries } from './country-codes';

describe('countries', () => {
  it('lists 249 ISO codes and eight additional ones', () => {
    expect(countryCodes.size).toBe(249 + 8);
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
