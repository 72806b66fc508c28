import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

const perfume = (id: string) => ({
  id,
  productId: 'parfum',
  name: `Parfum ${id}`,
  value: 12,
  currency: 'EUR',
});
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const address = () => screen.getByTestId('address').textContent ?? '';
const button = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the basket', () => {
  it('leads from its strip to the result, never to itself', async () => {
    showPurchases('/simulateur/panier', [perfume('a')]);
    await shownWords(/À payer pour l’instant/);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/simulateur/panier');
    const strip = links.find((link) => link.textContent?.startsWith('À payer pour l’instant'));
    expect(strip?.getAttribute('href')).toBe('/simulateur/recapitulatif');
  });

  it('puts « Annuler » where the article was removed, with the focus, then gives the focus back', async () => {
    showPurchases('/simulateur/panier', ['a', 'b', 'c'].map(perfume));
    await userEvent.click(await button(/Retirer\s: Parfum b/));
    expect(articles().map(({ id }) => id)).toEqual(['a', 'c']);
    const undo = await button(/^Annuler\s: Parfum b$/);
    expect(document.activeElement).toBe(undo);
    const lines = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(lines.findIndex((line) => line.contains(undo))).toBe(1);
    await userEvent.click(undo);
    expect(articles().map(({ id }) => id)).toContain('b');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Parfum'));
    expect(document.activeElement?.tagName).toBe('LI');
  });

  it('gives the focus back to the article that was changed', async () => {
    showPurchases('/simulateur/panier', ['a', 'b'].map(perfume));
    await userEvent.click(await screen.findByRole('link', { name: /Modifier\s: Parfum b/ }));
    await userEvent.click(await button(/^Enregistrer$/));
    await shownWords(/Vérifiez les articles/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    expect(document.activeElement?.textContent).toContain('Parfum b');
  });

  it('gives the focus to « Annuler » when the last article goes', async () => {
    showPurchases('/simulateur/panier', [perfume('a')]);
    await userEvent.click(await button(/Retirer\s: Parfum a/));
    expect(document.activeElement).toBe(await button(/^Annuler\s: Parfum a$/));
    await userEvent.click(await button(/^Annuler\s: Parfum a$/));
    expect(articles()).toHaveLength(1);
  });
});

describe('the products', () => {
  it.each([[[]], [[perfume('a')]]])('have their way back first, whatever the basket holds', async (held) => {
    showPurchases('/simulateur/produits', held);
    const back = await screen.findByRole('link', { name: 'Retour' });
    expect(back.getAttribute('href')).toBe('/simulateur/configuration/etape3');
    const title = screen.getByRole('heading', { level: 1 });
    expect(back.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('carry the searched word into the name of a free article', async () => {
    showPurchases('/simulateur/produits', []);
    await shownWords(/Toutes les catégories/);
    await userEvent.click(screen.getByLabelText('Chercher un article'));
    await userEvent.paste('yourte mongole');
    await userEvent.click(screen.getByRole('link', { name: /Autre article/ }));
    await shownWords(/Nom de l’article/);
    expect(screen.getByLabelText('Nom de l’article')).toHaveProperty('value', 'yourte mongole');
  });

  it.each([
    [14, 'US', /Avant 17 ans, il n’y a aucune franchise pour le tabac et l’alcool/],
    [16, 'CH', /Avant 17 ans, il n’y a aucune franchise pour le tabac et l’alcool/],
    [17, 'ES', /Avant 18 ans, au retour de l’Union européenne, le simulateur ne propose ni tabac ni alcool/],
  ])('say at %d, from %s, what becomes of tobacco and alcohol', async (age, country, sentence) => {
    showPurchases('/simulateur/produits', [], { age, country });
    const words = await shownWords(sentence);
    expect(words).toContain('montrez-les à un agent');
  });

  it('say nothing of it from that age on', async () => {
    showPurchases('/simulateur/produits', [], { age: 17 });
    expect(await shownWords(/Toutes les catégories/)).not.toContain('aucune franchise');
  });
});

it('adds an article once, however often the button is pressed before the page is left', async () => {
  showPurchases('/simulateur/produits?produit=parfum', []);
  await userEvent.type(await screen.findByLabelText('Prix d’un article'), '100');
  const add = await button(/Ajouter au panier/);
  act(() => {
    add.click();
    add.click();
  });
  await waitFor(() => expect(articles()).toMatchObject([{ value: 100 }]));
  expect(articles()).toHaveLength(1);
});

describe('a price', () => {
  const open = async (text: string): Promise<void> => {
    showPurchases('/simulateur/produits?produit=parfum', [], { defaultCurrency: 'USD' });
    await shownWords(/Prix d’un article/);
    await userEvent.type(screen.getByLabelText('Prix d’un article'), text);
  };

  it('in another currency than the chosen one is understood in one press', async () => {
    await open('1 099 €');
    await userEvent.click(await button(/Ajouter au panier/));
    await shownWords(/La devise écrite avec ce prix n’est pas celle qui est choisie/);
    await userEvent.click(await button(/Choisir «\seuro \(EUR\)\s»/));
    expect(document.activeElement).toBe(screen.getByLabelText('Prix d’un article'));
    await userEvent.click(await button(/Ajouter au panier/));
    await waitFor(() => expect(articles()).toMatchObject([{ value: 1099, currency: 'EUR' }]));
  });

  it('of three digits after the comma is taken for thousands, and read back', async () => {
    await open('1,099');
    await shownWords(/Prix lu : 1 099 USD/);
    await userEvent.click(await button(/Ajouter au panier/));
    await waitFor(() => expect(articles()).toMatchObject([{ value: 1099, currency: 'USD' }]));
    expect(plain(address())).toBe('/simulateur/produits');
  });
});
