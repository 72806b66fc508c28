import { describe, expect, it } from 'vitest';
import { customsTie } from './customs-tie';
import { regimeOf } from './regime';
import { territories } from './tables/territories';

const regime = (country: string) => regimeOf({ country, meanOfTransport: 'plane', border: false });

describe('what spares goods the customs duty and not the other taxes', () => {
  it.each(territories.map(({ country }) => country))('is said of %s if its regime spares them', (country) => {
    const isSpared = ['andorra', 'third-union-customs'].includes(regime(country));
    expect(customsTie(country) !== null).toBe(isSpared);
  });

  it.each(['IC', 'AX'])('is the customs territory itself for %s, and no customs union with it', (country) => {
    const tie = customsTie(country);
    for (const words of [tie?.words, tie?.unlistedWords]) {
      expect(words).toMatch(/territoire douanier de l’Union européenne, mais pas dans son territoire fiscal/);
      expect(words).not.toContain('union douanière');
    }
    expect(tie?.legalBasis).toBe('Règlement (UE) nº 952/2013, art. 4');
  });

  it.each([
    ['AD', /Andorre/],
    ['SM', /Saint-Marin/],
  ])('is a customs union with %s, by its own agreement', (country, agreement) => {
    const tie = customsTie(country);
    expect(tie?.words).toContain('union douanière avec l’Union européenne pour cet article');
    expect(tie?.unlistedWords).toMatch(/une union douanière avec l’Union européenne$/);
    expect(tie?.legalBasis).toMatch(agreement);
  });
});
