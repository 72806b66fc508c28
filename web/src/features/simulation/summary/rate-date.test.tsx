import { dayInParis } from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createCalculator } from '../../basket/assessment/calculator';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server whose dollar is of another day than this device's. */
function serveDollar(rate: number, rateDate: string): void {
  const table: CurrencyTable = {
    ...(currencies as CurrencyTable),
    currencies: (currencies as CurrencyTable).currencies.map((one) =>
      one.id === 'USD' ? { ...one, rate, rateDate } : one,
    ),
  };
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { date = dayInParis(new Date()), ...request } = JSON.parse(body);
    const calculator = createCalculator(products as ProductCatalogue, table, date);
    const outcome = calculator.assess({ ...request, date });
    return Promise.resolve(Response.json(outcome.kind === 'assessed' ? outcome.answer : null));
  });
}

it('dates the rate that the amount was computed with, which may not be the one of this device', async () => {
  const camera = {
    productId: 'appareil-photo-numerique',
    name: 'Appareil photo',
    value: 650,
    currency: 'USD',
  };
  showPurchases('/simulateur/recapitulatif', [camera]);
  serveDollar(1.25, '2026-11-18');
  const words = await shownWords(/1 € = 1,25 USD/u);
  expect(words).toContain('1 € = 1,25 USD, taux du 18 novembre 2026');
});
