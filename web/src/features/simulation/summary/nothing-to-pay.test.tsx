import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const book = { productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' };

it.each([
  ['plane', 'lucide-plane'],
  ['train', 'lucide-train-front'],
  ['boat', 'lucide-ship'],
] as const)('wishes a good return by %s with its own picture', async (meanOfTransport, picture) => {
  showPurchases('/simulateur/recapitulatif', [book], { meanOfTransport });
  await shownWords(/Passez par la sortie sans rien à déclarer/);
  const pictures = [...screen.getByRole('main').querySelectorAll('svg')].map((icon) => icon.classList);
  expect(pictures.some((classes) => classes.contains(picture))).toBe(true);
  expect(pictures.some((classes) => classes.contains('lucide-plane-landing'))).toBe(false);
});
