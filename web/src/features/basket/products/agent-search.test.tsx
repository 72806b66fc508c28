import type { ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { afterEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import type { BasketSession } from '../session/basket-session';
import { openFirst } from './agent-search';
import { readNamedPage } from './named-page';
import type { BasketLinks } from './product-link';

afterEach(() => useAppStore.setState(initialAppState, true));

const request = { ...initialAppState.simulator.simulatorRequest, country: 'US' };

async function opened(query: string): Promise<readonly [string, string | undefined]> {
  useAppStore.setState({ currencies: { ...initialAppState.currencies, table: currencies } });
  const navigate = vi.fn();
  await openFirst({
    query,
    catalogue: products as unknown as ProductCatalogue,
    session: { request, paths: {} } as BasketSession,
    links: {
      product: ({ id }: { readonly id: string }) => id,
      restricted: (id: string) => id,
    } as unknown as BasketLinks,
    navigate,
  });
  const [to, options] = navigate.mock.lastCall ?? [];
  return [to, readNamedPage(options?.state).name];
}

it.each([
  ['jambon', 'jambon'],
  ['jambon 20 €', 'jambon'],
  ['jambon 20 $', 'jambon'],
])('Enter names the rule of what may not enter without its price: %s', async (typed, called) => {
  expect(await opened(typed)).toEqual(['meat', called]);
});

it('Enter opens the product of what is typed with its price', async () => {
  expect(await opened('parfum 80 €')).toEqual(['parfum', undefined]);
});

it.each([
  ['cidre 2 bouteilles 3€', 'cidre'],
  ['bière 24x33cl 18€', 'biere'],
  ['épices 5 sachets 10€', 'curry-melange-epices'],
  ['kit kat japon x10 15€', 'chocolat'],
  ['thé 2 kg 15 € le kilo', 'the'],
])('Enter opens what the list finds, whose form asks of each or of all: %s', async (typed, product) => {
  expect(await opened(typed)).toEqual([product, undefined]);
});

it.each([
  ['coke 33 cl 2 €', 'drugs'],
  ['panthère 75 ml 80 €', 'protected-species'],
  ['orange 1 litre 2 €', 'plants'],
  ['argent 500 g 80 €', 'cash'],
])('Enter opens no rule that the quantity clears: %s', async (typed, good) => {
  expect((await opened(typed))[0]).not.toBe(good);
});
