import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { shownWords, showPurchases } from '../testing/show-purchases';

const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);

async function show(list: string): Promise<void> {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'TRY' });
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(list);
  await shownWords(/Votre liste/);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('adds the price of the whole quantity, and says what the price that was read is of', async () => {
  await show('10 kg de pistaches 15€ le kilo, 200 g de noix à 10 € les 100 g');
  await shownWords(/Prix lu\s: 15,00\s€ le kilo\.Quantité lue\s: 10\s000\sg\.(?! Elle ne change rien)/);
  await shownWords(/Prix lu\s: 10,00\s€ les 100\sg\./);
  expect(screen.queryByText(/Que veut dire/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Tout ajouter/ }));
  expect(articles()).toMatchObject([
    { value: 150, currency: 'EUR' },
    { value: 20, currency: 'EUR' },
  ]);
});

it('without the quantity, takes no price and says what to write', async () => {
  await show('fromage 20 €/kg');
  await shownWords(
    /Ce prix semble celui d’une partie .* écrivez ce que vous avez payé en tout .*2 kg de thé 15\s€ le kilo\)\./,
  );
  expect(screen.queryByRole('button', { name: /^Ajouter/ })).toBeNull();
});

it('of what was bought in France says to count nothing', async () => {
  await show('ordinateur portable 1200 € acheté en France il y a 2 ans, parfum 20 €');
  await shownWords(/Acheté en France\s: ne comptez pas cet article\./);
  // No result waits for it, nor sends it to an agent.
  await waitFor(() => expect(readUncounted().map(({ typed }) => typed)).toEqual(['parfum 20 €']));
});

it('says the same of one article alone', async () => {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), 'ordinateur acheté en France 900 €');
  await shownWords(/Acheté en France\s: ne comptez pas cet article\./);
  expect(readUncounted()).toEqual([]);
});

it('takes a price before words that say nothing of it', async () => {
  await show('téléphone 1200 € de 2022, parfum 20 €');
  await userEvent.click(await screen.findByRole('button', { name: /^Tout ajouter/ }));
  expect(articles()).toMatchObject([{ value: 1200 }, { value: 20 }]);
});
