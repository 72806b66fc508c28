import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, saveDraft, useAppStore } from '../../../store';
import { readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { write } from '../testing/open-before-buying';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const whisky = { id: 'a', productId: 'whisky', name: 'Whisky', value: 30, currency: 'USD', amount: 0.7 };
const act = (): HTMLElement | null => screen.queryByRole('button', { name: /montrer à un agent/u });
const country = (): HTMLElement => screen.getByRole('combobox', { name: /^Pays d’achat/u, hidden: true });
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const waiting = () => readUncounted().map(({ key, ...line }) => ({ ...line, typed: plain(line.typed) }));

/** A traveller of 17, back from the United States: of the age there, and not in Germany. */
async function refusedForm(
  path: '?produit=whisky' | '?article=a',
  given: Parameters<typeof showPurchases>[1] = [],
  state: unknown = null,
): Promise<void> {
  showPurchases(`/simulateur/produits${path}`, given, { age: 17 }, state);
  await screen.findByLabelText(/^Prix/u, {}, patience);
  await write(country(), 'Allemagne');
  expect(act()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^(?:Ajouter|Enregistrer)/u }));
  expect(plain(screen.getByRole('main').textContent ?? '')).toContain('n’est pas calculé ici avant 18 ans');
}

const press = async (): Promise<void> => {
  const button = act();
  if (button === null) throw new Error('nothing keeps the article in sight');
  await userEvent.click(button);
};

it('keeps among what waits an article that its country of purchase refuses for an age', async () => {
  await refusedForm('?produit=whisky');
  await press();
  expect(waiting()).toEqual([{ typed: 'Whisky', isLeftOut: true, isUnderAge: true, judgedFor: '17 US' }]);
  expect(await shownWords(/Un article n’est pas compté/u)).toContain('à montrer à un agent');
  expect(articles()).toEqual([]);
});

it('takes out of the basket an article that is changed so, with its price and how much of it', async () => {
  await refusedForm('?article=a', [whisky]);
  await press();
  expect(waiting()).toMatchObject([{ typed: 'Whisky 0,7 L : 30 USD', isUnderAge: true }]);
  expect(articles()).toEqual([]);
});

it('is told with its price and how much of it, whatever is wrong with its degree', async () => {
  showPurchases('/simulateur/produits?article=a', [whisky], { age: 17 });
  await write(await screen.findByLabelText(/^Degré/u, {}, patience), '120');
  await write(country(), 'Allemagne');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await press();
  expect(waiting()).toMatchObject([{ typed: 'Whisky 0,7 L : 30 USD', isUnderAge: true }]);
});

it('keeps so what was bought overseas, which nothing counts, and says no age of it', async () => {
  const perfume = { id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'USD' };
  showPurchases('/simulateur/produits?article=a', [perfume]);
  await screen.findByLabelText(/^Prix/u, {}, patience);
  await write(country(), 'Martinique');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await press();
  expect(waiting()).toEqual([{ typed: 'Parfum : 80 USD', isLeftOut: true }]);
  expect(articles()).toEqual([]);
});

it('waits once, where the search waited for it', async () => {
  saveDraft('productSearch', 'whisky 30 $');
  await refusedForm('?produit=whisky');
  await press();
  expect(waiting()).toMatchObject([{ typed: 'Whisky : 30 USD' }]);
});

it('waits once, as many as were typed and at their price, where it is one of a list', async () => {
  const typed = '3 bouteilles de whisky 30 $ en tout';
  saveDraft('productSearch', `${typed}, parfum 80 $`);
  saveDraft('openedArticle', {
    id: 'opened',
    key: typed,
    read: { name: 'bouteilles de whisky', count: 3, price: 30, basis: 'all', currency: 'USD' },
  });
  await refusedForm('?produit=whisky', [], { opened: 'opened' });
  await press();
  await waitFor(
    () =>
      expect(waiting().map((line) => [line.typed, line.isUnderAge])).toEqual([
        ['3 × Whisky : 30 USD en tout', true],
        ['parfum 80 $', undefined],
      ]),
    patience,
  );
});

it('says nothing more once the country is put right', async () => {
  await refusedForm('?produit=whisky');
  expect(act()).not.toBeNull();
  await userEvent.clear(country());
  expect(act()).toBeNull();
});
