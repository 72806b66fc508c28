import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('never shows « Autre article » alone while the first search is loaded', async () => {
  sessionStorage.clear();
  showPurchases('/simulateur/produits', []);
  await shownWords(/Autre article/);
  const other = screen.getByRole('link', { name: /^Autre article/ });
  const alone: string[] = [];
  const look = (): void => {
    const isVisible = other.style.display !== 'none';
    if (isVisible && screen.queryByText(/résultats?$/) === null) alone.push(other.textContent ?? '');
  };
  const observer = new MutationObserver(look);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'saucisson' } });
  look();
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  await shownWords(/1 résultat/);
  observer.disconnect();
  expect(alone).toEqual([]);
});
