import { type Arrival, countryRegime, indexCatalogue, lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { findGoods } from './find-goods';

const catalogue = products as ProductCatalogue;
const arrivalFrom = (country: string): Arrival => ({
  country,
  regime: countryRegime(country),
  law: lawOn('2026-11-21'),
});

function find(query: string, country = 'US') {
  const { named, products: found, begun, code } = findGoods(query, catalogue, arrivalFrom(country));
  return {
    named: named.map(({ good, severity }) => `${good.id} ${severity}`),
    products: found.map(({ product }) => product.id),
    begun: begun.map(({ good }) => good.id),
    code,
  };
}

describe('everyday words', () => {
  it.each([
    ['foie gras', 'meat forbidden'],
    ['ivoire', 'ivory forbidden'],
    ['contrefaçon', 'counterfeits forbidden'],
    ['cocaïne', 'drugs forbidden'],
    ['argent liquide', 'cash regulated'],
    ['huîtres', 'fish regulated'],
  ])('« %s » names %s from the United States', (query, restriction) => {
    expect(find(query).named).toContain(restriction);
  });

  it('finds the product whatever the country offers, and the rule only where it holds', () => {
    for (const country of ['US', 'CH', 'ES', 'JP']) {
      expect(find('foie gras', country).products[0], country).toBe('foie-gras');
    }
    expect(find('foie gras', 'CH').named).toEqual([]);
    expect(find('foie gras', 'GL').named).toEqual(['meat regulated']);
  });

  it('says an ordinary product alone', () => {
    expect(find('parapluie')).toMatchObject({ named: [], begun: [], code: null });
  });
});

describe('codes', () => {
  const codes = (query: string, country?: string): readonly string[] =>
    find(query, country).products.map((id) => indexCatalogue(catalogue).get(id)?.tariff?.cnCode ?? '');

  it.each(['0210', '02 10', '0210.20', 'NC 0210 20 90', 'nc0210', '0210 20 90 00'])(
    '« %s » finds the products of its prefix and the rule that holds it',
    (query) => {
      const found = find(query);
      expect(found.code).not.toBeNull();
      expect(found.named).toEqual(['meat forbidden']);
      expect(found.products).toContain('viande-seche');
    },
  );

  it('finds every product of the prefix, in the order of the codes', () => {
    const whole = [...indexCatalogue(catalogue).values()].flatMap(({ tariff }) => tariff?.cnCode ?? []);
    const found = codes('6204');
    expect(found).toEqual(whole.filter((code) => code.startsWith('6204')).toSorted());
    expect(found.length).toBeGreaterThan(1);
  });

  it('finds a rule whose code is longer than what is typed', () => {
    expect(find('2105').named).toContain('dairy forbidden');
    expect(find('7108').named).toContain('cash regulated');
  });

  it('leaves out the rules of other countries', () => {
    expect(find('0210', 'CH')).toMatchObject({ named: [], code: '0210' });
  });

  it('lists a whole chapter, what is forbidden first', () => {
    const found = find('04');
    expect(found.named[0]).toBe('dairy forbidden');
    expect(found.named.map((rule) => rule.split(' ')[1]).toSorted()).toEqual(
      found.named.map((rule) => rule.split(' ')[1]),
    );
    expect(codes('04').every((code) => code.startsWith('04'))).toBe(true);
  });

  it('lists the heading of a code that the nomenclature does not hold', () => {
    const held = [...indexCatalogue(catalogue).values()].flatMap(({ tariff }) => tariff?.cnCode ?? []);
    expect(held.some((code) => code.startsWith('62044990'))).toBe(false);
    const found = find('6204 49 90 00');
    expect(found.products.length).toBeGreaterThan(0);
    expect('62044990'.startsWith(found.code ?? 'none')).toBe(true);
  });

  it('reads as words what is no code of the nomenclature', () => {
    expect(find('9999')).toMatchObject({ products: [], code: null });
    expect(find('501')).toMatchObject({ code: null, products: expect.arrayContaining(['pantalon-jean']) });
    expect(find('51')).toMatchObject({ code: null, products: expect.arrayContaining(['ouzo-raki-arak']) });
    expect(find('1664 bière').code).toBeNull();
  });
});
