import { expect, it } from 'vitest';
import { basketArticles, withArticle, withoutArticle } from './basket';
import { initialSimulatorRequest } from './initial-state';

const whisky = {
  id: 'w',
  productId: 'whisky',
  name: 'Whisky',
  value: 60,
  currency: 'USD',
  alcoholDegree: 40,
};
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'USD' };
const lamp = { id: 'l', productId: null, name: 'Lampe', value: 20, currency: 'USD' };

it('keeps listed and unlisted articles apart and remembers the last degree', () => {
  const request = [whisky, lamp, perfume].reduce(
    (basket, article) => withArticle(basket, article),
    initialSimulatorRequest,
  );
  expect(request.shoppingProducts.map(({ id }) => id)).toEqual(['w', 'p']);
  expect(request.customShoppingProducts.map(({ id }) => id)).toEqual(['l']);
  expect(request.alcoholDegree).toBe(40);
  expect(basketArticles(request).map(({ id, productId }) => [id, productId])).toEqual([
    ['w', 'whisky'],
    ['p', 'parfum'],
    ['l', null],
  ]);
});

it('replaces an article in place and removes it', () => {
  const request = [whisky, perfume].reduce(
    (basket, article) => withArticle(basket, article),
    initialSimulatorRequest,
  );
  const changed = withArticle(request, { ...whisky, value: 70 });
  expect(changed.shoppingProducts.map(({ value }) => value)).toEqual([70, 12.5]);
  expect(basketArticles(withoutArticle(changed, 'w')).map(({ id }) => id)).toEqual(['p']);
});

it.each([
  ['w', ['w', 'p', 'l']],
  ['p', ['w', 'p', 'l']],
  ['l', ['w', 'p', 'l']],
])('puts %s back in its place', (id, order) => {
  const request = [whisky, perfume, lamp].reduce(
    (basket, article) => withArticle(basket, article),
    initialSimulatorRequest,
  );
  const articles = basketArticles(request);
  const position = articles.findIndex((article) => article.id === id);
  const [removed, next] = [articles[position], articles[position + 1]];
  if (removed === undefined) throw new Error(`no article ${id}`);
  const restored = withArticle(withoutArticle(request, id), removed, next?.id);
  expect(basketArticles(restored).map((article) => article.id)).toEqual(order);
});
