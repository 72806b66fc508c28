import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const perfume = { productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' } as const;
const lost = [
  { id: 'x', productId: 'parfum', name: 'Eau, de Cologne', value: 12.34567, currency: 'USD' },
  null,
];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the device kept it, by another version say. */
async function reload(): Promise<void> {
  await act(() => useAppStore.persist.rehydrate());
}

function spoil(): void {
  const kept = JSON.parse(localStorage.getItem('app-storage') ?? '');
  kept.state.simulator.simulatorRequest.shoppingProducts.push(...lost);
  localStorage.setItem('app-storage', JSON.stringify(kept));
}

it.each(['panier', 'recapitulatif'] as const)(
  'says over the %s which articles could not be read, until they are put aside',
  async (page) => {
    showPurchases(`/simulateur/${page}`, [perfume]);
    spoil();
    await reload();
    expect(basketArticles(useAppStore.getState().simulator.simulatorRequest)).toHaveLength(1);
    const words = plain(await shownWords(/2 articles ne sont pas comptés/));
    expect(words).toContain('« Eau / de Cologne : 12,34567 USD »');
    expect(words).toContain('« Article illisible »');
    await reload();
    expect(plain(await shownWords(/2 articles ne sont pas comptés/))).not.toContain('4 articles');
    if (page === 'recapitulatif') expect(await shownTitle()).toBe('Résultat incomplet');
    await userEvent.click(screen.getByRole('button', { name: /ne les rapporte pas/ }));
    await reload();
    expect(plain(document.body.textContent ?? '')).not.toMatch(/pas comptés?/);
  },
);
