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

it.each([
  ['', /^Indiquez la somme en chiffres/u],
  ['12,505', /^Écrivez cette somme avec deux décimales/u],
  ['12 000 $', /^La devise écrite avec cette somme.*corrigez la somme/u],
])('says of a sum typed « %s » what is wrong with it, and nothing of a price', async (typed, error) => {
  showPurchases('/simulateur/produits?article=a', [carried]);
  const sum = await screen.findByLabelText<HTMLInputElement>(/^Somme ou valeur transportée/u, {}, patience);
  await userEvent.clear(sum);
  if (typed !== '') await userEvent.type(sum, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const link = await screen.findByRole('link', { name: error });
  expect(link.textContent).not.toMatch(/prix/iu);
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

it('asks of gold of the list what is carried, as the result says it', async () => {
  const gold = { id: 'a', productId: 'or-investissement', name: 'Or : lingots, pièces d’or', value: 12_000 };
  showPurchases('/simulateur/produits?article=a', [{ ...gold, currency: 'EUR' }]);
  const worth = await screen.findByLabelText<HTMLInputElement>(/^Somme ou valeur transportée/u, {}, patience);
  expect(worth.value).toBe('12000');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Or\s: lingots/u);
  expect(await shownWords(/à déclarer/)).not.toMatch(bought);
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
