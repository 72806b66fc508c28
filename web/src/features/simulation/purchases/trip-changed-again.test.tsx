import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { keepReceived } from '../../basket/sharing/received-state';
import { shownWords, showPurchases } from '../testing/show-purchases';

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
  id: 'w',
  productId: 'cigarettes',
  name: 'Cigarettes',
  value: 50,
  currency: 'EUR',
  amount: 200,
};
const answers = () => useAppStore.getState().simulator.simulatorRequest;
const ids = () => basketArticles(answers()).map(({ id }) => id);
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function sayAge(age: number): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: /^Modifier.*ans$/ }));
  const field = await screen.findByLabelText('Votre âge');
  await userEvent.clear(field);
  await userEvent.type(field, `${age}`);
  await press('Continuer');
}

async function sayTrain(): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: /^Modifier\sen avion/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Train/ }));
  await press('Continuer');
}

const toShow = /Un article est à montrer à un agent/;
const removed = /Un article est retiré :\s*Cigarettes\s:\spas avant 17 ans/;

async function takeOut(): Promise<void> {
  showPurchases(page, [perfume, cigarettes]);
  await sayAge(16);
  await shownWords(toShow);
  await waitFor(() => expect(ids()).toEqual(['p']));
}

it('still names what an earlier change took out, until it is answered', async () => {
  await takeOut();
  await sayTrain();
  await shownWords(/Votre voyage a changé/);
  const words = await shownWords(toShow);
  expect(words).toMatch(removed);
  expect(words).not.toMatch(/Rien à payer, rien à déclarer|Bon retour/);
  await press('Je ne le rapporte pas\u00A0: Cigarettes');
  await shownWords(/Rien à payer, rien à déclarer/);
  expect(answers()).toMatchObject({ age: 16, meanOfTransport: 'train' });
});

it('undoes all the changes since then at once', async () => {
  await takeOut();
  await sayTrain();
  await shownWords(removed);
  await press('Annuler\u00A0: remettre l’âge (34\u00A0ans), le transport et l’article retiré');
  expect(answers()).toMatchObject({ age: 34, meanOfTransport: 'plane' });
  expect(ids()).toEqual(['p', 'w']);
});

it('puts back what the trip allows again, and says so', async () => {
  await takeOut();
  await sayAge(34);
  await shownWords(/Un article est remis dans votre panier :\s*Cigarettes/);
  await waitFor(() => expect(ids()).toEqual(['p', 'w']));
  await press('Annuler\u00A0: remettre l’âge (16\u00A0ans)');
  expect(answers()).toMatchObject({ age: 16 });
  await shownWords(removed);
  await waitFor(() => expect(ids()).toEqual(['p']));
});

it('puts back once: what is removed after stays removed', async () => {
  await takeOut();
  await sayAge(34);
  await shownWords(/remis dans votre panier/);
  useAppStore.setState(({ simulator }) => ({
    simulator: {
      ...simulator,
      simulatorRequest: { ...answers(), shoppingProducts: answers().shoppingProducts.slice(0, 1) },
    },
  }));
  await sayAge(40);
  await shownWords(/Votre panier est gardé/);
  expect(ids()).toEqual(['p']);
});

it('keeps apart what a link could not give and what a change took out', async () => {
  const received = keepReceived({ opened: 'o', leftOut: ['Fromage : interdit depuis ce pays.'] });
  showPurchases(page, [perfume, cigarettes], {}, received);
  await shownWords(/Fromage/);
  await sayAge(16);
  await shownWords(/Des articles sont à montrer à un agent/);
  await press('Continuer sans cet article');
  const words = await shownWords(removed);
  expect(words).not.toContain('Fromage');
  await press('Je ne le rapporte pas\u00A0: Cigarettes');
  await shownWords(/Rien à payer, rien à déclarer/);
});
