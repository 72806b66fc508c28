import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const carried = {
  id: 'a',
  productId: null,
  name: '12 000 € en espèces',
  value: 12_000,
  currency: 'EUR',
  restrictionAnswers: { cash: 'yes' },
} as const;
const bought = /Prix|Taxes comprises|ticket|identiques|Pays d’achat|débité|forfaitaire/u;

it('asks of cash what is carried, and nothing of a purchase', async () => {
  showPurchases('/simulateur/produits?article=a', [carried]);
  const sum = await screen.findByLabelText<HTMLInputElement>(/^Somme ou valeur transportée/u, {}, patience);
  expect(sum.value).toBe('12000');
  expect(await shownWords(/à déclarer/)).not.toMatch(bought);
  // Where the guide leads to the declaration of cash.
  const more = screen.getByRole('link', { name: /En savoir plus/u });
  expect(more.getAttribute('href')).toBe('/preparer-mon-voyage#argent-liquide');
});

it('shows how many there are where each one counts', async () => {
  showPurchases('/simulateur/produits?article=a', [{ ...carried, amount: 2 }]);
  await screen.findByLabelText(/^Somme ou valeur transportée/u, {}, patience);
  const count = screen.getByLabelText<HTMLInputElement>('Nombre d’articles');
  expect(count.value).toBe('2');
  await userEvent.clear(count);
  await userEvent.type(count, '12');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre d’articles').value).toBe('12');
});

it('asks the price of what is bought beside it', async () => {
  showPurchases('/simulateur/produits?article=a', [{ ...carried, name: 'Montre et argent liquide' }]);
  expect(await screen.findByLabelText(/^Prix d’un article/u, {}, patience)).toBeDefined();
  expect(screen.queryByLabelText(/^Somme ou valeur transportée/u)).toBeNull();
});

it('says of the sum, in the result, that it is carried', async () => {
  showPurchases('/simulateur/recapitulatif', [carried]);
  const words = await shownWords(/12 000 € en espèces/);
  expect(words).toMatch(/Valeur transportée 12 000,00 €/u);
  expect(words).not.toContain('Prix payé');
});
