import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../store';
import { isArticleDraft } from '../../basket/products/article-draft';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

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
  const typed = {
    name: '',
    price: { text: '45' },
    currency: 'USD',
    count: { text: '1' },
    amount: { text: '' },
    degree: { text: '' },
    originCountry: '',
  };
  saveDraft('article', typed, 'medicament');
  await show('mélatonine 18 $, parfum 80 $');
  await userEvent.click(await screen.findByRole('button', { name: /^Lire la règle/ }));
  await screen.findByRole('link', { name: /^Médicament\s?réglementé/ });
  await userEvent.click(screen.getByRole('link', { name: /^Retour/ }));
  await shownWords(/Votre liste/);
  expect(readDraft('article', isArticleDraft, 'medicament')?.price.text).toBe('45');
});

it('what was opened in the list of another basket fills no form', async () => {
  saveDraft('openedArticle', {
    of: 'another',
    key: 'mélatonine 18 $',
    productIds: ['medicament'],
    read: { name: 'mélatonine', count: 1, price: 18 },
  });
  showPurchases('/simulateur/produits?produit=medicament', []);
  await waitFor(() => expect(screen.getByLabelText(/^Prix/)).toHaveProperty('value', ''));
});
