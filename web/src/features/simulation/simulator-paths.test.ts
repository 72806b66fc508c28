import { expect, it } from 'vitest';
import type { SimulatorRequest } from '../../store';
import { receivedPath } from '../basket/sharing/received-path';
import { nextPath, resumePath, simulatorPaths } from './simulator-paths';

const nothing: SimulatorRequest = {
  defaultCurrency: 'EUR',
  shoppingProducts: [],
  customShoppingProducts: [],
};
const answers = { age: 34, meanOfTransport: 'car', country: 'CH' } as const;
const article = { id: 'a', name: 'Lampe', value: 3, currency: 'CHF' };

it.each([
  [simulatorPaths.age, nothing],
  [simulatorPaths.meanOfTransport, { ...nothing, age: 34 }],
  [simulatorPaths.country, { ...nothing, age: 34, meanOfTransport: 'car' as const }],
  [simulatorPaths.border, { ...nothing, ...answers }],
  [simulatorPaths.products, { ...nothing, ...answers, border: true }],
  [simulatorPaths.basket, { ...nothing, ...answers, border: false, customShoppingProducts: [article] }],
])('resumes at %s', (path, request) => {
  expect(resumePath(request)).toBe(path);
});

it('goes to the products after the last question, whatever the basket', () => {
  expect(nextPath({ ...nothing, ...answers, border: false, customShoppingProducts: [article] })).toBe(
    simulatorPaths.products,
  );
});

it('opens the links that other rooms write too', () => {
  expect(simulatorPaths.received).toBe(receivedPath);
});
