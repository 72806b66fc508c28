import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { CorrectionForm } from './correction-form';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (customId: string, customName: string) =>
  ({ customId, customName, originalValue: 12, currency: 'EUR' }) as const;

function open(article?: string): void {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(new URL(input, 'http://localhost').pathname.includes('product') ? products : currencies),
  );
  const declaration = reviewedDeclaration({
    shoppingProducts: [sent('a', 'Saucisson'), sent('b', 'Lampe'), { ...sent('c', 'Parfum'), id: 'parfum' }],
    assessment: assessedBasket(['a', 'b', 'c'].map((customId) => assessedLine({ customId }))),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[reviewPaths.correction(declaration.publicId, article)]}>
        <CorrectionForm declaration={declaration} onSaved={vi.fn()} onReload={vi.fn()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['the question on its name', 'a', () => screen.findByRole('radio', { name: 'Oui' })],
  [
    'its price, once its product is known',
    'c',
    () => screen.findByRole('textbox', { name: /Prix d’un article/ }),
  ],
  ['its class, when nothing is asked', 'b', () => screen.findByRole('combobox', { name: /Classement/ })],
] as const)('opens the article that the agent came for, the focus on %s', async (_, article, field) => {
  open(article);
  const reached = await field();
  await waitFor(() => expect(document.activeElement).toBe(reached));
});

it('opens none of several when none is named', () => {
  open();
  expect(screen.queryByRole('combobox', { name: /Classement/ })).toBeNull();
});
