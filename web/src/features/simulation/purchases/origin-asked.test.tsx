import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketArticles, useAppStore } from '../../../store';
import * as beforeBuying from '../testing/open-before-buying';
import { showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 25_000 };
const shirt = { id: 'a', productId: 't-shirt', name: 'T-shirt', value: 30, currency: 'EUR' } as const;
const origin = (): HTMLElement | null => screen.queryByLabelText(/^Fabriqué en/u);
const price = (): Promise<HTMLElement> => screen.findByLabelText(/^Prix d’un article/u, {}, patience);

function showArticle(article: Parameters<typeof showPurchases>[1][number], country: string): void {
  showPurchases('/simulateur/produits?article=a', [article], { country });
}

describe('where an article was made', () => {
  it.each(['US', 'TR'])('is asked from %s, where the answer can spare a duty', async (country) => {
    showArticle(shirt, country);
    await price();
    expect(origin()).not.toBeNull();
  });

  it.each(['ES', 'MC', 'IC', 'AX', 'SM', 'AD'])(
    'is not asked from %s, where no duty is owed',
    async (country) => {
      showArticle(shirt, country);
      await price();
      expect(origin()).toBeNull();
    },
  );

  it.each([
    ['what an office counts', 'voiture'],
    ['what the tariff frees', 'livre'],
    ['what no agreement is for', 'e-liquide-nicotine'],
  ])('is not asked of %s', async (_, productId) => {
    showArticle({ ...shirt, productId }, 'US');
    await price();
    expect(origin()).toBeNull();
  });

  it('follows the country where this article was bought, and is kept while it is not asked', async () => {
    showArticle({ ...shirt, originCountry: 'MA' }, 'US');
    await price();
    const country = screen.getByRole('combobox', { name: /^Pays d’achat/u, hidden: true });
    await beforeBuying.write(country, 'Andorre');
    expect(origin()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const [kept] = basketArticles(useAppStore.getState().simulator.simulatorRequest);
    expect(kept).toMatchObject({ purchaseCountry: 'AD', originCountry: 'MA' });
  });

  it.each([
    ['US', true],
    ['AD', false],
  ])('is asked in a shop of %s: %s', async (country, isAsked) => {
    beforeBuying.withoutAnswer();
    beforeBuying.open({ country });
    await beforeBuying.write(await beforeBuying.field(), 'Baskets en cuir');
    await beforeBuying.write(await beforeBuying.price(), '30');
    await beforeBuying.verdict(/payer/u);
    expect(origin() !== null).toBe(isAsked);
  });
});
