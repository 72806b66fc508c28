import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isText } from '../../../../lib/shape';
import { type BasketArticle, readDraft, saveDraft } from '../../../../store';
import { creationPaths } from '../creation-paths';
import { showCreation } from '../testing/show-creation';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const perfume: BasketArticle = { id: 'p', productId: 'parfum', name: 'Parfum', value: 900, currency: 'EUR' };
const title = /pas ajoutés?$/u;
/** The drafts of the declaration that `showCreation` has in hand. */
const inHand = ':00000000-0000-4000-8000-000000000001';

it.each([
  ['montre 250 $', /^Un article écrit n’est pas ajouté$/u, ['montre 250 $']],
  ['parfum 80 $, montre 250 $', /^2.articles écrits ne sont pas ajoutés$/u, ['parfum 80 $', 'montre 250 $']],
])(
  'tells, before a declaration is saved, what was typed and not added: %s',
  async (typed, said, lines) => {
    saveDraft('agentSearch', typed, inHand);
    showCreation(creationPaths.check, [perfume]);
    await screen.findByText(said, {}, { timeout: 15_000 });
    const told = document.body.textContent.replace(/\s/gu, ' ');
    for (const line of lines) expect(told).toContain(`« ${line} »`);
    const back = screen.getByRole('link', { name: /Revenir à la recherche/u });
    expect(back.getAttribute('href')).toBe(creationPaths.products);
    // Left out, it is said no more, and the field is empty.
    const leaveOut = screen.getByRole('button', { name: /Ne pas (?:l’|les )ajouter/u });
    leaveOut.focus();
    fireEvent.click(leaveOut);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(readDraft('agentSearch', isText, inHand)).toBeUndefined();
  },
  40_000,
);

it('says nothing of words that were only looked for', async () => {
  saveDraft('agentSearch', 'whisky', inHand);
  showCreation(creationPaths.check, [perfume]);
  await screen.findByText('Vérifiez, puis enregistrez', {}, { timeout: 15_000 });
  await import('./not-added-notice');
  expect(screen.queryByText(title)).toBeNull();
}, 40_000);

const typed = {
  name: '',
  price: { text: '45' },
  currency: 'EUR',
  count: { text: '1' },
  amount: { text: '' },
  degree: { text: '' },
  originCountry: '',
};

it('tells of an article whose form was left before it was added, with the way back, and does not wait on the save', async () => {
  saveDraft('article', typed, `${inHand}:smartphone`);
  saveDraft('article', { ...typed, name: 'Vase', price: { text: '' } }, `${inHand}:libre`);
  saveDraft('article', { ...typed, price: { text: '950' } }, `${inHand}:p`);
  // Only looked at, and of a traveller or of another declaration.
  saveDraft('article', { ...typed, price: { text: '' } }, `${inHand}:montre`);
  saveDraft('article', typed, 'bijou-or');
  saveDraft('article', typed, ':00000000-0000-4000-8000-000000000002:bijou-or');
  showCreation(creationPaths.check, [perfume]);
  await screen.findByText(/^2.articles écrits ne sont pas ajoutés$/u, {}, { timeout: 15_000 });
  const ways = screen
    .getAllByRole('link', { name: /^Reprendre «/u })
    .map((link) => [link.textContent.replace(/\s/gu, ' '), link.getAttribute('href')]);
  expect(ways).toEqual([
    [expect.stringMatching(/^Reprendre « Smartphone.* »$/u), `${creationPaths.products}?produit=smartphone`],
    ['Reprendre « Vase »', `${creationPaths.products}?libre=oui`],
    ['Reprendre « Parfum »', `${creationPaths.products}?article=p`],
  ]);
  expect(screen.getByText(/^Un changement n’est pas enregistré$/u)).toBeDefined();
  expect(document.activeElement).not.toBe(
    screen.getByRole('button', { name: /^Enregistrer la déclaration/u }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas les ajouter' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Ne rien changer' }));
  await waitFor(() => expect(screen.queryByText(/Un changement/u)).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.includes(`${inHand}:`))).toEqual([
    `article-draft:${inHand}:montre`,
  ]);
}, 40_000);

it.each([
  ['the words that led to the form', 'smartphone 45 €', /^Un article écrit n’est pas ajouté$/u],
  ['words of another article', 'montre 250 $', /^2.articles écrits ne sont pas ajoutés$/u],
])(
  'counts once an article of which the search still holds %s',
  async (_, sought, said) => {
    saveDraft('agentSearch', sought, inHand);
    saveDraft('article', { ...typed, sought: 'smartphone 45 €' }, `${inHand}:smartphone`);
    showCreation(creationPaths.check, [perfume]);
    await screen.findByText(said, {}, { timeout: 15_000 });
    fireEvent.click(screen.getByRole('button', { name: /Ne pas (?:l’|les )ajouter/u }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(readDraft('agentSearch', isText, inHand)).toBeUndefined();
  },
  40_000,
);

it('counts once what was tried as two products for the same words, with the way back to each', async () => {
  saveDraft('agentSearch', 'montre 45 €', inHand);
  saveDraft('article', { ...typed, sought: 'montre 45 €' }, `${inHand}:montre`);
  saveDraft('article', { ...typed, sought: 'montre 45 €' }, `${inHand}:montre-connectee`);
  showCreation(creationPaths.check, [perfume]);
  await screen.findByText(/^Un article écrit n’est pas ajouté$/u, {}, { timeout: 15_000 });
  expect(screen.getAllByRole('link', { name: /^Reprendre «/u })).toHaveLength(2);
}, 40_000);
