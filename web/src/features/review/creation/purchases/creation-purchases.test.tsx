import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BasketArticle } from '../../../../store';
import { creationPaths } from '../creation-paths';
import { showCreation } from '../testing/show-creation';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vase: BasketArticle = { id: 'a', productId: null, name: 'Vase', value: 12, currency: 'EUR' };

it.each(['products', 'basket', 'check'] as const)(
  'lets an agent put aside or erase, once, what is begun: %s',
  async (page) => {
    showCreation(creationPaths[page], [vase]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('button', { name: /Mettre de côté/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Effacer' })).toHaveLength(1);
  },
);
