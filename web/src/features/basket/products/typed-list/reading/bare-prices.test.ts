import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { askBarePrices } from './bare-prices';
import { readList } from './read-list';

const from = (defaultCurrency: string) => ({ currencies: table.currencies, defaultCurrency });

/** « name: prices » of the first article. */
function first(typed: string, currency = 'USD'): string {
  const context = from(currency);
  const [article] = askBarePrices(readList(typed, context) ?? [], context);
  if (article?.kind !== 'read') return 'unread';
  return `${article.name}: ${article.prices.map(({ price, currency: id }) => `${price} ${id}`).join(', ')}`;
}

it.each([
  'bracelet en argent 925',
  'bague or 750',
  'bague or 18',
  'livre 1984',
  'parfum 212',
  'maillot PSG 10',
  'crème solaire 50',
  'vin 2015',
  'robe 38',
  'chaussures 42',
  'Chivas 12',
  'lego 42100',
  'New Balance 574',
])('leaves the number of « %s » to its name where others write a currency', (typed) => {
  expect(first(`${typed}, sac 80 €`)).toBe(`${typed}: `);
  expect(first(`${typed}, sac 80 $`)).toBe(`${typed}: `);
});

it.each([
  ['sac 120, parfum 80 €', 'USD', 'sac: 120 EUR, 120 USD'],
  ['montre 120, parfum 80 € et livre 20 £', 'USD', 'montre: 120 EUR, 120 GBP, 120 USD'],
  ['iPhone 1099, parfum 80 $', 'USD', 'iPhone: 1099 USD'],
  ['iPhone 1099, parfum 80 $, vin 45 €', 'USD', 'iPhone: 1099 USD'],
  ['maillot de bain 25, parfum 80 $', 'USD', 'maillot de bain: 25 USD'],
  ['whisky 35, parfum 80 $', 'USD', 'whisky: 35 USD'],
  ['livre 15, parfum 80 $', 'USD', 'livre: 15 USD'],
  ['robe 38, parfum 45', 'USD', 'robe: 38 USD'],
  ['sac 120, parfum 80 €', 'EUR', 'sac: 120 EUR'],
  ['chaussures : 45, sac : 20 €', 'EUR', 'chaussures: 45 EUR'],
  ['jean à 50, sac 20 €', 'EUR', 'jean: 50 EUR'],
  ['maillot prix 25, sac 20 €', 'EUR', 'maillot: 25 EUR'],
  ['Article;Prix; Jean;50; Sac;20 €', 'EUR', 'Jean: 50 EUR'],
  ['Article;Prix; Jean;50; Sac;20 €', 'USD', 'Jean: 50 EUR, 50 USD'],
  ['Article\tQté\tPrix\nChaussures\t1\t45\nSac\t1\t20 €', 'EUR', 'Chaussures: 45 EUR'],
  ['Chaussures\t1\t45\nSac\t1\t20 €', 'EUR', 'Chaussures: 45 EUR'],
  ['Robe\t38\nSac\t20 €', 'EUR', 'Robe: 38 EUR'],
  ['Maillot;10; Sac;120 €', 'EUR', 'Maillot: 10 EUR'],
  ['iPhone;15; Sac;120 €', 'EUR', 'iPhone 15: '],
  ['Nom;Prix; Parfum 212;80; Sac;120 €', 'EUR', 'Parfum 212: 80 EUR'],
  ['chaussures taille : 42, sac 20 €', 'EUR', 'chaussures taille : 42: '],
  ['lego référence : 75192, sac 20 €', 'EUR', 'lego référence 75192: '],
  ['vin millésime : 2015, sac 20 €', 'EUR', 'vin millésime 2015: '],
])('reads the first of « %s » from a country of %s as « %s »', (typed, currency, read) =>
  expect(first(typed, currency)).toBe(read),
);
