import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerStep,
  basketArticles,
  type DraftName,
  draftTable,
  forgetDraft,
  saveDraft,
  useAppStore,
} from '../../../store';
import { readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const free = /Prenez le circuit vert/;
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: RegExp): Promise<void> => {
  const [link] = await screen.findAllByRole('link', { name });
  if (link !== undefined) await userEvent.click(link);
};

async function write(list: string): Promise<void> {
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(list);
  await shownWords(/Votre liste/);
}

async function show(list: string, age = 34): Promise<void> {
  showPurchases('/simulateur/produits', [], { age, defaultCurrency: 'EUR' });
  await write(list);
}

async function seeResult(): Promise<string> {
  await follow(/Voir le panier/);
  await shownWords(/Vérifiez les articles/);
  await follow(/résultat/);
  await shownWords(/Imprimer/);
  return shownTitle();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('holds the result back while a typed line waits for an answer', async () => {
  await show('livre 12 €, montre connectée 99 €');
  await press(/^Ajouter\s: Livre/);
  expect(await seeResult()).toBe('Résultat incomplet');
  const words = await shownWords(/Un article de votre liste n’est pas compté/);
  expect(words).toContain('« montre connectée 99 € »');
  expect(words).not.toMatch(free);
});

it.each([
  ['forbidden goods', 'livre 12 €, saucisson 12 €', '« saucisson 12 € » interdit'],
  ['regulated goods', 'livre 12 €, 11000 $ en espèces', '« 11000 $ en espèces » réglementé'],
  ['what could not be read', 'livre 12 €, parfum 80 € 90 €', '« parfum 80 € 90 € »'],
])('holds it back for %s', async (_what, list, left) => {
  await show(list);
  await press(/^Ajouter\s: Livre/);
  expect(await seeResult()).toBe('Résultat incomplet');
  expect(await shownWords(/de votre liste/)).toContain(left);
});

it('says no longer that a line is forbidden once the country has changed', async () => {
  await show('livre 12 €, saucisson 12 €');
  await press(/^Ajouter\s: Livre/);
  await seeResult();
  expect(await shownWords(/de votre liste/)).toContain('« saucisson 12 € » interdit');
  act(() => answerStep({ question: 'country', country: 'CH', defaultCurrency: 'EUR' }));
  await waitFor(() => expect(plain(document.body.textContent ?? '')).not.toMatch(/»\s*interdit/));
  expect(await shownWords(/de votre liste/)).toContain('« saucisson 12 € »');
});

it('says before their age that tobacco and drinks are to be shown', async () => {
  await show('livre 12 €, whisky 40 €', 16);
  await press(/^Ajouter\s: Livre/);
  await shownWords(/1 article à montrer à un agent/);
  expect(await seeResult()).toBe('Un article est à montrer à un agent');
  await press(/^Je ne le rapporte pas$/);
  await shownWords(free);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  ['montre 50, saucisson', 34, 2],
  ['viande, ivoire', 34, 2],
  ['whisky, cigarettes', 16, 2],
  ['bière, livre', 16, 2],
])('reads « %s » as a list, which waits', async (list, age, count) => {
  showPurchases('/simulateur/produits', [{ productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' }], {
    age,
    defaultCurrency: 'EUR',
  });
  await write(list);
  expect(await seeResult()).not.toMatch(/rien à déclarer/);
  await shownWords(new RegExp(`${count} articles de votre liste ne sont pas comptés`));
});

it('counts what is beyond the limit of a list, and goes on with it', async () => {
  const list = Array.from({ length: 22 }, (_, place) => `livre ${place + 1} €`).join('; ');
  await show(list);
  await press(/^Ajouter les 20\sarticles sans question$/);
  await shownWords(/Votre liste2 articles à lire ensuite/);
  await waitFor(() => expect(articles()).toHaveLength(20));
  await follow(/Voir le panier/);
  await shownWords(/2 articles de votre liste ne sont pas comptés/);
  await follow(/^Revenir à la liste$/);
  await press(/^Lire la suite$/);
  await shownWords(/2 articles à confirmer/);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'livre 21 €; livre 22 €');
});

describe('in another tab', () => {
  const book = { id: 'b', productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' };
  const list = 'livre 12 €, montre connectée 99 €';
  const line = { key: 'montre connectée 99 €', typed: 'montre connectée 99 €' };
  const result = '/simulateur/recapitulatif';
  /** What another tab writes, which tells this one. */
  const otherTab = (...drafts: readonly [DraftName, unknown][]): void =>
    act(() => {
      for (const [name, draft] of drafts) {
        if (draft === undefined) forgetDraft(name);
        else saveDraft(name, draft);
      }
      for (const [name] of drafts) {
        dispatchEvent(new StorageEvent('storage', { key: draftTable[name].key }));
      }
    });

  it('opened after the one of the list was closed, the result is held back, and the list is there', async () => {
    await show(list);
    await press(/^Ajouter\s: Livre/);
    cleanup();
    sessionStorage.clear();
    showPurchases(result, articles());
    expect(await shownTitle()).toBe('Résultat incomplet');
    await follow(/^Revenir à la liste$/);
    expect(await shownWords(/1 article à confirmer/)).toContain('Livre : ajouté au panier');
  });

  it('open already, it is held back as soon as a line waits, and given once it is answered', async () => {
    showPurchases(result, [book]);
    await shownWords(free);
    otherTab(['productSearch', list], ['uncountedLines', { typed: list, lines: [line] }]);
    expect(await shownTitle()).toBe('Résultat incomplet');
    otherTab(['productSearch', undefined], ['uncountedLines', undefined]);
    await shownWords(free);
  });

  it('the list shows what was decided of it, and goes when it is over', async () => {
    await show(list);
    otherTab(['typedList', { decided: [{ key: line.key, isIgnored: true }] }]);
    await shownWords(/« montre connectée 99 € » : ignoré/);
    otherTab(['productSearch', undefined], ['typedList', undefined]);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
    expect(await shownWords(/Achats fréquents/)).not.toContain('Votre liste');
  });

  it('what a changed trip took out is named too', async () => {
    showPurchases(result, [book]);
    await shownWords(free);
    const takenOut = {
      ...useAppStore.getState().simulator.simulatorRequest,
      shoppingProducts: [{ id: 'w', productId: 'whisky', name: 'Whisky', value: 9, currency: 'ZZZ' }],
    };
    otherTab(['leftOut', { takenOut }]);
    expect(await shownWords(/Résultat incomplet/)).toContain('Whisky');
  });

  it.each([
    ['/simulateur/panier', undefined, /Sans l’article non compté, à payer/],
    ['/simulateur/recapitulatif', undefined, /Sans l’article non compté, à payer/],
    ['/simulateur/panier', ['Une lampe'], /Sans les articles non comptés, à payer/],
    ['/simulateur/recapitulatif', ['Une lampe'], /Sans les articles non comptés, à payer/],
  ] as const)('« %s » says of how many the sum is without: left out %j', async (page, received, label) => {
    saveDraft('uncountedLines', { typed: list, lines: [line] });
    if (received) saveDraft('leftOut', { received: { opened: 'a', leftOut: received } });
    showPurchases(page, [book]);
    await shownWords(label);
  });
});

describe('what is answered over the result', () => {
  it('leaves them out, and the list still shows them', async () => {
    await show('livre 12 €, montre connectée 99 €, parfum 80 €');
    await press(/^Ajouter\s: Livre/);
    await seeResult();
    await press(/^Je ne les rapporte pas$/);
    await shownWords(free);
    await follow(/^Ajouter/);
    const words = await shownWords(/Votre liste/);
    expect(words).toContain('« montre connectée 99 € » : ignoré');
  });

  it('is the list again', async () => {
    await show('livre 12 €, montre connectée 99 €');
    await press(/^Ajouter\s: Livre/);
    await seeResult();
    await follow(/^Revenir à la liste$/);
    await shownWords(/1 article à confirmer/);
  });
});

describe('another search in the place of the list', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox');

  it.each([
    ['typed over it', 'chaussures'],
    ['another list', 'stylo 3 €, cahier 4 €'],
  ])('leaves nothing of it uncounted without a word: %s', async (_what, text) => {
    await show('livre 12 €, montre connectée 99 €');
    await press(/^Ajouter\s: Livre/);
    await userEvent.type(field(), text, {
      initialSelectionStart: 0,
      initialSelectionEnd: field().value.length,
    });
    await shownWords(/Un article de votre liste n’est pas compté/);
    expect(await seeResult()).toBe('Résultat incomplet');
    expect(await shownWords(/de votre liste/)).toContain('« montre connectée 99 € »');
    await follow(/^Revenir à la liste$/);
    expect(await shownWords(/à confirmer/)).toContain('Livre : ajouté au panier');
    expect(field().value).toMatch(/^livre 12 €, montre connectée 99 €/);
  });

  it('takes it back with one press beside the field, or answers it', async () => {
    await show('livre 12 €, montre connectée 99 €');
    await press(/^Ajouter\s: Livre/);
    await userEvent.clear(field());
    await press(/^Revenir à la liste$/);
    await shownWords(/1 article à confirmer/);
    expect(screen.queryByText(/de votre liste/)).toBeNull();
    await userEvent.clear(field());
    await press(/^Je ne le rapporte pas$/);
    await waitFor(() => expect(screen.queryByText(/de votre liste/)).toBeNull());
    expect(plain(await seeResult())).toBe('Rien à payer, rien à déclarer');
  });

  it('leaves what is found where it is looked for', async () => {
    await show('livre 12 €, montre connectée 99 €');
    await userEvent.clear(field());
    await userEvent.type(field(), 'chaussures');
    await shownWords(/[Rr]ésultats[\s\S]*2 articles de votre liste ne sont pas comptés/);
  });

  it('is not the list itself, erased letter by letter', async () => {
    await show('livre 12 €, montre 99 €');
    await press(/^Ajouter\s: Livre/);
    await userEvent.type(field(), '{Backspace}'.repeat(field().value.length));
    expect(plain(await seeResult())).toBe('Rien à payer, rien à déclarer');
  });
});

it('keeps the list while another article is added without it', async () => {
  await show('livre 12 €, montre connectée 99 €');
  await press(/^Ajouter\s: Livre/);
  cleanup();
  showPurchases('/simulateur/produits?produit=livre', articles(), { defaultCurrency: 'EUR' });
  await userEvent.type(await screen.findByLabelText(/^Prix/), '5');
  await press(/^Ajouter au panier/);
  await shownWords(/1 article à confirmer/);
});

it('promises nothing of a text that nobody read yet', async () => {
  saveDraft('productSearch', 'livre 12 €, montre connectée 99 €');
  showPurchases('/simulateur/recapitulatif', [
    { productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' },
  ]);
  expect(await shownTitle()).toBe('Résultat incomplet');
});

describe('one article that is sought with its price', () => {
  const seek = async (typed: string): Promise<void> => {
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: typed } });
    await shownWords(/\d résultat/);
  };
  const show = async (): Promise<void> => {
    showPurchases('/simulateur/produits', [], { defaultCurrency: 'EUR' });
    await seek('parfum 80 €');
  };

  it('holds the result back until it is left out', async () => {
    await show();
    await follow(/Voir le panier/);
    expect(await shownWords(/Un article de votre liste n’est pas compté/)).toContain('« parfum 80 € »');
    await press(/^Je ne le rapporte pas$/);
    await waitFor(() => expect(screen.queryByText(/de votre liste/)).toBeNull());
    await follow(/Ajouter/);
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
  });

  it('is a list of one where its line leads back to it', async () => {
    await show();
    await follow(/Voir le panier/);
    await follow(/^Revenir à la liste$/);
    await shownWords(/Votre liste1 article à confirmer/);
    expect(readUncounted()).toMatchObject([{ typed: 'parfum 80 €' }]);
  });

  it('is over once it is added', async () => {
    await show();
    await follow(/^Parfum/);
    await press(/^Ajouter/);
    await shownWords(/ajouté/);
    expect(screen.queryByText(/de votre liste/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('is another one once something else is sought', async () => {
    await show();
    await seek('eau de toilette');
    expect(screen.queryByText(/de votre liste/)).toBeNull();
  });
});

it('leads to another simulation where nothing is counted, and asks before what is typed goes', async () => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
  showPurchases('/simulateur/recapitulatif', []);
  expect(await shownTitle()).toBe('Résultat incomplet');
  await press(/^Nouvelle simulation$/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain(dialog.getByText(/effacera/).textContent ?? '')).toContain('les réponses et l’article');
  expect(readUncounted()).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Nouvelle simulation' }));
  await waitFor(() => expect(readUncounted()).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Annuler et y revenir' })).toBeDefined();
});

it('has nothing to say of words that are sought', async () => {
  saveDraft('productSearch', 'chaussures');
  showPurchases('/simulateur/recapitulatif', [
    { productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' },
  ]);
  await shownWords(free);
  expect(screen.queryByText(/de votre liste/)).toBeNull();
});
