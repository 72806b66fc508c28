import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../store';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('never shows « Autre article » alone while the first search is loaded', async () => {
  localStorage.clear();
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

it('never says « nothing found », nor « Autre article », of a list that it comes back to', async () => {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const words of ['Aucun article', 'Autre article']) {
      if (document.body.textContent?.includes(words)) seen.add(words);
    }
  });
  saveDraft('productSearch', 'parfum 80 $, zorglub xyz 12 $');
  observer.observe(document.body, { childList: true, subtree: true });
  showPurchases('/simulateur/produits', []);
  await shownWords(/Votre liste/);
  observer.disconnect();
  expect([...seen]).toEqual([]);
});

it.each([
  ['trucs bizarres', /Aucun article ne correspond à « trucs bizarres »/],
  ['parfun', /Aucun article de ce nom. Les? plus proche/],
  ['bidule', /dites ce que c’est|en disant ce que c’est/],
  ['montre', /\d résultats/],
  ['2 parfums', /\d résultats/],
])('says of « %s » whether it was found or is only near', async (sought, expected) => {
  localStorage.clear();
  showPurchases('/simulateur/produits', []);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: sought } });
  await shownWords(expected);
});
