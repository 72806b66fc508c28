import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currenciesUrl from '@retour/core/data/currencies.json?url';
import productsUrl from '@retour/core/data/products.json?url';

async function readJson<Data>(url: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/**
 * The copies that ship with the application: files of their own, kept on the device by the service worker.
 * Of its own making, they are not checked again: their names change with their content.
 */
export async function readEmbeddedCatalogue(signal: AbortSignal): Promise<ProductCatalogue> {
  return readJson(productsUrl, signal);
}

export async function readEmbeddedCurrencies(signal: AbortSignal): Promise<CurrencyTable> {
  return readJson(currenciesUrl, signal);
}
