import { answerWords, assessOn, exchangeRates, type ProductCatalogue, shownAnswer } from '@retour/core';
import currencies from '@retour/core/data/currencies.json' with { type: 'json' };
import products from '@retour/core/data/products.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { simulationAnswerSchema, simulationRequestSchema } from './simulation';
import { toAssessmentRequest, toSimulationAnswer } from './simulation-mapping';

const body = {
  age: 30,
  country: 'US',
  meanOfTransport: 'plane',
  shoppingProducts: [
    { id: 'robe-coton', customId: 'a', originalValue: 519.995, currency: 'USD' },
    { id: 'whisky', customId: 'b', originalValue: 60.1, currency: 'EUR', amount: 1.5, alcoholDegree: 40.5 },
    {
      customId: 'c',
      customName: 'Lampe',
      originalValue: 0.1,
      currency: 'EUR',
      amount: 3,
      originCountry: 'CH',
    },
  ],
};
const request = toAssessmentRequest(simulationRequestSchema.parse(body), '2026-11-21');

function answer(forAgent: boolean, assessed = request) {
  const outcome = assessOn(assessed, products as ProductCatalogue, exchangeRates(currencies));
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return toSimulationAnswer(outcome.assessment, { forAgent });
}

describe('a simulation request', () => {
  it('becomes integers, digit for digit', () => {
    expect(request).toMatchObject({ border: false, date: '2026-11-21' });
    expect(request.goods).toMatchObject([
      {
        productId: 'robe-coton',
        originalValueThousandths: 519_995,
        amountMillionths: null,
        originCountry: null,
      },
      { originalValueThousandths: 60_100, amountMillionths: 1_500_000, alcoholDegreeThousandths: 40_500 },
      { productId: null, customName: 'Lampe', originalValueThousandths: 100, originCountry: 'CH' },
    ]);
  });

  it('keeps the day of arrival it names', () => {
    const dated = simulationRequestSchema.parse({ ...body, date: '2026-12-24' });
    expect(toAssessmentRequest(dated, '2026-11-21').date).toBe('2026-12-24');
  });

  it.each([0.001, 0.29, 1.005, 136.11, 163.89, 8_388_608.3, 9_999_999.999, 10_000_000])(
    'keeps %d',
    (price) => {
      const product = { customId: 'a', originalValue: price, currency: 'EUR' };
      const parsed = simulationRequestSchema.parse({ ...body, shoppingProducts: [product] });
      const [good] = toAssessmentRequest(parsed, '2026-11-21').goods;
      expect(good?.originalValueThousandths).toBe(Math.round(price * 1_000));
    },
  );
});

describe('a simulation answer', () => {
  it('is what the contract says, with the tobacco and alcohol parts for agents only', () => {
    const traveller = answer(false);
    const agent = answer(true);
    expect(simulationAnswerSchema.parse(traveller)).toEqual(traveller);
    expect(simulationAnswerSchema.parse(agent)).toEqual(agent);
    expect(traveller).not.toHaveProperty('alcoholTax');
    expect(agent).toEqual({ ...traveller, tobaccoTax: 0, alcoholTax: agent.shoppingProducts[1]?.total });
  });

  it('counts in euros with two decimals', () => {
    const { shoppingProducts, total, allowances } = answer(false);
    expect(shoppingProducts[0]).toMatchObject({
      originalValue: 519.995,
      exchangeRate: 1.1225,
      value: 463.25,
    });
    expect(shoppingProducts[1]).toMatchObject({
      amount: 1.5,
      alcoholDegree: 40.5,
      relievedAmount: 1,
      taxedAmount: 0.5,
    });
    expect(shoppingProducts[0]).not.toHaveProperty('relievedAmount');
    expect(total).toBe(Math.round(shoppingProducts.reduce((sum, line) => sum + line.total * 100, 0)) / 100);
    expect(allowances).toEqual([{ pot: 'value', limit: 430, used: 0.1 }]);
  });
});

describe('the rest of an answer, where an article may not enter', () => {
  const ivory = {
    customId: 'i',
    customName: 'Statuette en ivoire',
    originalValue: 400,
    currency: 'EUR',
    restrictionAnswers: { ivory: 'yes' },
  };
  const of = (shoppingProducts: object[]) =>
    answer(
      true,
      toAssessmentRequest(simulationRequestSchema.parse({ ...body, shoppingProducts }), '2026-11-21'),
    );

  it('is what the other articles come to without it, as it is shown', () => {
    const others = body.shoppingProducts.map((article) => ({
      ...article,
      originalValue: article.originalValue / 5,
    }));
    const [whole, alone] = [of([ivory, ...others]), of(others)];
    expect(simulationAnswerSchema.parse(whole)).toEqual(whole);
    const { total, totalIsMinimum, mode, allowances, alcoholTax, totalVat } = alone;
    expect(whole.withoutForbidden).toMatchObject({ total, totalIsMinimum });
    const shown = shownAnswer(whole);
    expect(shown).toMatchObject({ total: whole.total, mode, allowances, alcoholTax, totalVat });
    expect(shown.shoppingProducts.slice(1)).toEqual(alone.shoppingProducts);
    expect(shown.shoppingProducts[0]).toEqual(whole.shoppingProducts[0]);
    expect(whole.shoppingProducts.slice(1)).not.toEqual(alone.shoppingProducts);
    expect(answerWords(shown, 'simulated')).toEqual(answerWords(whole, 'simulated'));
  });

  it('leaves them the allowance where nothing is owed either way, and is not said where all may enter', () => {
    const scarf = { customId: 's', id: 'robe-coton', originalValue: 20, currency: 'EUR' };
    const whole = of([{ ...ivory, originalValue: 160 }, scarf]);
    const used = ({ allowances }: typeof whole) => allowances.find(({ pot }) => pot === 'value')?.used;
    expect([whole.total, used(whole), used(shownAnswer(whole))]).toEqual([0, 180, 20]);
    const free = of([scarf]);
    expect(free).not.toHaveProperty('withoutForbidden');
    expect(shownAnswer(free)).toBe(free);
  });
});

describe('the country of purchase of an article', () => {
  const [dress] = body.shoppingProducts;
  const assessed = (purchaseCountry: string) => {
    const parsed = simulationRequestSchema.parse({
      ...body,
      shoppingProducts: [{ ...dress, purchaseCountry }],
    });
    const outcome = assessOn(
      toAssessmentRequest(parsed, '2026-11-21'),
      products as ProductCatalogue,
      exchangeRates(currencies),
    );
    if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
    return toSimulationAnswer(outcome.assessment, { forAgent: false });
  };

  it('is answered on its line, and left out when it is the trip’s', () => {
    expect(assessed('JP').shoppingProducts[0]?.purchaseCountry).toBe('JP');
    expect(simulationAnswerSchema.parse(assessed('JP'))).toEqual(assessed('JP'));
    expect(assessed('US').shoppingProducts[0]).not.toHaveProperty('purchaseCountry');
  });
});
