import { describe, expect, it } from 'vitest';
import { lawFiguresIn, lawFiguresOf, mayHoldFigures, unreadFigures } from './law-figures';

const row = (value: number) => [{ validFrom: '2025-01-01', value }];
const rates = { flatRate: row(2.5), standard: row(20) };
const tables = { airOrSea: { full: row(430_00), young: row(150_00) }, cash: row(10_000_00), rates };
const figures = lawFiguresOf(tables, rates);

describe('a figure of the law outside its tables', () => {
  it.each([
    ['core/src/assessment/a.ts', 'const limit = 430_00;'],
    ['web/src/features/a.ts', 'const limit = 43000;'],
    ['core/src/assessment/a.ts', 'const rate = 2.5;'],
    ['web/src/features/a.ts', "const text = 'jusqu’à 430 € par personne';"],
    ['web/src/features/a.ts', 'const text = `x : 10 000 € au plus`;'],
    ['web/src/features/a.tsx', 'const text = <p>Droit de 2,5 % au plus</p>;'],
    ['api/src/features/a.ts', "const text = 'TVA de 20\u00a0%';"],
  ])('is refused in %s: %s', (file, code) => {
    expect(lawFiguresIn(file, code, figures)).toEqual([expect.stringContaining('1: ')]);
  });

  it.each([
    ['web/src/features/a.ts', 'const patience = 15_000; const size = 1_000_000;'],
    ['web/src/features/a.ts', "const text = 'une robe à 431 €, 21 % de remise';"],
    ['web/src/features/a.ts', '// 430 € by air'],
  ])('is not seen in %s: %s', (file, code) => {
    expect(lawFiguresIn(file, code, figures)).toEqual([]);
  });

  it.each([
    ['core/src/regulation/tables/vat-rates.ts', true],
    ['core/src/assessment/assess.test.ts', true],
    ['core/src/assessment/assess.ts', false],
    ['docs/glossary.md', true],
  ])('may stand in %s: %s', (file, allowed) => expect(mayHoldFigures(file)).toBe(allowed));
});

it('names the figures that nobody reads', () => {
  const code = ['law.airOrSea.full', 'const { young } = airOrSea', 'rates.flatRate, rates.standard'];
  expect(unreadFigures(tables, code)).toEqual(['cash: a figure of the law that nobody reads']);
});
