import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readArticle } from './read-article';

const read = (typed: string, defaultCurrency = 'USD') =>
  readArticle(typed, { currencies: table.currencies, defaultCurrency });

it.each([
  ['parfum 80 ou 90 €', 'several-prices'],
  ['parfum 80 € ou 90 €', 'several-prices'],
  ['parfum 80/90 €', 'several-prices'],
  ['parfum 80-90 €', 'several-prices'],
  ['parfum entre 80 et 90 €', 'several-prices'],
  ['sac 20 à 30 euros', 'several-prices'],
  ['sac de 20 à 30 €', 'several-prices'],
  ['sac 12,5 à 20 €', 'several-prices'],
  ['savon 2 ou 3', 'several-prices'],
  ['parfum 80 et 90 €', 'several-prices'],
  ['2 parfums 80 et 90 €', 'several-prices'],
  ['parfum 80 and 90 €', 'several-prices'],
  ['parfum à 80 et à 90 €', 'several-prices'],
  ['parfum 80.- et 90.- CHF', 'several-prices'],
  ['parfum quatre-vingts et quatre-vingt-dix euros', 'several-prices'],
  ['parfum 80 + 90 €', 'several-prices'],
  ['parfum 80+90 €', 'several-prices'],
  ['parfum 80 & 90 €', 'several-prices'],
  ['parfum 80 € + 90', 'several-prices'],
  ['parfum 80 € / 90', 'several-prices'],
  ['parfum 80 € - 90', 'several-prices'],
  ['parfum 80$ -20%', 'several-prices'],
  ['parfum 80$ - 20 %', 'several-prices'],
  ['parfum 80$-20%', 'several-prices'],
  ['parfum -20% 80$', 'several-prices'],
  ['parfum 80 $ + 8 %', 'several-prices'],
  ['parfum 80 $ moins 20 %', 'several-prices'],
  ['parfum 80 $ remise de 20 %', 'several-prices'],
  ['TOTAL 1900 $', 'total'],
  ['sous-total : 1900 $', 'total'],
  ['SS-TOTAL 45,00', 'total'],
  ['Subtotal 45.00', 'total'],
  ['CB VISA 45,00', 'total'],
  ['RENDU MONNAIE 5,00', 'total'],
  ['A PAYER 45,00', 'total'],
  ['TOTAL A PAYER 55.00', 'total'],
  ['CREDIT CARD 45.00', 'total'],
  ['SALES TAX 4.44', 'tax'],
  ['VAT 7.00', 'tax'],
  ['change 4.50', 'total'],
  ['plusieurs parfums 80 $', 'count'],
])('takes no price of « %s »: %s', (typed, reason) =>
  expect(read(typed)).toMatchObject({ kind: 'unread', reason }),
);

it.each([
  ['vodka 40 % 20 €', 20],
  ['vodka 40% vol - 20 €', 20],
  ['vodka - 40 % - 20 €', 20],
  ['iPhone 15 à 900 €', 900],
  ['coque iPhone 15 à 9 €', 9],
  ['sac à 30 €', 30],
  ['T-shirt 3/4 ans 12 €', 12],
  ['jeu de cartes entre amis 12 €', 12],
  ['parfum Total 12 €', 12],
  ['t-shirt et jean 90 €', 90],
  ['noir et blanc 90 €', 90],
  ['film 1 et 2 20 €', 20],
  ['lunettes vingt et un euros', 21],
  ['Galaxy S24+ 900 €', 900],
  ['Galaxy S24 + 900 €', 900],
  ['crème solaire 50+ 20 €', 20],
  ['parfum 50 ml + 80 €', 80],
])('takes the one price of « %s »', (typed, price) =>
  expect(read(typed)).toMatchObject({ kind: 'read', prices: [{ price }] }),
);

it.each([
  ['shampoing 80$CAD', 'USD', ['CAD']],
  ['shampoing 80 $ CAD', 'USD', ['CAD']],
  ['shampoing CAD 80 $', 'USD', ['CAD']],
  ['shampoing CAD$80', 'USD', ['CAD']],
  ['shampoing 80 $CA', 'USD', ['CAD']],
  ['shampoing 80 $ can', 'USD', ['CAD']],
  ['shampoing 80 $ canadiens', 'USD', ['CAD']],
  ['shampoing 80 $US', 'CAD', ['USD']],
  ['shampoing 80 $US x2', 'CAD', ['USD']],
  ['shampoing 80$USD', 'MXN', ['USD']],
  ['shampoing 80 $AU', 'USD', ['AUD']],
  ['shampoing USD 80 dollars', 'CAD', ['USD']],
  ['shampoing 80 $ au marché', 'USD', ['USD']],
  ['shampoing 80 $ top qualité', 'USD', ['USD']],
  ['shampoing US$80', 'CAD', ['USD']],
  ['shampoing CHF 80 €', 'USD', []],
])('reads the currency of « %s » from %s as %s', (typed, trip, currencies) => {
  const article = read(typed, trip);
  expect(article.kind === 'read' && article.prices.map(({ currency }) => currency)).toEqual(currencies);
});

it.each(['iPhone 15', 'Chanel 5', 'Galaxy 24', 'Levi’s 501', 'bière 1664'])(
  'leaves the number of « %s » to its name',
  (typed) => expect(read(typed)).toMatchObject({ kind: 'read', name: typed, prices: [] }),
);

it.each(['iPhone 1099', 'parfum 45', 'parfum 300'])('takes that of « %s » for its price', (typed) =>
  expect(read(typed)).toMatchObject({ kind: 'read', prices: [{ currency: 'USD' }] }),
);

it.each([
  ['7 for all mankind 200 $', 1, '7 for all mankind'],
  ['2 jeans 7 For All Mankind 200 $', 2, 'jeans 7 For All Mankind'],
])('takes the number of a brand for no count: %s', (typed, count, name) =>
  expect(read(typed)).toMatchObject({ kind: 'read', name, count, prices: [{ price: 200 }] }),
);
