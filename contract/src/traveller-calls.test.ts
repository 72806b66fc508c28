import { expect, it } from 'vitest';
import { readConfigurationRoute } from './configuration';
import {
  changeDeclarationStatusRoute,
  putDeclarationRoute,
  readDeclarationRoute,
  readReceiptRoute,
} from './declaration-routes';
import { readCurrenciesRoute, readProductsRoute } from './reference';
import { simulateRoute } from './simulation';
import { travellerCalls } from './traveller-calls';

it.each([
  ['confirmation', simulateRoute],
  ['declaration', putDeclarationRoute],
  ['submission', changeDeclarationStatusRoute],
  ['following', readDeclarationRoute],
  ['receipt', readReceiptRoute],
  ['products', readProductsRoute],
  ['currencies', readCurrenciesRoute],
  ['configuration', readConfigurationRoute],
] as const)('%s is a call of the contract', (name, { method, path }) => {
  expect(travellerCalls[name]).toMatchObject({ method, path });
});
