import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 10_000 };
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, {}, patience);
const write = async (label: RegExp, text: string): Promise<void> => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};
const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }, patience));

it('takes a degree that the wine cannot have to the article that can, with all that was typed', async () => {
  showPurchases('/simulateur/produits?produit=vin-tranquille', []);
  await write(/^Quantité/u, '1,5');
  await write(/^Prix/u, '30');
  await write(/^Degré/u, '45');
  await press(/^Ajouter au panier/u);
  await press(/^Choisir «\sAutre alcool fort\s»/u);
  await screen.findByRole('heading', { name: 'Autre alcool fort' }, patience);
  expect((await field(/^Quantité/u)).value).toBe('1,5');
  await press(/^Ajouter au panier/u);
  expect(articles()).toMatchObject([
    {
      productId: 'spiritueux',
      name: 'Autre alcool fort',
      value: 30,
      currency: 'EUR',
      amount: 1.5,
      alcoholDegree: 45,
    },
  ]);
  cleanup();
  showPurchases('/simulateur/produits?produit=vin-tranquille', []);
  expect((await field(/^Degré/u)).value).not.toBe('45');
});

it('offers no article of that degree where none is offered to this traveller', async () => {
  const wine = { id: 'w', productId: 'vin-tranquille', name: 'Vin', value: 20, currency: 'EUR', amount: 2 };
  showPurchases('/simulateur/produits?article=w', [{ ...wine, alcoholDegree: 12 }], { age: 15 });
  await write(/^Degré/u, '45');
  await press(/^Enregistrer/u);
  await shownWords(/choisissez l’article de ce degré/u);
  expect(screen.queryByRole('button', { name: /^Choisir «/u })).toBeNull();
});

it('puts it in the place of the wine of the basket, which is changed', async () => {
  const wine = { id: 'w', productId: 'vin-tranquille', name: 'Vin', value: 20, currency: 'EUR', amount: 2 };
  showPurchases('/simulateur/produits?article=w', [{ ...wine, alcoholDegree: 12 }]);
  await write(/^Degré/u, '14,5');
  await press(/^Enregistrer/u);
  await press(/^Choisir «\sVin en bouteille, plus de 13/u);
  await screen.findByRole('heading', { name: /plus de 13/u }, patience);
  await press(/^Enregistrer/u);
  expect(articles()).toMatchObject([
    { id: 'w', productId: 'vin-plus-de-13', value: 20, amount: 2, alcoholDegree: 14.5 },
  ]);
  expect(articles()[0]?.name).toMatch(/plus de 13/u);
});

it('says in the basket which one is to be said, and puts it there with its price', async () => {
  const phone = { id: 'i', productId: null, name: 'iPhone 15', value: 1099, currency: 'EUR' };
  showPurchases('/simulateur/panier', [phone]);
  await shownWords(/Dites lequel : le montant en dépend\./u);
  // The name is the phone's own: what goes with one is not meant.
  expect(screen.queryByRole('link', { name: /^(?:Coque|Chargeur)/u })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: /^Smartphone/u }, patience));
  expect((await field(/^Prix/u)).value).toBe('1099');
  await press(/^Enregistrer/u);
  expect(articles()).toMatchObject([{ id: 'i', productId: 'smartphone', value: 1099, currency: 'EUR' }]);
  expect(await shownWords(/Votre panier/u)).not.toContain('Dites lequel');
});

it('says it on the line of the result too, and comes back there with the new amount', async () => {
  const phone = { id: 'i', productId: null, name: 'iPhone 15', value: 1099, currency: 'EUR' };
  showPurchases('/simulateur/recapitulatif', [phone]);
  await shownWords(/Dites lequel : le montant en dépend\./u);
  const asked = await shownWords(/Le montant est à préciser.*Sinon, un agent le fixera/su);
  expect(asked).not.toContain('Un agent fixera le montant');
  await userEvent.click(await screen.findByRole('link', { name: /^Smartphone/u }, patience));
  expect((await field(/^Prix/u)).value).toBe('1099');
  await press(/^Enregistrer/u);
  expect(articles()).toMatchObject([{ id: 'i', productId: 'smartphone', value: 1099 }]);
  expect(await shownWords(/Avant :[\s\S]*Pourquoi|Masquer/u)).not.toContain('Dites lequel');
});

it('comes back to the result through the question of a group', async () => {
  showPurchases('/simulateur/recapitulatif', [
    { id: 's', productId: null, name: 'sac Vuitton', value: 1500, currency: 'EUR' },
  ]);
  await userEvent.click(await screen.findByRole('link', { name: /^Sac à main/u }, patience));
  const [answer] = await screen.findAllByRole('radio', {}, patience);
  if (answer !== undefined) await userEvent.click(answer);
  await press(/^Continuer/u);
  expect((await field(/^Prix/u)).value).toBe('1500');
  await press(/^Enregistrer/u);
  expect(articles()).toMatchObject([{ id: 's', value: 1500 }]);
  expect(screen.getByTestId('address').textContent).toBe('/simulateur/recapitulatif');
});

it('goes through the question of a group, with the article that it takes the place of', async () => {
  showPurchases('/simulateur/panier', [
    { id: 's', productId: null, name: 'sac Vuitton', value: 1500, currency: 'EUR' },
  ]);
  await userEvent.click(await screen.findByRole('link', { name: /^Sac à main/u }, patience));
  const [answer] = await screen.findAllByRole('radio', {}, patience);
  if (answer !== undefined) await userEvent.click(answer);
  await press(/^Continuer/u);
  expect((await field(/^Prix/u)).value).toBe('1500');
  await press(/^Enregistrer/u);
  expect(articles()).toHaveLength(1);
  expect(articles()[0]).toMatchObject({ id: 's', value: 1500 });
});
