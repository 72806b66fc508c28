import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 10_000 };
const price = () => screen.findByLabelText<HTMLInputElement>(/^Prix/u, {}, patience);
const articleName = () => screen.getByLabelText<HTMLInputElement>(/^Nom de/u).value;
const currency = () => screen.getByLabelText<HTMLSelectElement>(/^Devise/u).value;

async function search(typed: string): Promise<void> {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), typed);
}

it('takes the price typed with an article to its form, in its currency', async () => {
  await search('smartphone 1099 £');
  await userEvent.click(await screen.findByRole('link', { name: /^Smartphone/u }, patience));
  expect((await price()).value).toBe('1099');
  expect(currency()).toBe('GBP');
});

it('takes it through the question of a group, with the quantity and the degree', async () => {
  await search('vin rouge 12° 75 cl 9 $');
  await userEvent.click(await screen.findByRole('link', { name: /^Vin/u }, patience));
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas' }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect((await price()).value).toBe('9');
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantité/u).value).toBe('0,75');
});

it('keeps the T-shirt whose fabric nobody knows, and says who tells', async () => {
  showPurchases('/simulateur/produits?produit=tee-shirt', []);
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas' }, patience));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await price();
  expect(await shownTitle()).toBe('T-shirt, débardeur');
  await shownWords(/Sans la réponse, un agent précisera l’article à l’arrivée/);
});

it.each([
  ['appareil photo 899 $', 'link', /^Appareil photo/u],
  ['parfum 80 $, smartphone 1099 $', 'button', /Parfum/u],
  ['zorglub', 'link', /^Autre article/u],
] as const)(
  'goes by Enter from « %s » to what it found, which the next Enter opens',
  async (typed, role, name) => {
    await search(typed);
    const [first] = await screen.findAllByRole(role, { name }, patience);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(first);
  },
);

it('stays in the field by Enter while nothing is typed', async () => {
  await search('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('names a free article without its price', async () => {
  await search('zorglub 40 £');
  await userEvent.click(await screen.findByRole('link', { name: /^Autre article/u }, patience));
  expect((await price()).value).toBe('40');
  expect(currency()).toBe('GBP');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nom de/u).value).toBe('zorglub');
});

it('leaves a number without a currency in the name until it is said to be the price', async () => {
  await search('zorglub 15');
  await userEvent.click(await screen.findByRole('link', { name: /^Autre article/u }, patience));
  expect((await price()).value).toBe('');
  expect(articleName()).toBe('zorglub 15');
  await shownWords(/Aucune devise n’est écrite/u);
  await userEvent.click(screen.getByRole('button', { name: /^Le prix est 15/u }));
  expect((await price()).value).toBe('15');
  expect(articleName()).toBe('zorglub');
  expect(screen.queryByText(/Aucune devise n’est écrite/u)).toBeNull();
});

it('keeps a name that was put right before its number was said to be the price', async () => {
  await search('zorglub 15');
  await userEvent.click(await screen.findByRole('link', { name: /^Autre article/u }, patience));
  const name = await screen.findByLabelText(/^Nom de/u, {}, patience);
  await userEvent.clear(name);
  await userEvent.type(name, 'grand zorglub');
  await userEvent.click(screen.getByRole('button', { name: /^Le prix est 15/u }));
  expect(articleName()).toBe('grand zorglub');
  expect((await price()).value).toBe('15');
});

it('asks of a product whether its number is its price, in the currency of the trip', async () => {
  await search('smartphone 45');
  await userEvent.click(await screen.findByRole('link', { name: /^Smartphone/u }, patience));
  expect((await price()).value).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: /^Le prix est 45/u }, patience));
  expect((await price()).value).toBe('45');
  expect(currency()).toBe('EUR');
});

it('leaves no count in the name that nobody knows', async () => {
  await search('2 zorglubs');
  await userEvent.click(await screen.findByRole('link', { name: /^Autre article/u }, patience));
  await price();
  expect(articleName()).toBe('zorglubs');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u, { selector: 'input' }).value).toBe('2');
});

it('says what it did not take', async () => {
  await search('2 smartphones 80 fr');
  await userEvent.click(await screen.findByRole('link', { name: /^Smartphone/u }, patience));
  expect((await price()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u, { selector: 'input' }).value).toBe('2');
  await shownWords(/Non repris de « 2 smartphones 80 fr » : précisez le prix/u);
  await userEvent.type(await price(), '80');
  expect(screen.queryByText(/Non repris/u)).toBeNull();
});

it('takes how much of it where no price is written', async () => {
  await search('1 paquet de cigarettes');
  await userEvent.click(await screen.findByRole('link', { name: /^Cigarettes/u }, patience));
  expect((await price()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre|^Quantité/u).value).toBe('20');
});

it.each(['3', 'trois'])(
  'asks of the price of %s, as in a list, whether it is that of each or of all',
  async (count) => {
    await search(`${count} bouteilles de vin 45 £`);
    await userEvent.click(await screen.findByRole('radio', { name: /^45\sGBP\sen/u }, patience));
    await userEvent.click(screen.getByRole('button', { name: /^Compléter/u }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Vin en bouteille, jusqu/u }, patience));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect((await price()).value).toBe('45');
    expect(currency()).toBe('GBP');
    expect(screen.getByLabelText<HTMLInputElement>(/^Quantité/u).value).toBe('2,25');
  },
);
