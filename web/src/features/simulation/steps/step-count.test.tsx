import { beforeEach, expect, it } from 'vitest';
import { startNewSimulation } from '../../../store';
import { keepCountryFirst, simulatorKicker } from './step-count';

const pages = ['age', 'meanOfTransport', 'country', 'border', 'products'] as const;

beforeEach(() => sessionStorage.clear());

it('counts every step of a simulation', () => {
  expect(pages.map((page) => simulatorKicker(page))).toEqual([
    'Étape 1 sur 4',
    'Étape 2 sur 4',
    'Étape 3 sur 4',
    'Étape 3 sur 4, suite',
    'Étape 4 sur 4',
  ]);
});

it('counts those shown where the country came from the home page, until another simulation', () => {
  keepCountryFirst();
  expect(pages.map((page) => simulatorKicker(page))).toEqual([
    'Étape 1 sur 3',
    'Étape 2 sur 3',
    undefined,
    'Étape 2 sur 3, suite',
    'Étape 3 sur 3',
  ]);
  startNewSimulation();
  expect(simulatorKicker('products')).toBe('Étape 4 sur 4');
});
