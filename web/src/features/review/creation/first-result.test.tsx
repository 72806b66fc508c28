import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../store';
import { creationPaths } from './creation-paths';
import { showCreation } from './testing/show-creation';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The field once it has the focus. */
const field = (): Promise<HTMLInputElement> =>
  waitFor(
    () => {
      const box = screen.getByRole<HTMLInputElement>('searchbox');
      expect(document.activeElement).toBe(box);
      return box;
    },
    { timeout: 15_000 },
  );

// First, while no other test has fetched what the field needs.
it('the field that is shown first is the one that stays: nothing typed in it meanwhile is lost', async () => {
  showCreation(creationPaths.products);
  const first = await screen.findByRole<HTMLInputElement>('searchbox', {}, { timeout: 15_000 });
  expect(await field()).toBe(first);
  expect(await field()).toBe(first);
}, 40_000);

it.each([
  ['saucisson', 'reglementation=meat saucisson'],
  ['parfum', 'produit=parfum'],
])(
  'Enter opens the first result, forbidden goods included: %s',
  async (typed, address) => {
    showCreation(creationPaths.products);
    fireEvent.change(await field(), { target: { value: typed } });
    await screen.findByText(/\d.résultats?$/u, {}, { timeout: 15_000 });
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelector('a')?.getAttribute('href')).toContain(address.split(' ')[0]);
    fireEvent.submit(await field());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain(address));
  },
  40_000,
);

it('asks an officer who writes several articles for one after the other', async () => {
  showCreation(creationPaths.products);
  fireEvent.change(await field(), { target: { value: 'parfum 80 $, montre 250 $' } });
  await screen.findByText(/les un par un/u, {}, { timeout: 15_000 });
  expect(screen.queryByText(/Mettez une virgule/u)).toBeNull();
}, 40_000);

it.each([
  'montre 250 €, viande 80 €',
  'viande 80 € et une montre 250 €',
  'appareil photo 90000 yens, 2 parfums 60 €, saké 1,44 L 5000 JPY, bœuf de Kobé 80 €',
])(
  'says so too where one of several may not enter, which stands for none of them: %s',
  async (typed) => {
    showCreation(creationPaths.products);
    fireEvent.change(await field(), { target: { value: typed } });
    await screen.findByText(/les un par un/u, {}, { timeout: 15_000 });
    expect(screen.queryByText(/\d.résultats?$/u)).toBeNull();
    const address = screen.getByTestId('address').textContent;
    fireEvent.submit(await field());
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByTestId('address').textContent).toBe(address);
  },
  40_000,
);

it.each(['viande séchée 80 €;', 'jambon, cuit', 'saucisson, 2 kg, 12 €'])(
  'finds the one article that is typed, whatever its signs: %s',
  async (typed) => {
    showCreation(creationPaths.products);
    fireEvent.change(await field(), { target: { value: typed } });
    await screen.findByText(/\d.résultats?$/u, {}, { timeout: 15_000 });
    expect(screen.queryByText(/les un par un/u)).toBeNull();
    fireEvent.submit(await field());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('reglementation='));
  },
  40_000,
);

it('what was searched before is selected: typing takes its place', async () => {
  saveDraft('agentSearch', 'whisky', ':00000000-0000-4000-8000-000000000001');
  showCreation(creationPaths.products);
  const box = await field();
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'whisky'.length]);
}, 40_000);

it('keeps the price and the currency that were typed through the question of which one it is', async () => {
  showCreation(creationPaths.products);
  fireEvent.change(await field(), { target: { value: 'sac a main 350 €' } });
  await screen.findByText(/\d.résultats?$/u, {}, { timeout: 15_000 });
  fireEvent.submit(await field());
  fireEvent.click(await screen.findByRole('radio', { name: /en cuir/u }, { timeout: 15_000 }));
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Prix/u }, { timeout: 15_000 });
  expect(price.value).toBe('350');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('EUR');
  // What is typed from there on is of the same article.
  fireEvent.change(price, { target: { value: '360' } });
  const kept = Object.entries<string>({ ...sessionStorage }).find(([key]) =>
    key.startsWith('article-draft:'),
  );
  expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({ price: { text: '360' }, sought: 'sac a main 350 €' });
}, 40_000);

it('Enter in the empty search says that an article is missing, until something is typed, and leads on once there is one', async () => {
  showCreation(creationPaths.products);
  fireEvent.submit(await field());
  const missing = /Il manque un article/u;
  await waitFor(() => expect(document.querySelector('[data-live-region]')?.textContent).toMatch(missing));
  expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByTestId('address').textContent.trim()).toBe(creationPaths.products);
  fireEvent.input(await field(), { target: { value: 'parfum' } });
  await waitFor(() => expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).not.toBe('true'));
  cleanup();
  sessionStorage.clear();
  showCreation(creationPaths.products, [
    { id: 'p', productId: 'parfum', name: 'Parfum', value: 90, currency: 'EUR' },
  ]);
  fireEvent.submit(await field());
  await waitFor(() => expect(screen.getByTestId('address').textContent.trim()).toBe(creationPaths.check));
}, 40_000);

it('names restricted goods without their price, and with how much of them was typed', async () => {
  showCreation(creationPaths.products);
  fireEvent.change(await field(), { target: { value: 'saucisson 3 kg 12 $' } });
  await screen.findByText(/\d.résultats?$/u, {}, { timeout: 15_000 });
  fireEvent.submit(await field());
  const form = await screen.findByRole('link', { name: /L’écrire|Ajouter cet/u }, { timeout: 15_000 });
  fireEvent.click(form);
  const name = await screen.findByRole<HTMLInputElement>(
    'textbox',
    { name: /^Nom de/u },
    { timeout: 15_000 },
  );
  expect(name.value.replace(/\s/gu, ' ')).toBe('saucisson, 3 000 g');
}, 40_000);

it('an article begun in a list of travellers fills no form of an officer', async () => {
  saveDraft('openedArticle', {
    id: 'opened',
    of: ':00000000-0000-4000-8000-000000000001',
    key: 'parfum 80 $',
    read: { name: 'parfum', count: 1, price: 80 },
  });
  showCreation({
    pathname: creationPaths.products,
    search: '?produit=parfum',
    state: { opened: 'opened' },
  });
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Prix/u }, { timeout: 15_000 });
  expect(price.value).toBe('');
}, 40_000);
