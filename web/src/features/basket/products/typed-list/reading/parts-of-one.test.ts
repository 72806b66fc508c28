import currencies from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readList } from './read-list';

const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

/** Each article as it was read: how many, what, at how much; or why it was not. */
const listOf = (typed: string) =>
  readList(typed, context)?.map((one) =>
    one.kind === 'read' ? [one.count, one.name, one.prices[0]?.price] : [one.reason, one.typed],
  );

it.each([
  ['2 t-shirts (bleu, blanc) 30 €', [2, 't-shirts (bleu, blanc)', 30]],
  ['sac (croco, noir) 100 €', [1, 'sac (croco, noir)', 100]],
  ['robe [rouge, T38] 40 €', [1, 'robe [rouge, T38]', 40]],
  ['3 T-shirts M, L, XL 30 €', [3, 'T-shirts M, L, XL', 30]],
  ['robe rouge, taille 38, 40 €', [1, 'robe rouge, taille 38', 40]],
  ['chaussures, pointure 42, 80 €', [1, 'chaussures, pointure 42', 80]],
  ['veste, noire, 80 €', [1, 'veste, noire', 80]],
  ['sac cuir, noir 100 €', [1, 'sac cuir, noir', 100]],
  ['2 vins blanc, rouge 12 €', [2, 'vins blanc, rouge', 12]],
  ['robe 40 €, taille 38', [1, 'robe', 40]],
  ['montre 150 €, valeur 300 €', ['several-prices', 'montre 150 €, valeur 300 €']],
  ['sac 200 €, remise 20 €', ['several-prices', 'sac 200 €, remise 20 €']],
  ['sac 100 € détaxe 12 €', ['several-prices', 'sac 100 € détaxe 12 €']],
  ['sac 90 € + tax 8 €', ['several-prices', 'sac 90 € + tax 8 €']],
  ['sac 90 € + emballage cadeau 5 €', ['several-prices', 'sac 90 € + emballage cadeau 5 €']],
  ['sac 120 € négocié 90 €', ['several-prices', 'sac 120 € négocié 90 €']],
  ['boîte chocolats 24 pcs 35 €', [1, 'boîte chocolats 24 pcs', 35]],
  ['tente 4 pcs 90 €', [1, 'tente 4 pcs', 90]],
  ['Robe Zara A 2 500 €', [1, 'Robe Zara', 2500]],
  ['pull acheté 40 € en 2024', [1, 'pull acheté', 40]],
])('takes « %s » for one article', (typed, article) =>
  expect(listOf(`${typed}; parfum 80 €`)).toEqual([article, [1, 'parfum', 80]]),
);

it.each([
  [
    'robe 40 € taille 38 parfum 80 €',
    [
      [1, 'robe', 40],
      [1, 'parfum', 80],
    ],
  ],
  [
    'parfum 80 € + sac 120 €',
    [
      [1, 'parfum', 80],
      [1, 'sac', 120],
    ],
  ],
  [
    'parfum 80 € plus sac 120 €',
    [
      [1, 'parfum', 80],
      [1, 'sac', 120],
    ],
  ],
  [
    'sac 100 € mars 12 €',
    [
      [1, 'sac', 100],
      [1, 'mars', 12],
    ],
  ],
  [
    'cadeaux (parfum 80 €, montre 99 €)',
    [
      [1, 'cadeaux (parfum', 80],
      [1, 'montre )', 99],
    ],
  ],
  [
    'parfum 80 € le 212 vip 90 €',
    [
      [1, 'parfum', 80],
      [1, '212 vip', 90],
    ],
  ],
  [
    'thé vert, noir 12 €',
    [
      [1, 'thé vert', undefined],
      [1, 'noir', 12],
    ],
  ],
  [
    'robe 40 €, taille crayon 3 €',
    [
      [1, 'robe', 40],
      [1, 'taille crayon', 3],
    ],
  ],
  [
    'fromage 9 €, promo parfum 80 €',
    [
      [1, 'fromage', 9],
      [1, 'promo parfum', 80],
    ],
  ],
])('tells the two articles of « %s » apart', (typed, articles) => expect(listOf(typed)).toEqual(articles));

it.each(['un sac, un parfum et une montre pour 300 € en tout', 'sac, montre 300 € au total'])(
  'gives a price of several to none of them: %s',
  (typed) => expect(listOf(typed)?.at(-1)?.[0]).toBe('of-several'),
);

it.each([
  ['chocolat, 2 parfums 80 € en tout', [2, 'parfums', 80]],
  ['chocolat, 200 cigarettes 50 € en tout', [1, 'cigarettes', 50]],
  ['sac 20 €, montre 80 € en tout', [1, 'montre', 80]],
])('leaves to « %s » the price of its last article', (typed, article) =>
  expect(listOf(typed)?.at(-1)).toEqual(article),
);

const ranked = [
  [1, 'veste cuir', 200],
  [2, 'jeans', 45],
  [1, 'lunettes', 30],
];

it.each([
  '1) veste cuir 200 €\n2) 2 jeans 45 €\n3) lunettes 30 €',
  '1. veste cuir 200 €; 2. 2 jeans 45 €; 3. lunettes 30 €',
  '1 - veste cuir 200 €\n2 - 2 jeans 45 €\n\n3 - lunettes 30 €',
  '1/ veste cuir 200 €\n2/ 2 jeans 45 €\n3/ lunettes 30 €',
  '1) veste cuir 200 €, 2) 2 jeans 45 €, 3) lunettes 30 €',
])('takes no rank for a count: %s', (typed) => expect(listOf(typed)).toEqual(ranked));

it.each([
  [
    '1 parfum 80 €\n2 sacs 120 €',
    [
      [1, 'parfum', 80],
      [2, 'sacs', 120],
    ],
  ],
  [
    '1.5 kg de thé 20 €; 2.5 kg de café 30 €',
    [
      [1, 'thé', 20],
      [1, 'café', 30],
    ],
  ],
  [
    '1) parfum 80 €; 3) sac 120 €',
    [
      [1, 'parfum', 80],
      ['count', '3) sac 120 €'],
    ],
  ],
])('takes no count for a rank: %s', (typed, articles) => expect(listOf(typed)).toEqual(articles));
