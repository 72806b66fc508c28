import { lawOn, restrictedGoods } from '@retour/core';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BasketArticle, basketArticles, useAppStore } from '../../../store';
import { keepPageName } from '../../basket/products/product-link';
import { articleText } from '../../basket/text/article-text';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const address = () => screen.getByTestId('address').textContent;

/** The form of a free article that another page gave a name to. */
function showForm(name: string, restricted?: string): void {
  const query = restricted === undefined ? '' : `&reglementation=${restricted}`;
  showPurchases(`/simulateur/produits?libre=oui${query}`, [], {}, keepPageName(name));
}

async function add(): Promise<void> {
  await shownWords(/Prix/);
  await userEvent.type(screen.getByLabelText(/^Prix/), '12');
  await userEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
}

/** The form of the goods that these words name, through what the law says of them. */
async function search(typed: string): Promise<void> {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), typed);
  await userEvent.click(await screen.findByRole('link', { name: /(?:Interdit depuis ce pays|Réglementé)$/ }));
  await userEvent.click(await screen.findByRole('link', { name: /J’en ai quand même|Ajouter cet article/ }));
  await shownWords(/Prix/);
}

const nameField = (): HTMLElement => screen.getByLabelText(articleText.name);

async function rename(name: string): Promise<void> {
  await shownWords(/Prix/);
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), name);
}

async function say(answer: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: answer }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the ban of a category whose products are not offered from this country', async () => {
  showPurchases('/simulateur/produits?categorie=viande-charcuterie', []);
  const words = await shownWords(/Interdit en provenance des/);
  expect(words).toMatch(/Que faire.*agent/su);
  expect(words).not.toContain('Ajouter au panier');
});

it.each(['counterfeits', 'drugs'])(
  'says of what no country may send, %s, nothing of this one',
  async (id) => {
    showPurchases(`/simulateur/produits?reglementation=${id}`, []);
    expect(await shownWords(/Que faire/)).toMatch(/Interdit(?! depuis)/u);
  },
);

it('says first of what may not board the plane that it is forbidden there', async () => {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), 'pétard');
  await userEvent.click(
    await screen.findByRole('link', { name: /^Explosifs.*Interdit en avion$/ }, { timeout: 20_000 }),
  );
  expect(await shownWords(/Interdit en avion.*J’en ai quand même/su)).not.toContain('Réglementé');
});

const fireworks = {
  productId: 'feux-artifice',
  name: 'Feux d’artifice',
  value: 20,
  currency: 'EUR',
} as const;

it.each(['panier', 'recapitulatif'] as const)('says it of the line too: %s', async (page) => {
  showPurchases(`/simulateur/${page}`, [fireworks]);
  expect(await shownWords(/interdit en avion(?!,)/u)).not.toContain('réglementé ');
  cleanup();
  showPurchases(`/simulateur/${page}`, [fireworks], { meanOfTransport: 'car', country: 'ES' });
  expect(await shownWords(/réglementé/u)).not.toMatch(/interdit en avion/u);
});

it('says in plain words that a rule is to be confirmed', async () => {
  const { restrictions } = lawOn('2026-11-22');
  const unsure = restrictedGoods.find(
    ({ id }) => restrictions[id].severity !== 'information' && restrictions[id].confidence === 'memory',
  );
  showPurchases(`/simulateur/produits?reglementation=${unsure?.id}`, []);
  const words = await shownWords(/Que faire/);
  expect(words).toMatch(/Cette règle est à confirmer\s?: un agent/u);
  expect(words).not.toContain('de mémoire');
});

it('adds what is forbidden only as what an agent is told of', async () => {
  showForm('Saucisson', 'meat');
  await shownWords(/Interdit depuis ce pays/);
  await add();
  expect(articles()).toMatchObject([{ name: 'Saucisson', restrictionAnswers: { meat: 'yes' } }]);
});

