import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../store';
import { isArticleDraft } from '../../basket/products/article-draft';
import { historyStates, plain, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(list: string): Promise<void> {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(list);
  await shownWords(/Votre liste/);
}

const readRule = async (position: number): Promise<void> => {
  const rules = await screen.findAllByRole('button', { name: /^Lire la règle/ });
  await userEvent.click(rules[position] ?? document.body);
  await userEvent.click(await screen.findByRole('link', { name: /J’en ai quand même/ }));
  await shownWords(/Nom de l’article/);
};
const fieldsShown = (): readonly string[] =>
  [screen.getByLabelText('Nom de l’article'), screen.getByLabelText(/^Prix/)].map((field) =>
    plain(Reflect.get(field, 'value')),
  );

const typed = {
  name: '',
  price: { text: '45' },
  currency: 'USD',
  count: { text: '1' },
  amount: { text: '' },
  degree: { text: '' },
  originCountry: '',
};

it('each line of a list fills the form of its rule with what it says, whatever another left there', async () => {
  await show('saucisson 12 $, jambon 20 $');
  await readRule(0);
  await userEvent.type(screen.getByLabelText(/^Prix/), '5');
  expect(fieldsShown()).toEqual(['Saucisson', '125']);
  await userEvent.click(screen.getByRole('link', { name: /^Retour/ }));
  await shownWords(/Votre liste/);
  await readRule(1);
  expect(fieldsShown()).toEqual(['Jambon', '20']);
});

it('a rule that is only read takes nothing from what was typed in the forms of its goods', async () => {
  saveDraft('article', typed, 'medicament');
  await show('mélatonine 18 $, parfum 80 $');
  await userEvent.click(await screen.findByRole('button', { name: /^Lire la règle/ }));
  await screen.findByRole('link', { name: /^Médicament\s?réglementé/ });
  await userEvent.click(screen.getByRole('link', { name: /^Retour/ }));
  await shownWords(/Votre liste/);
  expect(readDraft('article', isArticleDraft, 'medicament')?.price.text).toBe('45');
});

it.each([
  ['libre-ivory', '/simulateur/produits?libre=oui&reglementation=ivory'],
  ['libre', '/simulateur/produits?libre=oui'],
] as const)(
  'a rule that was read in a list fills no form that another page leads to: %s',
  async (form, path) => {
    await show('saucisson 12 $, parfum 80 $');
    await userEvent.click(await screen.findByRole('button', { name: /^Lire la règle/ }));
    await shownWords(/J’en ai quand même/);
    cleanup();
    saveDraft('article', { ...typed, name: 'Bracelet' }, form);
    showPurchases(path, []);
    await shownWords(/Nom de l’article/);
    expect(fieldsShown()).toEqual(['Bracelet', '45']);
    expect(readDraft('article', isArticleDraft, form)?.price.text).toBe('45');
  },
);

it('nor the form of a product of these goods, but that which the rule leads to, also when it is loaded again', async () => {
  await show('mélatonine 18 $, parfum 80 $');
  await userEvent.click(await screen.findByRole('button', { name: /^Lire la règle/ }));
  await userEvent.click(await screen.findByRole('link', { name: /^Médicament\s?réglementé/ }));
  const price = () => screen.findByLabelText(/^Prix/);
  expect(await price()).toHaveProperty('value', '18');
  const fromRule = historyStates.at(-1);
  cleanup();
  showPurchases('/simulateur/produits?produit=medicament', []);
  expect(await price()).toHaveProperty('value', '');
  cleanup();
  showPurchases('/simulateur/produits?produit=medicament', [], {}, fromRule);
  expect(await price()).toHaveProperty('value', '18');
});

it('a line goes through the question of its kind that nobody can answer', async () => {
  await show('vin 45 $, parfum 80 $');
  await userEvent.click(await screen.findByRole('button', { name: /^Compléter\s: Vin/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByLabelText(/^Prix/)).toHaveProperty('value', '45');
});

it('and through the shelf that it is', async () => {
  await show('maroquinerie et bagages 45 $, parfum 80 $');
  await userEvent.click(await screen.findByRole('button', { name: /^Compléter\s: Maroquinerie/ }));
  await userEvent.click(await screen.findByRole('link', { name: /^Pouf/ }));
  expect(await screen.findByLabelText(/^Prix/)).toHaveProperty('value', '45');
});

it('what was opened in the list of another basket fills no form', async () => {
  saveDraft('openedArticle', {
    id: 'opened',
    of: 'another',
    key: 'mélatonine 18 $',
    read: { name: 'mélatonine', count: 1, price: 18 },
  });
  showPurchases('/simulateur/produits?produit=medicament', [], {}, { opened: 'opened' });
  await waitFor(() => expect(screen.getByLabelText(/^Prix/)).toHaveProperty('value', ''));
});
