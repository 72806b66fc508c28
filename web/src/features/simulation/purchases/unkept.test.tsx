import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCountryFirst } from '../steps/step-count';
import { shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lost = /changer de page.*peut effacer ce que vous écrivez/u;

it('says that a list is lost with its page, and counts no step, where the browser keeps nothing', async () => {
  const refused = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refused, setItem: refused, removeItem: refused, clear: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  showPurchases('/simulateur/produits', []);
  expect(await shownWords(lost)).not.toMatch(/Étape/u);
});

it('says nothing of it where it keeps them', async () => {
  keepCountryFirst();
  showPurchases('/simulateur/produits', []);
  expect(await shownWords(/Étape 3 sur 3/u)).not.toMatch(lost);
  expect(screen.getByRole('searchbox')).toBeDefined();
});