it('carries the words that were typed out of the address', async () => {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), 'saucisson');
  await userEvent.click(await screen.findByRole('link', { name: /Interdit depuis ce pays/ }));
  expect(await shownTitle()).toBe('Saucisson');
  expect(address()).toBe('/simulateur/produits?reglementation=meat');
  await userEvent.click(screen.getByRole('link', { name: /J’en ai quand même/ }));
  await add();
  expect(address()).not.toContain('aucisson');
  expect(articles()).toMatchObject([{ name: 'Saucisson', restrictionAnswers: { meat: 'yes' } }]);
});

it.each([
  ['caviar 200 g 90 $', 'Caviar, 200 g'],
  ['saucisson 3 kg 12 $', 'Saucisson, 3 000 g'],
  ['saucisson 12 $', 'Saucisson'],
  ['caviar 200 g', 'Caviar 200 g'],
])('keeps in the name of restricted goods how much of them was typed: %s', async (typed, name) => {
  await search(typed);
  expect(plain(Reflect.get(nameField(), 'value'))).toBe(name);
});

it('keeps it when a number of what was typed is said to be the price', async () => {
  await search('caviar 200 g 90');
  await userEvent.click(await screen.findByRole('button', { name: /^Le prix est 90/u }));
  expect(plain(Reflect.get(nameField(), 'value'))).toBe('caviar, 200 g');
});

it('says that nothing answers a picture, and offers to name the article', async () => {
  showPurchases('/simulateur/produits', []);
  await userEvent.type(await screen.findByRole('searchbox'), '🎸');
  await shownWords(/Aucun article ne correspond à «\s🎸\s»/u);
  expect(screen.getByRole('link', { name: /Autre article, pas dans la liste/ })).toBeTruthy();
});

it('shows no shelf without a flag beside what may not enter', async () => {
  showPurchases('/simulateur/produits', [], { country: 'CN' });
  await userEvent.type(await screen.findByRole('searchbox'), 'fromage');
  const words = await shownWords(/Interdit depuis ce pays/);
  expect(words).not.toContain('Produits laitiers, œufs et miel');
});

describe('the question about a name', () => {
  it('is asked before the article is added', async () => {
    showForm('Poulet en peluche');
    await add();
    expect(await shownTitle()).toMatch(/Poulet en peluche.*viande/);
    await say(/Non/);
    expect(articles()).toMatchObject([{ name: 'Poulet en peluche', restrictionAnswers: { meat: 'no' } }]);
  });

  it('is asked of each good that the name may mean', async () => {
    showForm('Saucisson et fromage');
    await add();
    expect(await shownTitle()).toMatch(/viande/);
    await say(/Non/);
    expect(await shownTitle()).toMatch(/produit laitier/);
    expect(articles()).toEqual([]);
    await say(/Oui/);
    expect(articles()).toMatchObject([{ restrictionAnswers: { meat: 'no', dairy: 'yes' } }]);
  });

  it('leaves open what its author does not know', async () => {
    showForm('Saucisson et fromage');
    await add();
    await say(/Je ne sais pas/);
    await say(/Non/);
    expect(articles()).toMatchObject([{ restrictionAnswers: { dairy: 'no' } }]);
  });

  it('trusts no answer written in an address', async () => {
    showForm('Saucisson', 'none');
    await add();
    expect(await shownTitle()).toMatch(/viande/);
  });

  it('is asked again when the name that was declared changes', async () => {
    showForm('Saucisson', 'meat');
    await rename('Cadeau de ma tante');
    await add();
    expect(await shownTitle()).toMatch(/Cadeau de ma tante.*viande/);
    await say(/Je ne sais pas/);
    expect(articles()).toMatchObject([{ name: 'Cadeau de ma tante', restrictionAnswers: { meat: 'yes' } }]);
  });

  const article: Omit<BasketArticle, 'id'> = {
    productId: null,
    name: 'Saucisson',
    value: 9,
    currency: 'EUR',
  };
  it.each([
    ['as it is kept', { restrictionAnswers: { meat: 'no' } } as const],
    ['as an earlier version kept it', { restriction: 'none' } as const],
  ])('holds no longer than the name of an article, %s', async (_how, answers) => {
    showPurchases('/simulateur/produits?article=0', [{ ...article, ...answers }]);
    await rename('Saucisson et fromage');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await shownTitle()).toMatch(/viande/);
  });
});
