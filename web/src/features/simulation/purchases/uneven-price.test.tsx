import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { plain, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const watches = {
  id: 'w',
  productId: 'montre-automatique',
  name: 'Montre',
  value: 1_000,
  currency: 'EUR',
  amount: 3,
};
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);

it('asks what was paid for all where it divides by no number of them, and changes nothing that is not touched', async () => {
  showPurchases('/simulateur/produits?article=w', [watches]);
  const price = await screen.findByLabelText<HTMLInputElement>(/^Prix payé en tout/u, undefined, patience);
  expect(price.value).toBe('1000');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre d’articles').value).toBe('3');
  expect(screen.queryByLabelText(/^Prix d’un article/u)).toBeNull();
  expect(plain(screen.getByRole('main').textContent ?? '')).not.toContain('3 × ');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  expect(articles()).toMatchObject([watches]);
});
