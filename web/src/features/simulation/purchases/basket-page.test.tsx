import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type BasketArticle,
  basketArticles,
  initialAppState,
  repairRequest,
  useAppStore,
} from '../../../store';
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

it.each([
  [6_000_000, 1, true],
  [5_000_000, 1, false],
  [10_000_000, 2, true],
])('adds one to %i for %i only where the basket may hold the sum: %s', async (value, amount, isFull) => {
  const { simulator } = initialAppState;
  const simulatorRequest = repairRequest({
    ...simulator.simulatorRequest,
    ...{ age: 34, meanOfTransport: 'plane', country: 'VN', border: false, defaultCurrency: 'VND' },
    shoppingProducts: [{ ...article('Sac'), value, amount, currency: 'VND' }],
  });
  act(() => useAppStore.setState({ simulator: { ...simulator, simulatorRequest } }));
  const more = screen.getByRole<HTMLButtonElement>('button', {
    name: (heard) => plain(heard) === 'Un de plus : Sac',
  });
  expect(more.disabled).toBe(isFull);
  await press('Un de plus : Sac');
  const changed = useAppStore.getState().simulator.simulatorRequest;
  expect(repairRequest({ ...changed }).shoppingProducts).toMatchObject([
    isFull ? { value } : { value: 10_000_000 },
  ]);
});
