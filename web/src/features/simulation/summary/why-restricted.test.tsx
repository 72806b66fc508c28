import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

const page = '/simulateur/recapitulatif';
const fireworks = { productId: 'feux-artifice', name: 'Feux d’artifice', value: 20, currency: 'EUR' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const why = (): string => {
  const button = screen.getByRole('button', { name: /Pourquoi/u });
  return plain(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent ?? '');
};

it('says first of what may not board that it may not, by which law, then what it owes', async () => {
  showPurchases(page, [fireworks]);
  expect(await shownWords(/Pourquoi/u)).toContain('Interdit en avion (1)');
  expect(why()).toMatch(
    /^Interdit en avion\. .*Dans la franchise de 430 €.*Textes : .*articles L557-8 et R557-6-13/u,
  );
});

it('says first of what asks for papers that it is regulated', async () => {
  showPurchases(page, [fireworks], { meanOfTransport: 'car' });
  expect(await shownWords(/Pourquoi/u)).toContain('Réglementé (1)');
  expect(why()).toMatch(/^Réglementé\. .*Dans la franchise de 300 €/u);
});
