import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const book = { productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' };

it.each([
  ['plane', 'lucide-plane', /Prenez le circuit vert/],
  ['train', 'lucide-train-front', /Ne vous arrêtez que si/],
  ['boat', 'lucide-ship', /Au port, prenez la sortie/],
] as const)('wishes a good return by %s, with its own picture', async (meanOfTransport, picture, way) => {
  showPurchases('/simulateur/recapitulatif', [book], { meanOfTransport });
  await shownWords(way);
  const pictures = [...screen.getByRole('main').querySelectorAll('svg')].map((icon) => icon.classList);
  expect(pictures.some((classes) => classes.contains(picture))).toBe(true);
  expect(pictures.some((classes) => classes.contains('lucide-plane-landing'))).toBe(false);
});

it('recalls that cash is declared all the same, and leads to what the guide says of it', async () => {
  showPurchases('/simulateur/recapitulatif', [book]);
  expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
  const reminder = screen.getByRole('link', { name: /argent liquide/u });
  expect(plain(reminder.textContent ?? '')).toBe(
    'À partir de 10 000 € d’argent liquide, une déclaration reste obligatoire.',
  );
  expect(reminder.getAttribute('href')).toBe('/preparer-mon-voyage#argent-liquide');
});
