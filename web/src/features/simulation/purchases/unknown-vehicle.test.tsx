import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articleText } from '../../basket/text/article-text';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const atOffice = plain(articleText.notManagedTitle);

it('asserts no size of a scooter that nobody knows, and leaves the amount to the office alone', async () => {
  showPurchases('/simulateur/produits?produit=moto-scooter', [], { country: 'US' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas' }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const words = await shownWords(new RegExp(atOffice, 'u'));
  expect(plain(screen.getByRole('heading', { level: 1 }).textContent ?? '')).toBe(
    'Moto, scooter (à préciser)',
  );
  expect(words).toContain('à un bureau de douane, qui calcule les taxes');
  expect(words).not.toContain('le cas qui coûte le plus');
});

it('keeps of a guitar that nobody can tell what the law says to know of each, and lets nobody pass by the green channel', async () => {
  showPurchases('/simulateur/produits?produit=guitare', [], { country: 'US' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas' }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await shownWords(/peut venir d’une espèce protégée/u);
  await userEvent.type(await screen.findByRole('textbox', { name: /Prix/u }), '300');
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter/u }));
  const [toResult] = await screen.findAllByRole('link', { name: /Voir le (panier|résultat)/u }, patience);
  if (toResult !== undefined) await userEvent.click(toResult);
  const words = await shownWords(/avant de passer la douane.*peut venir d’une espèce protégée/u);
  expect(words).not.toMatch(/circuit vert/u);
});
