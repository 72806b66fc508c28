import { currenciesAnswerSchema, productsAnswerSchema } from '@retour/contract';
import { assess, exchangeRates, quantityAllowance, regulationInForce } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { cigaretteExcise } from './cigarette-excise';

it.each(['2025-07-14', '2026-11-21'])(
  'is the excise that the engine takes on five cartons, on %s',
  (date) => {
    const regulation = regulationInForce(date, productsAnswerSchema.parse(products));
    if (regulation === null) throw new Error('no regulation');
    const { law } = regulation;
    const taxed = law.cartonReference.cartons.value * law.cartonReference.cigarettesPerCarton.value;
    const allowed = quantityAllowance('third', 'cigarette', law)?.value ?? 0;
    const outcome = assess(
      {
        age: 30,
        country: 'US',
        meanOfTransport: 'plane',
        border: false,
        date,
        goods: [
          {
            customId: '1',
            productId: 'cigarettes',
            customName: null,
            originalValueThousandths: 100_000,
            currency: 'EUR',
            amountMillionths: (allowed + taxed) * 1_000_000,
            alcoholDegreeThousandths: null,
            originCountry: null,
            purchaseCountry: null,
            restriction: null,
            restrictionAnswers: {},
            isHandedOver: false,
          },
        ],
      },
      regulation,
      exchangeRates(currenciesAnswerSchema.parse(currencies)),
    );
    if (outcome.kind !== 'assessed') throw new Error('refused');
    expect(cigaretteExcise(taxed, law)).toBe(outcome.assessment.lines[0]?.excise);
  },
);
