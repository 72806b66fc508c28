import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { creationPaths } from '../creation-paths';
import { showCreation } from '../testing/show-creation';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/gu, ' ').replaceAll('\u2060', '');

it('sends no agent to an agent, where the country of purchase asks for another age', async () => {
  showCreation(`${creationPaths.products}?produit=whisky`, [], 17);
  const amount = await screen.findByLabelText(/^Quantité/u, {}, patience);
  // The form takes the focus once it shows: what is pasted before would go there.
  await waitFor(() => expect(document.activeElement).toBe(amount), patience);
  await userEvent.click(screen.getByRole('combobox', { name: /^Pays d’achat/u, hidden: true }));
  await userEvent.paste('Allemagne');
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter/u }));
  const words = plain(screen.getByRole('main').textContent);
  expect(words).toContain('Avant 18 ans, le tabac et l’alcool ne sont pas calculés ici');
  expect(words).not.toContain('montrer à un agent');
});
