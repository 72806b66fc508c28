import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../ui';
import { NomenclaturePage } from './nomenclature-page';
import { nomenclatureText } from './text';

/** A whole page with all its data: slow on a machine that does much at once. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://localhost');
    return Response.json(pathname.includes('history') ? { productsHistory: [] } : products);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

async function open(search: string): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/agent/nomenclature${search}`]}>
        <LiveRegionProvider>
          <NomenclaturePage />
        </LiveRegionProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole('searchbox', {}, patience);
}

const plain = (element: HTMLElement): string =>
  (element.textContent ?? '').replace(/\u2060/g, '').replace(/[\u00A0\u202F]/g, ' ');
const sheet = async (): Promise<string> => plain(await screen.findByRole('article', {}, patience));
const results = async (): Promise<readonly string[]> => {
  const search = within(screen.getByRole('searchbox').closest<HTMLElement>('search') ?? document.body);
  await search.findByText(/résultats?$/, {}, patience);
  return search.getAllByRole('link').map(plain);
};

describe('the search', () => {
  it('shows the rule of what is named first, then the product with its code, both forbidden', async () => {
    await userEvent.type(await open('?pays=US'), 'foie gras');
    const [rule, product] = await results();
    expect(rule).toMatch(/^Viande et charcuterieNC chapitre 02, 0504, .*Interdit depuis ce pays$/);
    expect(product).toMatch(/^Foie gras, pâtésNC 1602 20 10.*Interdit depuis ce pays$/);
  });

  it('marks nothing where nothing forbids', async () => {
    await userEvent.type(await open('?pays=CH'), 'foie gras');
    const [product] = await results();
    expect(product).toMatch(/^Foie gras, pâtés/);
    expect(product).not.toMatch(/Interdit|Réglementé/);
  });

  it('opens its first result with Enter, a rule or a product', async () => {
    const field = await open('?pays=US');
    await userEvent.type(field, 'ivoire{Enter}');
    expect(await sheet()).toMatch(/^Ivoire, écaille/);
    expect(screen.getByTestId('address').textContent).toBe('?pays=US&reglementation=ivory');
    await userEvent.clear(field);
    await userEvent.type(field, '6204 42{Enter}');
    expect(await sheet()).toContain('6204 42 00');
  });

  it('that finds nothing closes the sheet of before, and keeps the focus', async () => {
    const field = await open('?pays=US&produit=jambon-cru');
    await sheet();
    await userEvent.type(field, 'jambon');
    await sheet();
    await userEvent.type(field, 'zzzz');
    expect(await screen.findByText(/Choisissez/, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('?pays=US');
    expect(document.activeElement).toBe(field);
  });

  it('lists what a code begins', async () => {
    await userEvent.type(await open('?pays=US'), '0210');
    const [rule, ...found] = await results();
    expect(rule).toMatch(/^Viande et charcuterie/);
    expect(found.length).toBeGreaterThan(1);
    for (const product of found) expect(product).toMatch(/NC 0210/);
  });
});

it('gives the focus back to what asked for a country once it is chosen', async () => {
  await open('?pays=US');
  await userEvent.click(screen.getByRole('button', { name: 'Changer de pays' }));
  await userEvent.type(screen.getByRole('combobox', { name: /pays/i }), 'japon');
  await userEvent.click(await screen.findByRole('option', { name: /Japon/ }));
  await userEvent.click(screen.getByRole('button', { name: nomenclatureText.showCountry }));
  expect(document.activeElement?.textContent).toBe('Changer de pays');
});

describe('the sheets', () => {
  it('a rule says the law, what to do, its basis, its codes, where it does not hold, and its products', async () => {
    await open('?pays=US&reglementation=meat');
    const text = await sheet();
    for (const part of [
      'Interdit depuis ce pays',
      'l’entrée est interdite, même sous vide',
      '2019/2122',
      'Ce que vous faitesFaites remettre l’article à la douane : il n’entre pas.',
      'chapitre 02, 0504',
      '11 pays et territoires',
      'Livigno',
      'Suisse',
      'Groenland',
      'Foie gras, pâtésNC 1602 20 10',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\d %/);
  });

  it('a rule that spares the country says so', async () => {
    await open('?pays=CH&reglementation=meat');
    const text = await sheet();
    expect(text).toContain('Autorisé au départ de ce pays : Suisse');
    expect(text).not.toContain('Interdit depuis ce pays');
  });

  it.each([
    ['DE', 'quitus fiscal', 'se déclare toujours'],
    ['US', 'se déclare toujours', 'quitus fiscal'],
  ])('says of goods from %s the law that is theirs', async (country, said, unsaid) => {
    await open(`?pays=${country}&reglementation=vehicle`);
    const words = await sheet();
    expect(words).toContain(said);
    expect(words).not.toContain(unsaid);
  });

  it('a forbidden product says the ban first, and its rates only for the record', async () => {
    await open('?pays=US&produit=jambon-cru');
    const text = await sheet();
    expect(text).toMatch(
      /Interdit depuis ce pays.*Code NC0210 19 81Entréeinterdite.*Taux du tarif, pour mémoire/s,
    );
    expect(text.slice(0, text.indexOf('pour mémoire'))).not.toMatch(/\d %/);
  });

  it('a category that is forbidden says the ban first, and no rate', async () => {
    await open('?pays=US&produit=viande-charcuterie');
    const text = await sheet();
    expect(text.indexOf('Interdit depuis ce pays')).toBeLessThan(text.indexOf('Foie gras'));
    expect(text).not.toMatch(/\d %/);
  });

  it('the same category from a country that is spared gives its rates', async () => {
    await open('?pays=CH&produit=viande-charcuterie');
    const text = await sheet();
    expect(text).not.toContain('Interdit');
    expect(text).toMatch(/droit .*TVA/);
  });
});

describe('without a country', () => {
  beforeEach(() => localStorage.clear());

  it('finds by a word and by a code, and says what depends on the country', async () => {
    const field = await open('');
    await userEvent.type(field, 'robe coton');
    expect((await results())[0]).toMatch(/^Robe en coton/);
    await userEvent.clear(field);
    await userEvent.type(field, '6204 42{Enter}');
    expect(screen.getByTestId('address').textContent).toBe('?produit=robe-coton');
    expect(await sheet()).toMatch(
      /Code NC6204 42 00Droit normal12 %.*interdictions dépendent du pays d’achat/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'États-Unis' }));
    expect(screen.getByTestId('address').textContent).toBe('?pays=US&produit=robe-coton');
    expect(await sheet()).toContain('TVA20 %');
  });

  it('says that what is restricted depends on it', async () => {
    await userEvent.type(await open(''), 'foie gras');
    const [rule] = await results();
    expect(rule).toMatch(/^Viande et charcuterie.*Restreint selon le pays$/);
  });

  it('says of what is forbidden from everywhere that it is', async () => {
    await userEvent.type(await open(''), 'contrefaçon');
    const [rule] = await results();
    expect(rule).toMatch(/^Contrefaçons.*Interdit$/);
  });
});

describe('the pill of a rule without a country', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['carburant', /^Carburant.*Réglementé$/],
    ['argent liquide', /^Argent liquide, or et titres au porteur.*Réglementé$/],
  ])('says of « %s », regulated from everywhere, that it is', async (name, said) => {
    await userEvent.type(await open(''), name);
    expect(
      (await results()).find((result) => said.test(result)),
      (await results()).join(' | '),
    ).toBeDefined();
  });
});

describe('two countries side by side', () => {
  const comparison = () => screen.findByRole('table', { name: /^Comparaison/ }, patience);

  it('stand in the address, with the lines that differ marked', async () => {
    await open('?pays=US&produit=jambon-cru&avec=CH');
    const rows = within(await comparison())
      .getAllByRole('row')
      .map(plain);
    expect(rows[0]).toBe('Ce qui est comparéÉtats-UnisSuisse');
    expect(rows[1]).toMatch(/^Entrée différentinterdite\s*libre\s*$/);
  });

  it('are chosen from the sheet, kept on another sheet, and put away', async () => {
    const field = await open('?pays=US&produit=robe-coton');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Comparer avec un autre pays' }, patience),
    );
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('button', { name: 'Suisse' }));
    expect(screen.getByTestId('address').textContent).toBe('?pays=US&produit=robe-coton&avec=CH');
    expect(plain(document.activeElement as HTMLElement)).toBe('Comparaison : États-Unis et Suisse');
    await userEvent.type(field, 'ivoire{Enter}');
    expect(screen.getByTestId('address').textContent).toBe('?pays=US&reglementation=ivory&avec=CH');
    await comparison();
    await userEvent.click(screen.getByRole('button', { name: 'Ne plus comparer' }));
    expect(screen.getByTestId('address').textContent).toBe('?pays=US&reglementation=ivory');
  });

  it('are never the same one', async () => {
    await open('?pays=US&produit=robe-coton&avec=US');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Comparer avec un autre pays' }, patience),
    );
    await userEvent.click(screen.getByRole('button', { name: 'États-Unis' }));
    expect(await screen.findAllByText(/un autre pays que celui de la fiche/)).not.toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the day of arrival', () => {
  it('is named by the address, and the sheet tells its law', async () => {
    await open('?pays=US&produit=whisky&jour=2025-06-01');
    expect(plain(screen.getByText('Jour d’arrivée').closest('p') ?? document.body)).toContain(
      '1er juin 2025',
    );
    const before = await sheet();
    cleanup();
    await open('?pays=US&produit=whisky&jour=2026-06-01');
    expect(await sheet()).not.toBe(before);
  });

  it('is today when the address names one that the tables do not cover', async () => {
    await open('?pays=US&jour=1999-01-01');
    expect(plain(screen.getByText('Jour d’arrivée').closest('p') ?? document.body)).not.toContain('1999');
  });
});
