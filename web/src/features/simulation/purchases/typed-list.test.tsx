import { simulationLimits } from '@retour/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { articleErrors } from '../../basket/text/article-text';
import { typedListText } from '../../basket/text/typed-list-text';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const address = () => screen.getByTestId('address').textContent ?? '';
const button = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: RegExp): Promise<void> => userEvent.click(await button(name));
const focused = () => document.activeElement;

async function write(list: string): Promise<void> {
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(list);
}

async function show(list: string): Promise<void> {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await write(list);
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

it('adds nothing before it is confirmed, then one article a press, with what follows in focus', async () => {
  await show('parfum 80,50 $, iPhone 1099');
  expect(articles()).toEqual([]);
  await press(/^Ajouter\s: Parfum/);
  expect(articles()).toMatchObject([
    { productId: 'parfum', value: 80.5, currency: 'USD', amount: undefined },
  ]);
  await waitFor(() => expect(focused()?.textContent).toContain('Smartphone'));
  await press(/^Ajouter\s: Smartphone/);
  expect(articles()).toHaveLength(2);
  await waitFor(() => expect(plain(focused()?.textContent ?? '')).toContain('2 articles ajoutés'));
  expect(address()).toBe('/simulateur/produits');
});

describe('a price for several', () => {
  it('is that of each or of all only as it is said', async () => {
    await show('2 parfums 80 $, montre connectée 99 $');
    await press(/^Ajouter\s: Parfum/);
    expect(articles()).toEqual([]);
    await shownWords(/Dites si ce prix est celui de chacun ou de tous/);
    expect(focused()).toBe(screen.getByRole('radio', { name: /chacun/ }));
    await userEvent.click(screen.getByRole('radio', { name: /80\sUSD chacun/ }));
    await press(/^Ajouter\s: Parfum/);
    expect(articles()).toMatchObject([{ value: 160, amount: 2 }]);
  });

  it('of all is kept to the cent, even when it does not divide', async () => {
    await show('3 parfums 10 $, montre connectée 99 $');
    await userEvent.click(await screen.findByRole('radio', { name: /10\sUSD en tout/ }));
    await press(/^Ajouter\s: Parfum/);
    expect(articles()).toMatchObject([{ value: 10, amount: 3 }]);
  });
});

it('that spaces leave unclear is asked for', async () => {
  await show('iPhone 15 999 $, parfum 80 $');
  await press(/^Ajouter\s: Smartphone/);
  expect(articles()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^999\sUSD, pour «\siPhone 15\s»$/ }));
  await press(/^Ajouter\s: Smartphone/);
  expect(articles()).toMatchObject([{ value: 999 }]);
});

it('ignores an article, and takes back what was decided', async () => {
  await show('parfum 80 $, iPhone 1099');
  await press(/^Ignorer\s: parfum/);
  await shownWords(/« parfum 80 \$ » : ignoré/);
  await press(/^Annuler\s: parfum/);
  await press(/^Ajouter\s: Parfum/);
  await press(/^Annuler\s: Parfum/);
  expect(articles()).toEqual([]);
  await waitFor(() => expect(focused()?.textContent).toContain('Parfum'));
});

