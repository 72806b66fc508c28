import { describe, expect, it } from 'vitest';
import type { SimulatorRequest } from '../../../store';
import { buildSimulationRequest } from './build-simulation-request';

const answers: SimulatorRequest = {
  age: 34,
  meanOfTransport: 'plane',
  country: 'JP',
  border: false,
  defaultCurrency: 'JPY',
  shoppingProducts: [
    {
      id: 'w',
      productId: 'whisky',
      name: 'Whisky',
      value: 6000,
      currency: 'JPY',
      alcoholDegree: 40,
      amount: 0.7,
    },
    {
      id: 'p',
      productId: 'parfum',
      name: 'Parfum',
      value: 12.5,
      currency: 'EUR',
      amount: 0,
      purchaseCountry: 'ES',
    },
  ],
  customShoppingProducts: [{ id: 'l', name: 'Lampe', value: 20, currency: 'EUR', originCountry: 'JP' }],
};

describe('buildSimulationRequest', () => {
  it('sends the articles as the contract names them', () => {
    expect(buildSimulationRequest(answers)).toEqual({
      age: 34,
      meanOfTransport: 'plane',
      country: 'JP',
      border: false,
      shoppingProducts: [
        {
          id: 'whisky',
          customId: 'w',
          customName: 'Whisky',
          originalValue: 6000,
          currency: 'JPY',
          alcoholDegree: 40,
          amount: 0.7,
        },
        {
          id: 'parfum',
          customId: 'p',
          customName: 'Parfum',
          originalValue: 12.5,
          currency: 'EUR',
          purchaseCountry: 'ES',
        },
        { customId: 'l', customName: 'Lampe', originalValue: 20, currency: 'EUR', originCountry: 'JP' },
      ],
    });
  });

  it.each([
    { age: undefined },
    { age: 0 },
    { meanOfTransport: undefined },
    { country: '' },
    { border: undefined },
  ])('fails on an incomplete request: %j', (missing) => {
    expect(() => buildSimulationRequest({ ...answers, ...missing })).toThrow('Bad simulator request');
  });
});
