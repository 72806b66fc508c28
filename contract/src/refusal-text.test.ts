import { refusalCodes } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { refusalText, toFieldProblem } from './refusal-text';

const figures = { minimumAge: 17, currency: 'XXX', maximum: 10_000, country: 'US' };

describe('refusalText', () => {
  it.each(refusalCodes)('%s is a sentence that says what to do', (code) => {
    const text = refusalText({ code, path: [], figures });
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|'/);
  });

  it('quotes the figures', () => {
    const text = refusalText({ code: 'product-not-offered-at-age', path: [], figures });
    expect(text).toContain('17');
  });

  it('quotes a currency as it was sent, unless nobody would see it', () => {
    const said = (currency: string) =>
      refusalText({ code: 'unknown-currency', path: [], figures: { currency } });
    expect(said('ABC')).toMatch(/^La devise ABC n’est pas dans la liste\. .+\.$/);
    expect(said('$')).toContain('La devise $ n’est pas');
    for (const unseen of ['\u2028', '\u202EA', 'a\nb', '\u200B'])
      expect(said(unseen)).toMatch(/^La devise n’est pas dans la liste\. .+\.$/);
  });
});

describe('toFieldProblem', () => {
  it('speaks the names of the request', () => {
    const problem = toFieldProblem({ code: 'unknown-product', path: ['goods', 2, 'productId'], figures });
    expect(problem.path).toBe('shoppingProducts.2.id');
  });
});