describe('what its own form asks', () => {
  it('opens it with everything that was read, and comes back to what is left', async () => {
    await show('whisky 40° 2 x 70 cl 60 $ en tout, parfum 80 $');
    await press(/^Compléter\s: Whisky/);
    await shownWords(/Degré d’alcool/);
    expect(address()).toBe('/simulateur/produits?produit=whisky');
    expect(screen.getByLabelText('Quantité en litres')).toHaveProperty('value', '1,4');
    expect(screen.getByLabelText('Degré d’alcool')).toHaveProperty('value', '40');
    expect(screen.getByLabelText('Prix payé en tout')).toHaveProperty('value', '60');
    await press(/^Ajouter au panier/);
    await shownWords(/Votre liste/);
    expect(articles()).toMatchObject([{ productId: 'whisky', amount: 1.4, value: 60, alcoholDegree: 40 }]);
    await shownWords(/1 article à confirmer/);
    await waitFor(() => expect(focused()?.textContent).toContain('Parfum'));
  });

  it('leaves empty what was not written', async () => {
    await show('3 bouteilles de whisky 45 € chacun, parfum 80 $');
    await press(/^Compléter\s: Whisky/);
    await shownWords(/Degré d’alcool/);
    expect(screen.getByLabelText('Quantité en litres')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Prix payé en tout')).toHaveProperty('value', '135');
    expect(screen.getByLabelText('Devise')).toHaveProperty('value', 'EUR');
  });

  it('is never passed by for what is forbidden', async () => {
    await show('saucisson 12 $, parfum 80 $');
    expect(screen.queryByRole('button', { name: /^Ajouter\s: .*aucisson/ })).toBeNull();
    await press(/^Lire la règle/);
    await shownWords(/J’en ai quand même/);
    expect(address()).toBe('/simulateur/produits?reglementation=meat');
    await userEvent.click(screen.getByRole('link', { name: /J’en ai quand même/ }));
    await shownWords(/Nom de l’article/);
    expect(screen.getByLabelText('Nom de l’article')).toHaveProperty('value', 'Saucisson');
    expect(screen.getByLabelText(/^Prix/)).toHaveProperty('value', '12');
    await press(/^Ajouter au panier/);
    await waitFor(() =>
      expect(articles()).toMatchObject([{ name: 'Saucisson', restrictionAnswers: { meat: 'yes' } }]),
    );
    await shownWords(/1 article à confirmer/);
  });

  it('keeps in the name of restricted goods how much of them was written', async () => {
    await show('3 kg de saucisson 12 $, parfum 80 $');
    await press(/^Lire la règle/);
    await userEvent.click(await screen.findByRole('link', { name: /J’en ai quand même/ }));
    await shownWords(/Nom de l’article/);
    expect(plain(screen.getByLabelText<HTMLInputElement>('Nom de l’article').value)).toBe(
      'Saucisson, 3 000 g',
    );
    await press(/^Ajouter au panier/);
    await waitFor(() =>
      expect(articles()).toMatchObject([{ restrictionAnswers: { meat: 'yes' }, value: 12 }]),
    );
  });

  it('is the product that is chosen once its rule was read, with the price that was written', async () => {
    await show('mélatonine 18 $, parfum 80 $');
    await press(/^Lire la règle/);
    await userEvent.click(await screen.findByRole('link', { name: /^Médicament\s?réglementé/ }));
    await shownWords(/Prix d’un article/);
    expect(screen.getByLabelText(/^Prix/)).toHaveProperty('value', '18');
    await press(/^Ajouter au panier/);
    await waitFor(() => expect(articles()).toMatchObject([{ productId: 'medicament', value: 18 }]));
    await shownWords(/1 article à confirmer/);
  });

  it('asks of a free article what its name may mean', async () => {
    await show('poulet en peluche 12 $, parfum 80 $');
    await userEvent.click(await screen.findByRole('radio', { name: /^Autre article/ }));
    expect(await button(/^Compléter\s: poulet en peluche/)).toBeTruthy();
  });
});

describe('another list in place of the one before', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox');
  const selectAll = () => field().setSelectionRange(0, field().value.length);

  it('has its own decisions, though a line of it is the same', async () => {
    await show('parfum 80 $, iPhone 1099');
    await press(/^Ajouter\s: Parfum/);
    await userEvent.click(field());
    selectAll();
    await userEvent.paste('montre connectée 99 $, parfum 80 $');
    await shownWords(/2 articles à confirmer/);
    expect(await button(/^Ajouter\s: Parfum/)).toBeTruthy();
  });

  it('typed over it has too', async () => {
    await show('parfum 80 $, iPhone 1099');
    await press(/^Ajouter\s: Parfum/);
    await userEvent.type(field(), 'montre 99 $, parfum 80 $', {
      initialSelectionStart: 0,
      initialSelectionEnd: field().value.length,
    });
    await shownWords(/2 articles à confirmer/);
  });

  it('that goes on with it keeps what was decided', async () => {
    await show('parfum 80 $, iPhone 1099');
    await press(/^Ajouter\s: Parfum/);
    await userEvent.type(field(), ', montre connectée 99 $');
    expect(await shownWords(/2 articles à confirmer/)).toContain('ajouté au panier');
  });
});

describe('all that is certain', () => {
  it('is added at once, each with its way back', async () => {
    await show('parfum 80 $, iPhone 1099, whisky 40° 70 cl 35 $, truc 30 $');
    await press(/^Ajouter les 2\sarticles sans question$/);
    expect(articles()).toMatchObject([{ productId: 'parfum' }, { value: 1099 }]);
    await waitFor(() => expect(focused()?.textContent).toContain('Whisky'));
    await press(/^Annuler\s: Parfum/);
    expect(articles()).toHaveLength(1);
  });

  it('may be the whole list', async () => {
    await show('parfum 80 $, iPhone 1099');
    await press(/^Tout ajouter\s: 2\sarticles$/);
    await waitFor(() => expect(plain(focused()?.textContent ?? '')).toContain('2 articles ajoutés'));
  });

  it('is not offered for one, nor beyond what a basket holds', async () => {
    await show('parfum 80 $, truc 30 $');
    expect(screen.queryByRole('button', { name: /sans question|^Tout ajouter/ })).toBeNull();
  });
});

