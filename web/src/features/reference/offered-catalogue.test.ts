import { indexCatalogue, lawOn, type ProductCatalogue } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { offeredCatalogue } from './offered-catalogue';
import { searchProducts } from './search-products';

const whole = catalogue as ProductCatalogue;

function idsOffered(age: number, country: string): ReadonlySet<string> {
  return new Set(indexCatalogue(offeredCatalogue(whole, { age, country }, lawOn('2026-11-21'))).keys());
}

describe('what is offered', () => {
  it.each([
    [14, 'US', false],
    [16, 'US', false],
    [17, 'US', true],
    [17, 'AD', true],
    [17, 'BE', false],
    [18, 'BE', true],
  ])('at %i from %s: tobacco and alcohol %s', (age, country, isOffered) => {
    const ids = idsOffered(age, country);
    for (const id of ['cigarettes', 'whisky', 'vin', 'vin-tranquille', 'rhum']) {
      expect(ids.has(id), id).toBe(isOffered);
    }
    expect(ids.has('briquet')).toBe(true);
    expect(ids.has('alcool')).toBe(isOffered);
  });

  it('keeps products of some countries to them', () => {
    expect(idsOffered(30, 'CH').has('fromage')).toBe(true);
    expect(idsOffered(30, 'US').has('fromage')).toBe(false);
    expect(idsOffered(30, 'US').has('fromage-gruyere')).toBe(false);
    expect(idsOffered(30, 'CA').has('sirop-erable')).toBe(true);
    expect(idsOffered(30, 'JP').has('sirop-erable')).toBe(false);
  });

  it('is made once for all who ask the same in turn, as it is indexed for each that is made', () => {
    const law = lawOn('2026-11-21');
    const ask = (age: number, country: string) => offeredCatalogue(whole, { age, country }, law);
    const first = ask(30, 'US');
    expect(ask(30, 'US')).toBe(first);
    expect(ask(30, 'CH')).not.toEqual(first);
    expect(ask(16, 'CH')).not.toEqual(ask(30, 'CH'));
    expect(offeredCatalogue({ ...whole, products: [] }, { age: 30, country: 'CH' }, law).products).toEqual(
      [],
    );
    expect(offeredCatalogue(whole, { age: 30, country: 'CH' }, { ...law })).not.toBe(ask(30, 'CH'));
  });

  it('is all that the search looks through', () => {
    const ids = searchProducts(
      'whisky',
      offeredCatalogue(whole, { age: 14, country: 'US' }, lawOn('2026-11-21')),
    );
    expect(ids.map(({ item }) => item.product.id)).not.toContain('whisky');
    const adult = searchProducts(
      'whisky',
      offeredCatalogue(whole, { age: 40, country: 'US' }, lawOn('2026-11-21')),
    );
    expect(adult[0]?.item.product.id).toBe('whisky');
  });
});
