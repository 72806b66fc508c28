import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { vi } from 'vitest';
import { createCalculator } from '../../assessment/calculator';

/** A server that answers each basket as it is on its own day, where no day is asked. */
export function serveDay(dayNow: () => string | Promise<string>): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const today = await dayNow();
    const { date = today, ...request } = JSON.parse(body);
    const calculator = createCalculator(products as ProductCatalogue, currencies as CurrencyTable, date);
    const outcome = calculator.assess({ ...request, date });
    return Response.json(outcome.kind === 'assessed' ? outcome.answer : null);
  });
}
