import { describe, expect, it } from 'vitest';
import examples from '../../examples/worked-examples.json';
import type { MeanOfTransport } from '../traveller/traveller';
import { assessed, declaredGood } from './testing/situation';

describe('the worked examples', () => {
  it.each(examples.cases.map((example) => [example.id, example] as const))(
    '%s',
    (_, { request, expect: wanted }) => {
      const assessment = assessed({
        age: request.age,
        country: request.country,
        meanOfTransport: request.meanOfTransport as MeanOfTransport,
        border: request.border,
        date: request.date,
        goods: request.shoppingProducts.map((product) => declaredGood(product)),
      });
      expect({
        total: assessment.total / 100,
        totalCustomDuty: assessment.totalCustomDuty / 100,
        totalVat: assessment.totalVat / 100,
        totalExcise: assessment.totalExcise / 100,
      }).toEqual(wanted);
      expect(assessment.totalIsMinimum).toBe(false);
    },
  );
});
