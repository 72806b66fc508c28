import { currenciesAnswerSchema, productsAnswerSchema } from '@retour/contract';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { tutorialExamples } from '../content/tutorial-examples';
import { type ExampleResult, exampleResult } from './example-result';

const data = {
  catalogue: productsAnswerSchema.parse(products),
  currencies: currenciesAnswerSchema.parse(currencies),
  day: '2026-11-21',
};

function resultOf(id: string): ExampleResult {
  const example = tutorialExamples.find((candidate) => candidate.id === id);
  const result = example === undefined ? null : exampleResult(example, data);
  if (result === null) throw new Error(`No result for ${id}`);
  return result;
}

const lines = (result: ExampleResult) =>
  result.travellers.flatMap((traveller) => traveller.lines.map(({ line }) => line));

describe('the examples of the tutorial', () => {
  it('tax a camera of 650 € on its whole price: VAT only', () => {
    const result = resultOf('appareil-photo');
    expect(result.total).toBe(130_00);
    expect(lines(result).map(({ customDuty, vat }) => [customDuty, vat])).toEqual([[0, 130_00]]);
  });

  it('count each member of the family apart: one is over the allowance, three are under', () => {
    const result = resultOf('famille');
    expect(result.travellers.map(({ total }) => total > 0)).toEqual([false, true, false, false]);
    expect(lines(result).map(({ status }) => status)).toEqual(['relieved', 'taxed', 'relieved', 'relieved']);
  });

  it('tax only the excess of wine and cigarettes', () => {
    const result = resultOf('vin-cigarettes');
    expect(lines(result).map(({ taxedAmountMillionths }) => taxedAmountMillionths)).toEqual([2e6, 100e6]);
  });

  it('add the lines to the cent', () => {
    for (const { id } of tutorialExamples) {
      const result = resultOf(id);
      expect(lines(result).reduce((sum, { total }) => sum + total, 0)).toBe(result.total);
    }
  });

  it('say nothing on a day before the first tables', () => {
    const [example] = tutorialExamples;
    expect(example && exampleResult(example, { ...data, day: '1990-01-01' })).toBeNull();
  });
});
