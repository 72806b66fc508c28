import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseEverything } from '../../store';
import { historyStates, shownWords, showPurchases } from './testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  historyStates.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const follow = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('link', { name }));
};

/** Names and prices of the basket, whatever writes them. */
const basket = /yourte|zorglub|643[.,]21|512[.,]34|\d,\d\d\s€/iu;

const yourte = { productId: null, name: 'Yourte', value: 643.21, currency: 'EUR' };

async function changeAge(): Promise<void> {
  showPurchases('/simulateur/recapitulatif', [yourte]);
  await follow(/^Modifier\s34/);
  const age = await screen.findByLabelText('Votre âge');
  await userEvent.clear(age);
  await userEvent.type(age, '16');
  await press(/^Continuer$/);
  await shownWords(/Votre voyage a changé/);
}

async function changePrice(): Promise<void> {
  showPurchases('/simulateur/recapitulatif', [yourte]);
  await press(/^Pourquoi.*Yourte/);
  await follow(/^Modifier\s: Yourte/);
  const price = await screen.findByLabelText('Prix d’un article');
  await userEvent.clear(price);
  await userEvent.type(price, '512,34');
  await press(/^Enregistrer/);
  await shownWords(/Avant : /);
}

async function addSearched(): Promise<void> {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), 'zorglub');
  await follow(/^Autre article/);
  await userEvent.type(await screen.findByLabelText(/^Prix/), '643,21');
  await press(/^Ajouter au panier/);
  await shownWords(/zorglub.+ajouté/);
}

it.each([
  ['another age', changeAge],
  ['another price', changePrice],
  ['an article named as it was searched', addSearched],
])(
  'keeps nothing of a basket in the history of the tab, nor anywhere once all is erased: %s',
  async (_what, walk) => {
    await walk();
    expect(JSON.stringify(historyStates)).not.toMatch(basket);
    act(eraseEverything);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(basket);
  },
);
