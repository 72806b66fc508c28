import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = '/simulateur/recapitulatif';
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };
const cigarettes = {
  id: 'c',
  productId: 'cigarettes',
  name: 'Cigarettes',
  value: 50,
  currency: 'EUR',
  amount: 200,
};
const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false, defaultCurrency: 'USD' };
const answers = () => useAppStore.getState().simulator.simulatorRequest;
const ids = () => basketArticles(answers()).map(({ id }) => id);

function showChanged(articles: readonly (typeof perfume)[], change: { readonly age: number }): void {
  const before = { ...trip, shoppingProducts: articles, customShoppingProducts: [] };
  showPurchases(page, articles, change, { before });
}

it('names what the new trip does not allow, takes it out alone, and puts all back', async () => {
  showChanged([perfume, cigarettes], { age: 16 });
  await shownWords(/Un article est retiré :\s*Cigarettes\s:\spas avant 17 ans \(tabac ou alcool\)\./);
  await waitFor(() => expect(ids()).toEqual(['p']));
  await shownWords(/Rien à payer, rien à déclarer/);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(answers()).toMatchObject({ age: 34 });
  expect(ids()).toEqual(['p', 'c']);
  await waitFor(() => expect(screen.queryByText(/Votre voyage a changé/)).toBeNull());
});

it('keeps everything where nothing is ruled out', async () => {
  showChanged([perfume, cigarettes], { age: 41 });
  const words = await shownWords(/Votre panier est gardé/);
  expect(words).not.toMatch(/retiré/);
  expect(ids()).toEqual(['p', 'c']);
});

it.each([null, { before: 'x' }, { before: { shoppingProducts: [{ id: 1 }] } }, { before: { ...trip } }])(
  'says nothing of another state: %j',
  async (state) => {
    showPurchases(page, [perfume], {}, state);
    expect(await shownWords(/Rien à payer, rien à déclarer/)).not.toMatch(/voyage a changé/);
  },
);
