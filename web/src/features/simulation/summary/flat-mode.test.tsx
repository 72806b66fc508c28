import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lamp = { productId: null, name: 'Lampe de bureau', value: 500, currency: 'EUR' };
const dress = { productId: 'robe-coton', name: 'Robe', value: 150, currency: 'EUR' };

it.each([
  ['alone', [lamp]],
  ['beside one of the list', [lamp, dress]],
] as const)('never says that the flat duty costs less for an unlisted article, %s', async (_, purchases) => {
  showPurchases('/simulateur/recapitulatif', [...purchases]);
  const words = await shownWords(/droit de douane forfaitaire est appliqué/);
  expect(words).toMatch(/taux normal d’un article qui n’est pas dans la liste n’est pas connu/);
  expect(words).not.toContain('coûte moins cher');
});

it.each(['sel', 'confiture'])('nor for one whose normal duty depends on a weight: %s', async (productId) => {
  showPurchases('/simulateur/recapitulatif', [{ productId, name: 'Épicerie', value: 500, currency: 'EUR' }]);
  const words = await shownWords(/droit de douane forfaitaire est appliqué/);
  expect(words).toMatch(/taux normal dépend d’un poids ou d’une composition qui ne sont pas connus/);
  expect(words).not.toMatch(/coûte moins cher|plus favorable/);
});

it('says that it costs less where both were computed', async () => {
  showPurchases('/simulateur/recapitulatif', [{ ...dress, value: 500 }]);
  expect(await shownWords(/droit de douane forfaitaire est appliqué/)).toContain('coûte moins cher');
});
