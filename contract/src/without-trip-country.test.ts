import { describe, expect, it } from 'vitest';
import { withoutTripCountry } from './without-trip-country';

describe('the country of purchase of an article', () => {
  it('is left out when it is the trip’s, and kept otherwise', () => {
    const articles = [
      { customId: 'a' },
      { customId: 'b', purchaseCountry: 'US' },
      { customId: 'c', purchaseCountry: 'JP' },
    ];
    const kept = withoutTripCountry(articles, 'US');
    expect(kept).toEqual([{ customId: 'a' }, { customId: 'b' }, { customId: 'c', purchaseCountry: 'JP' }]);
    expect(kept[1]).not.toHaveProperty('purchaseCountry');
  });
});