describe('a quantity', () => {
  it('of cartons of cigarettes is that of their cigarettes', async () => {
    await show('2 cartouches de cigarettes 160 $ en tout, parfum 80 $');
    expect(await shownWords(/Quantité/)).toContain('Quantité : 400 cigarettes, soit 2 cartouches de 200');
    await press(/^Ajouter\s: Cigarettes/);
    expect(articles()).toMatchObject([{ productId: 'cigarettes', amount: 400, value: 160 }]);
    await shownWords(/Cigarettes, 400 cigarettes : ajouté au panier/);
  });

  it('of bottles of wine goes through the question of its kind', async () => {
    await show('3 bouteilles de vin 45 $ en tout, parfum 80 $');
    await press(/^Compléter\s: Vin/);
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await press(/^Continuer/);
    await shownWords(/Ajouter au panier/);
    expect(screen.getByLabelText('Quantité en litres')).toHaveProperty('value', '2,25');
    expect(screen.getByLabelText('Prix payé en tout')).toHaveProperty('value', '45');
  });

  it('of bottles of champagne is said with what each holds', async () => {
    await show('2 bouteilles de champagne 60 $ en tout, parfum 80 $');
    expect(await shownWords(/Quantité/)).toContain('Quantité : 1,5 L, soit 2 bouteilles de 0,75 L');
  });

  it.each(['2 kg de saucisson 20 $', '1,5 kg de café 12 $'])(
    'is not said to change nothing where something is to be said yet: %s',
    async (line) => {
      await show(`${line}, parfum 80 $`);
      expect(await shownWords(/Quantité/)).not.toContain('Elle ne change rien');
    },
  );
});

it('proposes other products, and the words typed as a free article', async () => {
  await show('zorglub 12 $, parfum 80 $');
  await press(/^Ajouter\s: zorglub/);
  expect(articles()).toMatchObject([{ productId: null, name: 'zorglub', value: 12 }]);
  await press(/^Autre produit/);
  const choice = screen.getByLabelText('Produit');
  expect(focused()).toBe(choice);
  await userEvent.selectOptions(choice, 'eau-de-toilette');
  await press(/^Ajouter\s: Eau de toilette/);
  expect(articles()).toMatchObject([{ productId: 'eau-de-toilette' }, { productId: null }]);
});

describe('what is only near', () => {
  it('is asked, never proposed as sure', async () => {
    await show('2 parfums 80 $ en tout, chapau 30, machin 12 $');
    expect(screen.queryByRole('button', { name: /apeau|achine/ })).toBeNull();
    expect(await button(/^Ajouter\s: Parfum/)).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole('group', { name: /Que veut dire «\schapau\s»/ })).getByRole('radio', {
        name: /Autre article\s: «\schapau\s»/,
      }),
    );
    await press(/^Ajouter\s: chapau/);
    expect(articles()).toMatchObject([{ productId: null, name: 'chapau', value: 30 }]);
  });

  it('is what it is said to be', async () => {
    await show('parfun 80 $, montre connectée 99 $');
    await userEvent.click(await screen.findByRole('radio', { name: 'Parfum' }));
    await press(/^Ajouter\s: Parfum/);
    expect(articles()).toMatchObject([{ productId: 'parfum', value: 80 }]);
  });
});

it.each(['cartouche de cigarettes', 'whisky', 'bouteille de vin'])(
  'knows « %s » before its age, and turns it into nothing else',
  async (name) => {
    showPurchases('/simulateur/produits', [], { age: 16, defaultCurrency: 'USD' });
    await write(`${name} 60 $, parfum 80 $`);
    await shownWords(/Votre liste/);
    const card = within(screen.getByRole('article', { name }));
    expect(plain(card.getByText(/Avant 17 ans/).textContent ?? '')).toContain('montrez-les à un agent');
    expect(card.getAllByRole('button').map((one) => one.textContent)).toEqual(['Je ne le rapporte pas']);
    expect(card.queryByRole('radio')).toBeNull();
  },
);

