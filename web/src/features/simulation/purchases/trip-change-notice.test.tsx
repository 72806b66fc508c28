import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, putArticle, saveDraft, useAppStore } from '../../../store';
import {
  forgetTripChange,
  keepTripBefore,
  readLeftOut,
  saveLeftOut,
} from '../../basket/lines/left-out-draft';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';
import { tripChangeText } from '../text/trip-change-text';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = '/simulateur/recapitulatif';
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };
const cigarettes = {
  id: 'c',
  productId: 'cigarettes',
  name: 'Cigarettes',
  value: 50,
  currency: 'EUR',
  amount: 200,
};
const trip = {
  age: 34,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  defaultCurrency: 'USD',
} as const;
const answers = () => useAppStore.getState().simulator.simulatorRequest;
const title = () => screen.getByRole('heading', { level: 1 });
const ids = () => basketArticles(answers()).map(({ id }) => id);

function showChanged(
  articles: readonly (typeof perfume)[],
  change: { readonly age: number },
  country: string = trip.country,
) {
  const before = { ...trip, country, shoppingProducts: articles, customShoppingProducts: [] };
  const state = { change: keepTripBefore(before) };
  showPurchases(page, articles, { ...change, country }, state);
  return state;
}

it('names what the new trip does not allow, takes it out alone, and puts all back', async () => {
  showChanged([perfume, cigarettes], { age: 16 });
  await shownWords(/Un article est retiré :\s*Cigarettes\s:\spas avant 17 ans \(tabac ou alcool\)\./);
  await waitFor(() => expect(ids()).toEqual(['p']));
  const words = await shownWords(/Un article est à montrer à un agent/);
  expect(words).toContain('À votre âge, il n’y a de franchise ni pour le tabac ni pour l’alcool.');
  expect(words).toContain('prenez le circuit rouge');
  expect(words).toContain('Sans l’article non compté, à payer0,00 €');
  expect(words).not.toMatch(/Prenez le circuit vert|Tous vos articles tiennent|Bon retour/);
  await userEvent.click(
    screen.getByRole('button', { name: /^Annuler\s: remettre l’âge \(34\sans\) et l’article retiré$/ }),
  );
  expect(answers()).toMatchObject({ age: 34 });
  expect(ids()).toEqual(['p', 'c']);
  await waitFor(() => expect(screen.queryByText(/Votre voyage a changé/)).toBeNull());
  expect(document.activeElement).toBe(title());
});

it.each(['ES', 'XI'])('speaks of no allowance that the Union does not have, from %s', async (country) => {
  showChanged([perfume, cigarettes], { age: 17 }, country);
  const words = await shownWords(/Un article est à montrer à un agent/);
  expect(words).toContain('À votre âge, le simulateur ne propose ni tabac ni alcool.');
  expect(words).not.toContain('franchise ni pour');
});

it('names the currency in which prices of the list written without one are read from now on', async () => {
  saveDraft('productSearch', 'livre 12, montre connectée 99');
  showPurchases('/simulateur/produits', [perfume], { defaultCurrency: 'USD' });
  await shownWords(/Votre liste/);
  cleanup();
  const state = {
    change: keepTripBefore({ ...trip, shoppingProducts: [perfume], customShoppingProducts: [] }),
  };
  showPurchases(page, [perfume], { country: 'JP', defaultCurrency: 'JPY' }, state);
  await shownWords(
    /les prix écrits sans devise sont lus maintenant dans celle du voyage : yen japonais \(JPY\)/,
  );
  cleanup();
  saveDraft('productSearch', 'livre 12 $, montre connectée 99 £');
  showPurchases('/simulateur/produits', [perfume], { defaultCurrency: 'USD' });
  await shownWords(/Votre liste/);
  cleanup();
  showPurchases(page, [perfume], { country: 'JP', defaultCurrency: 'JPY' }, state);
  expect(await shownWords(/Votre voyage a changé/)).not.toMatch(/sans devise/);
});

