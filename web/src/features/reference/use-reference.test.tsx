import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../store';
import { latestTable, useCatalogue, useCurrencies } from './use-reference';

type Answer = () => Response | Promise<Response>;

const json =
  (body: unknown): Answer =>
  () =>
    Response.json(body);
const down: Answer = () => new Response('', { status: 503 });
const portal: Answer = () => new Response('<html>Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });

/** Answers the API as told, and the embedded copies as they are. */
function serve(api: Readonly<Record<string, Answer>>): void {
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://localhost');
    const answer = api[pathname];
    if (answer !== undefined) return answer();
    return Response.json(pathname.includes('products') ? products : currencies);
  });
}

function wrapper(): (props: { readonly children: ReactNode }) => ReactNode {
  const client = new QueryClient();
  return ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

beforeEach(() => useAppStore.setState(initialAppState));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('serves the embedded catalogue while the server does not answer', async () => {
  serve({ '/api/product/': down });
  const { result } = renderHook(() => useCatalogue(), { wrapper: wrapper() });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(products));
});

it('gives way to the catalogue of the server', async () => {
  const restrictedWords = { goods: {}, harmless: [], contexts: [] };
  const newer: ProductCatalogue = { edition: '2027-01', products: [], restrictedWords };
  serve({ '/api/product/': json(newer) });
  const { result } = renderHook(() => useCatalogue(), { wrapper: wrapper() });
  await waitFor(() => expect(result.current).toEqual(newer));
});

it('gives all who ask the same catalogue, which is indexed and prepared for them once', async () => {
  const [first, ...others] = products.products;
  const newer = { ...products, products: [{ ...first, name: 'Autre nom' }, ...others] };
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve({ '/api/product/': () => asked.then(json(newer)) });
  const client = wrapper();
  const one = renderHook(() => useCatalogue(), { wrapper: client });
  await waitFor(() => expect(one.result.current).toEqual(products));
  answer();
  await waitFor(() => expect(one.result.current).toEqual(newer));
  const other = renderHook(() => useCatalogue(), { wrapper: client });
  expect(other.result.current).toBe(one.result.current);
  expect(other.result.current?.products[1], 'what did not change is the same').toBe(
    one.result.current?.products[1],
  );
});

it.each([
  ['a page of a Wi-Fi portal', portal],
  ['something else than products', json({ edition: 1, products: 'none' })],
])('keeps the embedded catalogue rather than %s', async (_what, answer) => {
  serve({ '/api/product/': answer });
  const { result } = renderHook(() => useCatalogue(), { wrapper: wrapper() });
  await waitFor(() => expect(result.current).toEqual(products));
});

it('keeps the rates of the server for the next journey without network', async () => {
  const newer: CurrencyTable = {
    ...currencies,
    edition: '2026-11',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
  };
  serve({ '/api/currency/': json(newer) });
  const first = renderHook(() => useCurrencies(), { wrapper: wrapper() });
  await waitFor(() => expect(first.result.current?.edition).toBe('2026-11'));
  cleanup();
  serve({ '/api/currency/': down });
  const second = renderHook(() => useCurrencies(), { wrapper: wrapper() });
  expect(second.result.current).toEqual(newer);
});

it('prefers the rates that hold later', () => {
  const older = { ...currencies, validTo: '2026-09-30' };
  expect(latestTable(older, currencies)).toBe(currencies);
  expect(latestTable(currencies, older)).toBe(currencies);
  expect(latestTable(null, older)).toBe(older);
  expect(latestTable(null, null)).toBeNull();
});
