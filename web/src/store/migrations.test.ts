import { describe, expect, it } from 'vitest';
import { initialAppState } from './initial-state';
import { migrateAppState } from './migrations';

const article = { id: 'a', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'EUR' };
const stored = {
  simulator: {
    simulatorRequest: {
      age: 34,
      meanOfTransport: 'plane',
      country: 'JP',
      border: false,
      defaultCurrency: 'EUR',
      shoppingProducts: [article],
      customShoppingProducts: [],
    },
  },
  declaration: { declarationRequest: { border: false } },
};

describe('migrateAppState', () => {
  it('resets the simulator below version 3', async () => {
    expect((await migrateAppState(stored, 2)).simulator).toEqual(initialAppState.simulator);
  });

  it('recomputes the default currency below version 4', async () => {
    const { simulatorRequest } = (await migrateAppState(stored, 3)).simulator;
    expect(simulatorRequest.defaultCurrency).toBe('JPY');
    expect(simulatorRequest.shoppingProducts).toEqual([article]);
    expect((await migrateAppState(stored, 4)).simulator.simulatorRequest.defaultCurrency).toBe('EUR');
  });

  it('resets the declaration below version 5', async () => {
    expect((await migrateAppState(stored, 4)).declaration).toEqual(initialAppState.declaration);
    expect((await migrateAppState(stored, 5)).declaration.declarationRequest.border).toBe(false);
  });
});