it('is free again once the traveller says not to bring it back', async () => {
  showChanged([perfume, cigarettes], { age: 16 });
  await shownWords(/Un article est à montrer à un agent/);
  await userEvent.click(screen.getByRole('button', { name: /^Je ne le rapporte pas\s: / }));
  const words = await shownWords(/Rien à payer, rien à déclarer/);
  expect(words).not.toMatch(/voyage a changé/);
  expect(ids()).toEqual(['p']);
  expect(plain(document.body.textContent)).toContain('1 article non rapporté.');
  expect(document.activeElement).toBe(title());
});

it('says it again on the pages that follow, until it is dismissed', async () => {
  showChanged([perfume, cigarettes], { age: 16 });
  await shownWords(/Un article est à montrer à un agent/);
  await userEvent.click(screen.getByRole('link', { name: 'Modifier mon panier' }));
  await shownWords(/Votre panier/);
  const basket = await shownWords(/Un article est retiré :\s*Cigarettes/);
  expect(basket).toMatch(/Sans l’article non compté, à payer\s*1 article/);
  expect(basket).not.toContain('Votre voyage a changé');
  await userEvent.click(
    screen.getAllByRole('link', { name: /Voir le résultat/ })[0] ?? screen.getByRole('main'),
  );
  const words = await shownWords(/Un article est à montrer à un agent[\s\S]*Un article est retiré/);
  expect(words).not.toMatch(/Rien à payer, rien à déclarer/);
  await userEvent.click(screen.getByRole('button', { name: /^Je ne le rapporte pas\s: / }));
  await shownWords(/Rien à payer, rien à déclarer/);
  await userEvent.click(screen.getByRole('link', { name: 'Modifier mon panier' }));
  await waitFor(() => expect(screen.queryByText(/Un article est retiré/)).toBeNull());
});

it('stays dismissed when the page that brought it is loaded again: another tab said not to bring it', async () => {
  const state = showChanged([perfume, cigarettes], { age: 16 });
  await shownWords(/Un article est à montrer à un agent/);
  await waitFor(() => expect(ids()).toEqual(['p']));
  forgetTripChange();
  cleanup();
  showPurchases(page, [perfume], { age: 16 }, state);
  expect(await shownWords(/Rien à payer, rien à déclarer/)).not.toMatch(/voyage a changé/);
  expect(readLeftOut().before).toBeUndefined();
});

it('puts back what was taken out, beside what was added since', async () => {
  showChanged([perfume, cigarettes], { age: 16 });
  await waitFor(() => expect(ids()).toEqual(['p']));
  putArticle({ ...perfume, id: 'q' });
  await userEvent.click(await screen.findByRole('button', { name: /^Annuler/ }));
  expect(ids()).toEqual(['p', 'q', 'c']);
});

it('puts back no age of one’s own where a link told it', () => {
  const now = { ...trip, age: 45, shoppingProducts: [], customShoppingProducts: [] };
  const back = (before: object) =>
    plain(tripChangeText.back({ before: { ...now, ...before }, now, articles: 0 }));
  expect(back({ age: 18, isAgeOfLink: true })).toBe('l’âge du lien');
  expect(back({ age: 34 })).toBe('l’âge (34 ans)');
  expect(back({ age: 1 })).toBe('l’âge (1 an)');
});

it('promises nothing while an article of an unknown currency is taken out', async () => {
  showChanged([perfume, { ...perfume, id: 'x', currency: 'XXQ' }], { age: 41 });
  const words = await shownWords(/Résultat incomplet/);
  expect(words).toContain('Si vous le rapportez, montrez-le à un agent.');
  expect(words).toContain('Déclarer mes achats');
  expect(words).not.toMatch(/Prenez le circuit vert|Bon retour/);
});

it('keeps everything where nothing is ruled out', async () => {
  showChanged([perfume, cigarettes], { age: 41 });
  const words = await shownWords(/Votre panier est gardé/);
  expect(words).not.toMatch(/retiré/);
  expect(ids()).toEqual(['p', 'c']);
});

it.each([null, { change: 'x' }, { change: 1 }, { before: { ...trip, shoppingProducts: [perfume] } }])(
  'says nothing of another state: %j',
  async (state) => {
    saveLeftOut({ before: { ...trip, age: 41 }, change: 'y' });
    showPurchases(page, [perfume], {}, state);
    expect(await shownWords(/Rien à payer, rien à déclarer/)).not.toMatch(/voyage a changé/);
  },
);
