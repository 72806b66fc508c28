import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the ban of a category whose products are not offered from this country', async () => {
  showPurchases('/simulateur/produits?categorie=viande-charcuterie', []);
  const words = await shownWords(/Interdit depuis ce pays/);
  expect(words).toMatch(/Que faire.*agent/su);
  expect(words).not.toContain('Ajouter au panier');
});

it('adds what is forbidden only as what an agent is told of', async () => {
  showPurchases('/simulateur/produits?libre=oui&reglementation=meat&nom=Saucisson', []);
  await shownWords(/Interdit depuis ce pays/);
  await userEvent.type(screen.getByLabelText(/^Prix/), '12');
  await userEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
  expect(articles()).toMatchObject([{ name: 'Saucisson', restriction: 'meat' }]);
});

it('asks about a name before adding it', async () => {
  showPurchases('/simulateur/produits?libre=oui&nom=Poulet en peluche', []);
  await shownWords(/Prix/);
  await userEvent.type(screen.getByLabelText(/^Prix/), '12');
  await userEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
  expect(await shownTitle()).toMatch(/Poulet en peluche.*viande/);
  await userEvent.click(screen.getByRole('radio', { name: /Non/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(articles()).toMatchObject([{ name: 'Poulet en peluche', restriction: 'none' }]);
});
