import { describe, expect, it } from 'vitest';
import { initialAgentResponse, initialDeclarationRequest } from './initial-declaration';
import { migrateAppState, storageVersion } from './migrations';

const perfume = {
  id: 'a',
  productId: 'parfum',
  name: 'Parfum',
  value: 80,
  currency: 'EUR',
  purchaseCountry: 'ES',
};
const lamp = { id: 'b', name: 'Lampe', value: 20.5, currency: 'USD', originCountry: 'JP' };

const names = {
  before: { unlisted: 'customShoppingProducts', transport: 'meanOfTransport' },
  now: { unlisted: 'products', transport: 'meansOfTransport' },
} as const;

/** What a browser holds of a declaration, under the names of one time or the other. */
function stored({ unlisted, transport }: (typeof names)[keyof typeof names]): object {
  const trip = { [transport]: 'plane', country: 'JP', flightNumber: 'AF 123' };
  const request = {
    declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
    contactDetails: { age: 34, lastName: 'Durand' },
    meansOfTransportAndCountry: trip,
    defaultCurrency: 'JPY',
    border: false,
    shoppingProducts: [perfume],
    [unlisted]: [lamp],
  };
  return {
    declaration: {
      declarationRequest: request,
      declarationAgentRequest: request,
      declarationAgentResponse: { lastTrip: { ...trip, border: false, defaultCurrency: 'JPY' } },
    },
  };
}

describe.each(['before', 'now'] as const)('a declaration stored under the names of %s', (time) => {
  const declaration = async () =>
    (await migrateAppState(JSON.parse(JSON.stringify(stored(names[time]))), storageVersion)).declaration;

  it('keeps its means of transport and its unlisted articles', async () => {
    const { declarationRequest, declarationAgentRequest } = await declaration();
    expect(declarationRequest).toEqual({
      ...initialDeclarationRequest,
      declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
      contactDetails: { ...initialDeclarationRequest.contactDetails, age: 34, lastName: 'Durand' },
      meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'JP', flightNumber: 'AF 123' },
      defaultCurrency: 'JPY',
      border: false,
      shoppingProducts: [perfume],
      products: [lamp],
    });
    expect(declarationAgentRequest).toEqual(declarationRequest);
  });

  it('keeps the trip that is proposed to the next traveller', async () => {
    const { declarationAgentResponse } = await declaration();
    expect(declarationAgentResponse).toEqual({
      ...initialAgentResponse,
      lastTrip: {
        meansOfTransport: 'plane',
        country: 'JP',
        flightNumber: 'AF 123',
        border: false,
        defaultCurrency: 'JPY',
      },
    });
  });
});

it('reads the present name first', async () => {
  const { declarationRequest } = (
    await migrateAppState(
      { declaration: { declarationRequest: { products: [lamp], customShoppingProducts: [] } } },
      storageVersion,
    )
  ).declaration;
  expect(declarationRequest.products).toEqual([lamp]);
});
