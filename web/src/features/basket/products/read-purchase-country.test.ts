import { indexCatalogue, lawOn, type ProductCatalogue } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { isArticleDraft } from './article-draft';
import { readPurchaseCountry } from './read-purchase-country';

const law = lawOn('2026-11-21');
const fromAmerica = { country: 'US', regime: 'third', law } as const;
const fromSpain = { country: 'ES', regime: 'eu', law } as const;

describe('the country typed for one article', () => {
  it.each([undefined, '', '  ', 'États-Unis', 'états-unis'])('is the trip’s: %j', (typed) => {
    expect(readPurchaseCountry(typed, fromAmerica)).toEqual({});
  });

  it.each([
    ['Japon', 'JP'],
    ['espagne', 'ES'],
  ])('is another one: %s', (typed, country) => {
    expect(readPurchaseCountry(typed, fromAmerica)).toEqual({ country });
  });

  it.each([
    ['Atlantide', /^Choisissez un pays/u],
    ['S', /^Choisissez un pays/u],
    ['Martinique', /^L’outre-mer n’est pas traité ici\s: montrez cet article à un agent à l’arrivée\.$/u],
    ['Saint-Martin', /partie néerlandaise\s: choisissez.{1,2}la dans la liste\. Sinon, montrez cet article/u],
    ['France', /^Acheté en France\s: ne comptez pas cet article\.$/u],
  ])('is asked again when it names none: %s', (typed, words) => {
    const { country, message } = readPurchaseCountry(typed, fromAmerica);
    expect([country, message]).toEqual([undefined, expect.stringMatching(words)]);
  });

  it('from outside the Union on a trip inside it says to change the trip', () => {
    expect(readPurchaseCountry('Japon', fromSpain).message).toContain('pays du voyage');
    expect(readPurchaseCountry('Portugal', fromSpain)).toEqual({ country: 'PT' });
  });
});

describe('the country of tobacco or alcohol', () => {
  const product = indexCatalogue(catalogue as unknown as ProductCatalogue).get('whisky') ?? null;
  const read = (typed: string, age: number | undefined, trip: typeof fromAmerica | typeof fromSpain) =>
    readPurchaseCountry(typed, trip, { product, age });

  it('is not kept where it alone makes them refused for an age', () => {
    const { message } = read('Espagne', 17, fromAmerica);
    expect(message).toMatch(/avant 18\sans\s: il est à montrer à un agent, qui dit ce qui est dû/u);
  });

  it('is told otherwise to the agent who fills the form', () => {
    const agentWords = { tooYoung: (age: number) => `Avant ${age} ans.`, boughtOverseas: 'Pas ici.' };
    const bought = { product, age: 17, agentWords };
    expect(readPurchaseCountry('Espagne', fromAmerica, bought)).toEqual({
      country: 'ES',
      message: 'Avant 18 ans.',
      isTooYoung: true,
    });
    expect(readPurchaseCountry('Martinique', fromAmerica, bought)).toEqual({
      message: 'Pas ici.',
      isOverseas: true,
    });
    expect(readPurchaseCountry('France', fromAmerica, bought).message).toMatch(/^Acheté en France/u);
  });

  it.each([
    ['of the age there', 'Espagne', 18, fromAmerica],
    ['elsewhere', 'Japon', 17, fromAmerica],
    ['where the trip refuses them as well', 'Portugal', 17, fromSpain],
    ['where no age is known yet', 'Espagne', undefined, fromAmerica],
  ] as const)('is kept %s', (_which, typed, age, trip) => {
    expect(read(typed, age, trip).message).toBeUndefined();
  });

  it('is kept for anything else', () => {
    const { message } = readPurchaseCountry('Espagne', fromAmerica, { product: null, age: 17 });
    expect(message).toBeUndefined();
  });
});

describe('the form of an article kept before its country was asked', () => {
  const number = { text: '1' };
  const draft = {
    name: 'Vase',
    price: number,
    currency: 'USD',
    count: number,
    amount: number,
    degree: number,
    originCountry: '',
  };

  it('is still read', () => {
    expect(isArticleDraft(draft)).toBe(true);
    expect(isArticleDraft({ ...draft, purchaseCountry: 'Japon' })).toBe(true);
    expect(isArticleDraft({ ...draft, purchaseCountry: 7 })).toBe(false);
  });
});
