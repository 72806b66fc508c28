import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BasketArticle, basketArticles, initialAppState, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { BasketPage } from '../../basket/lines/basket-page';
import { simulatorPaths } from '../simulator-paths';
import { plain } from '../testing/show-purchases';
import { SimulationBasket } from './simulation-basket';

const article = (name: string): BasketArticle & { productId: string } => ({
  id: name,
  productId: name,
  name,
  value: 10,
  currency: 'EUR',
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const { simulator } = initialAppState;
  const shoppingProducts = ['Bague', 'Lampe', 'Montre', 'Vase'].map(article);
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, shoppingProducts } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[simulatorPaths.basket]}>
        <LiveRegionProvider>
          <SimulationBasket>
            <BasketPage />
          </SimulationBasket>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: (heard) => plain(heard) === name }));
const rows = () =>
  screen
    .getAllByRole('button', { name: /^(?:Retirer|Annuler)\s:\s/u })
    .map((button) => plain(button.getAttribute('aria-label') ?? ''));
const names = () => basketArticles(useAppStore.getState().simulator.simulatorRequest).map(({ name }) => name);
const focused = () => plain(document.activeElement?.getAttribute('aria-label') ?? '');

it('lets every removal be undone, each at its place', async () => {
  await press('Retirer : Lampe');
  await press('Retirer : Montre');
  await press('Retirer : Bague');
  expect(rows()).toEqual(['Annuler : Bague', 'Annuler : Lampe', 'Annuler : Montre', 'Retirer : Vase']);
  expect(focused()).toBe('Annuler : Bague');
  await press('Annuler : Montre');
  expect(rows()).toEqual(['Annuler : Bague', 'Annuler : Lampe', 'Retirer : Montre', 'Retirer : Vase']);
  expect(document.activeElement?.id).toBe('article-Montre');
  await press('Annuler : Bague');
  await press('Annuler : Lampe');
  expect(names()).toEqual(['Bague', 'Lampe', 'Montre', 'Vase']);
});

it('keeps them all where the basket is emptied, with the focus on the last one', async () => {
  for (const name of ['Vase', 'Bague', 'Montre', 'Lampe']) await press(`Retirer : ${name}`);
  expect(rows()).toEqual(['Annuler : Bague', 'Annuler : Lampe', 'Annuler : Montre', 'Annuler : Vase']);
  expect(focused()).toBe('Annuler : Lampe');
  for (const name of ['Montre', 'Bague', 'Vase', 'Lampe']) await press(`Annuler : ${name}`);
  expect(names()).toEqual(['Bague', 'Lampe', 'Montre', 'Vase']);
  await press('Retirer : Lampe');
  await press('Annuler : Lampe');
  expect(document.activeElement?.id).toBe('article-Lampe');
});
