import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foundProductsText } from '../../basket/text/found-products-text';
import { unknownProductText } from '../../basket/text/unknown-product-text';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function advice(query: string, age: number): Promise<string> {
  showPurchases('/simulateur/produits', [], { age, country: 'MA' });
  await userEvent.type(await screen.findByRole('searchbox'), query);
  const answer = /Aucun article ne correspond|n’est pas proposé à cet âge/;
  const words = await shownWords(answer);
  return words.slice(words.search(answer));
}

it.each(['whisky', 'cognac', 'rhum', 'chivas 70 cl', 'cartouches Chesterfield', 'cartouche de cigarettes'])(
  'sends a child who searches « %s » to an agent, and never to a free article',
  async (query) => {
    const words = await advice(query, 13);
    expect(words).toMatch(/^n’est pas proposé à cet âge/);
    expect(words).toContain('montrez-les à un agent');
    expect(words).not.toContain(plain(foundProductsText.nothingAdvice));
  },
);

it.each(['cigarettes', 'bière', '2 bières', 'tabac', 'tabac 8', 'bourbon'])(
  'says that « %s » is hidden, and what to do, before what is near it',
  async (query) => {
    const words = await advice(query, 16);
    expect(words).toMatch(/^n’est pas proposé à cet âge.*dites-le à un agent.*\d+ résultat/);
  },
);

it('says nothing of what holds no alcohol', async () => {
  showPurchases('/simulateur/produits', [], { age: 16, country: 'MA' });
  await userEvent.type(await screen.findByRole('searchbox'), 'bière sans alcool');
  expect(await shownWords(/1 résultat/)).not.toContain('pas proposé à cet âge');
});

it('still advises a free article for what no age hides', async () => {
  const words = await advice('zzyzzx', 13);
  expect(words).toContain(plain(foundProductsText.nothingAdvice));
  expect(words).not.toContain('agent');
});

it.each(['whisky', 'cigarettes', 'rhum'])(
  'does not deny that « %s » exists before the age of the law',
  async (product) => {
    showPurchases(`/simulateur/produits?produit=${product}`, [], { age: 16, country: 'MA' });
    const words = await shownWords(/Avant 17 ans/);
    expect(words).toContain('montrez-les à un agent');
    expect(await shownTitle()).toBe(plain(unknownProductText.notOfferedTitle));
  },
);
