import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { regulationInForce } from '../regulation/regulation';
import { allowanceSheet } from './product-allowance';

const regulation = regulationInForce('2026-11-21', catalogue);

function sheet(id: string, country: string, regime: Parameters<typeof allowanceSheet>[2]) {
  const product = regulation?.products.get(id);
  if (product === undefined || regulation === null) throw new Error(id);
  return allowanceSheet(product, country, regime, regulation.law);
}

describe('the levels of a drink', () => {
  it.each([
    ['whisky', ['strong strong 1', 'soft soft 2']],
    ['porto', ['strong strong 1', 'soft soft 2']],
    ['vin-tranquille', ['wine any 4']],
    ['champagne', ['soft any 2']],
    ['biere', ['beer any 16']],
    ['cigares', ['cigar any 50']],
  ])('%s, by class and degree', (id, levels) => {
    const found = sheet(id, 'US', 'third');
    expect(found).toMatchObject({ kind: 'quantity', indicative: false });
    expect(
      found.kind === 'quantity'
        ? found.levels.map((level) => `${level.quantityClass} ${level.degree} ${level.figure?.value}`)
        : [],
    ).toEqual(levels);
  });

  it('are a guidance inside the Union, sparkling wine with its own', () => {
    const found = sheet('champagne', 'IT', 'eu');
    expect(found).toMatchObject({ kind: 'quantity', pot: 'alcohol', indicative: true });
    expect(found).toMatchObject({ levels: [{ quantityClass: 'sparkling', figure: { value: 60 } }] });
  });
});

describe('the pot of an article', () => {
  it.each([
    ['cafe-torrefie', 'AD', 'andorra', 'food'],
    ['cafe-torrefie', 'US', 'third', 'value'],
    ['robe-coton', 'AD', 'andorra', 'value'],
  ] as const)('%s from %s', (id, country, regime, pot) =>
    expect(sheet(id, country, regime)).toMatchObject({ kind: 'value', pot }),
  );

  it('is none for a medicine, for gold, nor inside the Union', () => {
    expect(sheet('medicament', 'US', 'third')).toEqual({ kind: 'medicine' });
    expect(sheet('medicament', 'IT', 'eu')).toEqual({ kind: 'union-medicine' });
    expect(sheet('or-investissement', 'US', 'third')).toEqual({ kind: 'cash' });
    expect(sheet('or-investissement', 'IT', 'eu')).toEqual({ kind: 'cash' });
    expect(sheet('robe-coton', 'IT', 'eu')).toEqual({ kind: 'unlimited' });
  });
});
