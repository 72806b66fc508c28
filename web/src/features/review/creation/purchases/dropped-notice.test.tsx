import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type BasketArticle, dropAgentArticles, useAppStore } from '../../../../store';
import { creationPaths } from '../creation-paths';
import { showCreation } from '../testing/show-creation';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const perfume: BasketArticle = { id: 'p', productId: 'parfum', name: 'Parfum', value: 900, currency: 'EUR' };

it('says of each article without a name that it could not be read, and of each of the same name', async () => {
  showCreation(creationPaths.basket, [perfume]);
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  const { declaration } = useAppStore.getState();
  const dropped = ['', 'Whisky', '', 'Whisky'];
  const declarationAgentResponse = { ...declaration.declarationAgentResponse, dropped };
  act(() => useAppStore.setState({ declaration: { ...declaration, declarationAgentResponse } }));
  expect(await screen.findAllByText('Article illisible')).toHaveLength(2);
  expect(screen.getAllByText('Whisky')).toHaveLength(2);
  act(() =>
    dropAgentArticles([
      { id: 'w', name: 'Whisky' },
      { id: 'x', name: 'Sac' },
    ]),
  );
  expect(await screen.findByText('Sac')).toBeTruthy();
  expect(screen.getAllByText('Article illisible')).toHaveLength(2);
}, 40_000);

it.each([creationPaths.products, creationPaths.basket, creationPaths.check])(
  'leaves the page to be read from its heading on once what was taken out is known: %s',
  async (path) => {
    showCreation(path, [perfume]);
    await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    act(() => dropAgentArticles([{ id: 'w', name: 'Whisky' }]));
    const understood = await screen.findByRole('button', { name: 'J’ai compris' });
    understood.focus();
    fireEvent.click(understood);
    await waitFor(() => expect(screen.queryByText('Whisky')).toBeNull());
    expect(useAppStore.getState().declaration.declarationAgentResponse.dropped).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
  40_000,
);
