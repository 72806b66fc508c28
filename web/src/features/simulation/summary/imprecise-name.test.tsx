import { lawOn } from '@retour/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const covered = lawOn('2026-11-24').valueAllowances.airOrSea.full.value;
const advice = 'Un nom plus précis peut changer ce que vous devez : dites ce que c’est.';

it.each([
  // What the allowance covers owes nothing, whatever it is.
  ['Truc', covered / 100, false],
  ['Truc', (covered + 1) / 100, true],
  ['Souvenirs divers', 5_000, true],
  ['Cadeau', 600, true],
  ['Lampe de bureau', 600, false],
])('says of « %s » at %d € whether another name could change what is owed', async (name, value, isSaid) => {
  showPurchases('/simulateur/recapitulatif', [{ productId: null, name, value, currency: 'EUR' }]);
  const words = await shownWords(/Pourquoi/);
  expect(words.includes(advice)).toBe(isSaid);
});

it.each([
  ['Truc', covered / 100, true],
  ['machin', (covered + 1) / 100, true],
  ['Lampe de bureau', covered / 100, false],
  ['Thé', covered / 100, false],
])(
  'says of « %s » at %d €, before its reasons are unfolded, whether anybody knows what it is',
  async (name, value, isSaid) => {
    showPurchases('/simulateur/recapitulatif', [{ productId: null, name, value, currency: 'EUR' }]);
    await shownWords(/Pourquoi/);
    const [line] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Pourquoi'));
    expect(line?.textContent?.includes('non reconnu')).toBe(isSaid);
  },
);

it('calls nothing free in the basket that nobody knows', async () => {
  const truc = { productId: null, name: 'Truc', value: 40, currency: 'EUR' };
  showPurchases('/simulateur/panier', [truc]);
  expect(await shownWords(/non reconnu/)).not.toContain('en franchise');
});
