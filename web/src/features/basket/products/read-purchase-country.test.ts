import { lawOn } from '@retour/core';
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

  it.each(['Atlantide', 'S', 'Martinique'])('is asked again when it names none: %s', (typed) => {
    const { country, message } = readPurchaseCountry(typed, fromAmerica);
    expect([country, message]).toEqual([undefined, expect.stringMatching(/^Choisissez un pays/)]);
  });

  it('from outside the Union on a trip inside it says to change the trip', () => {
    expect(readPurchaseCountry('Japon', fromSpain).message).toContain('pays du voyage');
    expect(readPurchaseCountry('Portugal', fromSpain)).toEqual({ country: 'PT' });
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
