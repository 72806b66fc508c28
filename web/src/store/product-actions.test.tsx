import { beforeEach, expect, it } from 'vitest';
import { useAppStore } from './app-store';
import { initialAppState } from './initial-state';
import { rememberProduct, toggleFavourite } from './product-actions';
import { repairAppState } from './repair';

const products = () => useAppStore.getState().products;

beforeEach(() => {
  localStorage.clear();
  useAppStore.setState(initialAppState);
});

it('keeps favourites apart from the products last picked', () => {
  rememberProduct('parfum');
  toggleFavourite('whisky');
  toggleFavourite('champagne');
  expect(products()).toMatchObject({
    recentProducts: ['parfum'],
    favouriteProducts: ['champagne', 'whisky'],
  });
  toggleFavourite('whisky');
  expect(products().favouriteProducts).toEqual(['champagne']);
});

it('remembers the last eight products, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberProduct(id);
  expect(products().recentProducts).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it.each([
  [{ favouriteProducts: ['parfum', 3] }, { favouriteProducts: [], recentProducts: ['parfum'] }],
  [
    { favouriteProducts: ['whisky'], recentProducts: ['parfum', null] },
    { favouriteProducts: ['whisky'], recentProducts: ['parfum'] },
  ],
  [
    { favouriteProducts: 'whisky', recentProducts: 'parfum' },
    { favouriteProducts: [], recentProducts: [] },
  ],
])('repairs %j', (stored, expected) => {
  expect(repairAppState({ products: stored }).products).toMatchObject(expected);
});
