import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dresses = { productId: 'robe-coton', name: 'Robe', value: 240, amount: 2 } as const;

it.each([
  ['USD', '240 USD'],
  ['EUR', '240,00 €'],
])(
  'says of each article how many there are and what was paid, in %s, before it is unfolded',
  async (currency, paid) => {
    showPurchases('/simulateur/recapitulatif', [{ ...dresses, currency }]);
    const words = await shownWords(/Robe en coton/);
    expect(words).toContain(`2 × Robe en cotonPrix payé ${paid}`);
    expect(words.split('Prix payé')).toHaveLength(2);
    expect(words.includes('Valeur en euros')).toBe(currency !== 'EUR');
  },
);

it('asserts no answer that nobody gave', async () => {
  const wine = { productId: 'vin-plus-de-13', name: 'Vin (à préciser)', value: 45, amount: 2_250 } as const;
  showPurchases('/simulateur/recapitulatif', [{ ...wine, currency: 'USD', alcoholDegree: 14 }]);
  const words = await shownWords(/Vin \(à préciser\)/);
  expect(words).not.toContain('Vin en bouteille');
});
