import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

async function paste(receipt: string): Promise<string> {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(receipt);
  return shownWords(/Votre liste/);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that a tax is to be added to the prices, and what they are with it', async () => {
  await paste('LAPTOP 470.00\nSALES TAX 8.875% 41.71\nTOTAL 511.71\nVISA ****4521 511.71');
  const words = await shownWords(/Cette taxe s’ajoute aux prix du ticket\..* taxes comprises\s: ajoutez-la/);
  expect(words).toMatch(/Taxes comprises, votre article coûte 511,71\sUSD\./);
  expect(screen.getAllByText(/semble un total, un paiement/)).toHaveLength(2);
});

it('says so of several articles', async () => {
  await paste('SHIRT 30.00\nJEANS 59.99\nTAX 7.99\nTOTAL 97.98');
  await shownWords(/Taxes comprises, vos articles coûtent 97,98\sUSD en tout\./);
});

it('never says to add a tax that is in the prices', async () => {
  const words = await paste('Sac 50,00 €\nTOTAL 50,00 €\nTVA 20 % 8,33 €');
  expect(words).toMatch(/Cette taxe est déjà comprise dans les prix du ticket/);
  expect(words).not.toMatch(/ajoutez-la/);
});

it('says what is true of both where nobody knows', async () => {
  const words = await paste('LAPTOP 470.00\nSALES TAX 41.71');
  expect(words).toMatch(/si elle s’ajoute aux prix du ticket, ajoutez-la .* Sinon, ignorez-la\./);
});

it('leaves out in one press what says nothing of an article, and a tax by its own', async () => {
  await paste('LAPTOP 470.00\nSALES TAX 41.71\nTOTAL 511.71\nVISA ****4521 511.71\nAPPROVED');
  await shownWords(/1 article à confirmer\. 1 taxe à lire\. 3 lignes du ticket à ignorer\./);
  await userEvent.click(await screen.findByRole('button', { name: /Ignorer les 3 lignes du ticket/ }));
  await shownWords(/1 article à confirmer\. 1 taxe à lire\.(?! 3)/);
  expect(screen.queryByRole('button', { name: /lignes du ticket/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Ignorer.: SALES TAX/ }));
  await shownWords(/1 article à confirmer\.(?! 1 taxe)/);
});