it('shows what it cannot read as it was typed, with what to write', async () => {
  await show('parfum 80 $ 90 €, montre connectée 99 $');
  const words = await shownWords(/Écrivez un seul prix par article/);
  expect(words).toContain('« parfum 80 $ 90 € »');
  expect(words).toContain('1 article à confirmer. 1 article à réécrire.');
});

it('reads articles without a sign between them, and says what a quantity is worth', async () => {
  await show('2 parfums 80 $ 1 iphone 1099 1,5 kg de savon 12 €');
  const words = await shownWords(/3 articles à confirmer/);
  expect(words).toContain('3 articles à confirmer, un par un.');
  expect(words).toContain('Quantité lue : 1 500 g. Elle ne change rien : le calcul se fait sur le prix.');
});

it('says how to write several articles where nothing is found', async () => {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await write('zorglub 80 zyx 1099 zzyzzx 45');
  await shownWords(/Plusieurs articles \? Mettez une virgule entre eux/);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zorglub 80 zyx 1099 zzyzzx 45');
});

it('says what is missing where a comma stands', async () => {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await write('zorglub 15 ans, zyzzx 12 ans');
  expect(await shownWords(/Aucun article ne correspond/)).toContain('et leur prix');
});

it('says how to write two articles that « et » joins, where only one of them is found', async () => {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await write('sac et montre');
  expect(await shownWords(/Aucun article de ce nom/)).toMatch(/Plusieurs articles \? Mettez une virgule/);
});

it.each([
  ['parfum, airpods offerts', 'airpods offerts'],
  ['foulard, furoshiki', 'furoshiki'],
  ['un sac Vuitton et une montre', 'un sac Vuitton'],
])('shows each article of « %s »', async (list, typed) => {
  await show(list);
  const cards = screen.getAllByRole('article').map((card) => plain(card.textContent ?? ''));
  expect(cards).toHaveLength(2);
  expect(cards.some((card) => card.includes(`« ${typed} »`))).toBe(true);
});

it.each([
  ['2 bouteilles de whisky 70cl', /Quantité\s: 1,4\sL/],
  ['2 cartouches de cigarettes', /Quantité\s: 400\scigarettes, soit 2\scartouches de 200/],
  ['2 savons 100 g', /Quantité lue\s: 2\s× 100\sg/],
])('says once how much « %s » are', async (article, quantity) => {
  await show(`${article}, montre connectée 99 $`);
  const [card] = screen.getAllByRole('article');
  const words = plain(card?.textContent ?? '');
  expect(words).toMatch(quantity);
  expect(words).not.toMatch(/2\s×(?!\s100)/);
});

it('keeps the lines of what is pasted apart', async () => {
  await show('parfum 80 $\r\niPhone 1099\n');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'parfum 80 $; iPhone 1099');
});

it('says the limit of the basket in its usual sentence', async () => {
  const perfume = { productId: 'parfum', name: 'Parfum', value: 1, currency: 'USD' };
  const full = Array.from({ length: simulationLimits.shoppingProducts }, () => perfume);
  showPurchases('/simulateur/produits', full, { defaultCurrency: 'USD' });
  await write('parfum 80 $, iPhone 1099');
  expect(await shownWords(/Votre liste/)).toContain(plain(articleErrors.fullBasket));
  await press(/^Ajouter\s: Parfum/);
  expect(articles()).toHaveLength(simulationLimits.shoppingProducts);
});

it('tells two articles of one name apart by what is heard of their buttons', async () => {
  await show('parfum 80 $, parfum 90 $, livre 12 $');
  const heard = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
    .filter((name) => name !== '');
  expect(heard.length).toBe(new Set(heard).size);
  await press(/^Ajouter\s: Parfum\s\(2\)$/);
  expect(articles()).toMatchObject([{ value: 90 }]);
});

it('tells what is beyond the limit of a list line by line, the last ones folded', async () => {
  await show(Array.from({ length: 40 }, (_, place) => `livre ${place + 1} €`).join('; '));
  await shownWords(/20 articles à lire ensuite/);
  const [rest] = screen.getAllByText('et 17 autres');
  expect(plain(rest?.closest('details')?.textContent ?? '')).toContain('« livre 40 € »');
});

it('seeks one article as ever', async () => {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await write('parfum 80 $');
  await shownWords(/\d résultats/);
  expect(screen.queryByText(typedListText.title)).toBeNull();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: /^Parfum/ })[0]).toBeTruthy();
});
