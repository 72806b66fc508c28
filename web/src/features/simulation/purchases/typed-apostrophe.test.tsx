import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

const typed = { productId: null, name: "Bol d'argile", value: 12, currency: 'EUR' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('is shown as all others are once its article is removed', async () => {
  showPurchases('/simulateur/panier', [typed]);
  await shownWords(/Bol d’argile/u);
  await userEvent.click(screen.getByRole('button', { name: /Retirer\s: Bol/u }));
  expect(await shownWords(/« Bol d.argile » est retiré/u)).toContain('« Bol d’argile » est retiré du panier');
});

it('is shown so by a search that finds nothing', async () => {
  showPurchases('/simulateur/produits?recherche=zzq', []);
  await userEvent.type(await screen.findByRole('searchbox', {}, { timeout: 10_000 }), "d'zorglubq");
  expect(await shownWords(/Aucun article ne correspond/u)).toContain('« d’zorglubq »');
});
