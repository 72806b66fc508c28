import { beforeEach, expect, it } from 'vitest';
import { followOtherTabs, refreshFromOtherTabs, storageName, useAppStore } from './app-store';
import { initialAppState } from './initial-state';
import { answerStep, hideSimulatorInfo, putArticle, startNewSimulation } from './simulator-actions';

const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'JPY' };
const declarationId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const request = () => useAppStore.getState().simulator.simulatorRequest;
const storedState = () => JSON.parse(localStorage.getItem(storageName) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  useAppStore.setState(initialAppState);
  answerStep({ question: 'age', age: 34, declarationId });
  answerStep({ question: 'meanOfTransport', meanOfTransport: 'plane' });
  answerStep({ question: 'country', country: 'JP', defaultCurrency: 'JPY' });
});

it('persists the answers under the agreed name and version', () => {
  expect(storedState()).toMatchObject({
    version: 5,
    state: { simulator: { simulatorRequest: { age: 34, country: 'JP', border: false } } },
  });
  expect(Object.keys(storedState().state)).toEqual([
    'simulator',
    'declaration',
    'products',
    'currencies',
    'global',
    'users',
    'countdown',
  ]);
});

it.each(['{', 'null', '"x"', '{"state":null}', '{"state":{"simulator":7},"version":"five"}'])(
  'starts from nothing when the storage holds %s',
  async (text) => {
    localStorage.setItem(storageName, text);
    await useAppStore.persist.rehydrate();
    expect(() => putArticle(perfume)).not.toThrow();
  },
);

it('takes over an article added in another tab before adding its own', () => {
  const other = storedState();
  other.state.simulator.simulatorRequest.shoppingProducts = [{ ...perfume, id: 'from-other-tab' }];
  localStorage.setItem(storageName, JSON.stringify(other));
  putArticle(perfume);
  expect(request().shoppingProducts.map(({ id }) => id)).toEqual(['from-other-tab', 'p']);
});

it('follows the other tabs until told to stop', () => {
  const stop = followOtherTabs(refreshFromOtherTabs);
  const other = storedState();
  other.state.global.displayTuto = false;
  localStorage.setItem(storageName, JSON.stringify(other));
  dispatchEvent(new StorageEvent('storage', { key: storageName }));
  expect(useAppStore.getState().global.displayTuto).toBe(false);
  stop();
});

it('resets the simulator for a new simulation', () => {
  hideSimulatorInfo();
  putArticle(perfume);
  startNewSimulation();
  expect(useAppStore.getState().simulator).toEqual(initialAppState.simulator);
  expect(useAppStore.getState().global.displayInfoSimulator).toBe(false);
});
