import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { emptyDraft } from '../../basket/products/article-draft';
import { readSoughtArticle } from '../../basket/products/sought-article';
import { readList } from '../../basket/products/typed-list/reading/read-list';
import { readNameTyped } from './filled-by-name';

const from = (defaultCurrency: string) => ({ currencies: table.currencies, defaultCurrency });

const listed = (typed: string) =>
  readList(typed, from('USD'))?.map((one) =>
    one.kind === 'unread'
      ? one.typed
      : `${one.name}: ${one.priceWritten ?? one.prices.map(({ price, currency }) => `${price} ${currency}`)}`,
  );

it.each([
  ['parfum 900 dollars canadiens foulard 50 dollars canadiens', ['parfum: 900 CAD', 'foulard: 50 CAD']],
  ['parfum 900 dollars canadiens et foulard 50 dollars canadiens', ['parfum: 900 CAD', 'foulard: 50 CAD']],
  ['parfum (80 dollars canadiens), savon 5 €', ['parfum: 80 CAD', 'savon: 5 EUR']],
  ['parfum 80 dollars canadiens détaxé, savon 5 €', ['parfum détaxé: 80 CAD', 'savon: 5 EUR']],
  ['robe 80 dollars australiens neuf, savon 5 €', ['robe neuf: 80 AUD', 'savon: 5 EUR']],
  ['thé 20 livres sterling Earl Grey, savon 5 €', ['thé Earl Grey: 20 GBP', 'savon: 5 EUR']],
  ['parfum 80 dollars bahaméens neuf, savon 5 €', ['parfum neuf: 80 BSD', 'savon: 5 EUR']],
  ['parfum 80 dollars zimbabwéens neuf, savon 5 €', ['parfum neuf: 80 dollars zimbabwéens', 'savon: 5 EUR']],
  ['parfum 80 $ singapouriens, savon 5 €', ['parfum: 80 $ singapouriens', 'savon: 5 EUR']],
  ['parfum 80 dollars du Canada, savon 5 €', ['parfum: 80 dollars du Canada', 'savon: 5 EUR']],
  ['parfum 80 dollars US Dior, savon 5 €', ['parfum Dior: 80 USD', 'savon: 5 EUR']],
  ['parfum 80 dollars CAD Dior, savon 5 €', ['parfum Dior: 80 CAD', 'savon: 5 EUR']],
  ['parfum 80 dollars Dior, savon 5 €', ['parfum Dior: 80 USD', 'savon: 5 EUR']],
  ['vase 80 dollars ancien, savon 5 €', ['vase ancien: 80 USD', 'savon: 5 EUR']],
  ['miel 50 dollars au marché, savon 5 €', ['miel au marché: 50 USD', 'savon: 5 EUR']],
  ['parfum 80 dollars chacun, savon 5 €', ['parfum: 80 USD', 'savon: 5 EUR']],
])('reads the dollars of each country: %s', (typed, read) => expect(listed(typed)).toEqual(read));

it.each([
  ['parfum 80 dollars canadiens Dior', { name: 'parfum Dior', price: 80, currency: 'CAD' }],
  ['parfum 80 dollars zimbabwéens Dior', { price: undefined, priceWritten: '80 dollars zimbabwéens' }],
])('fills the form of the search with « %s »', (typed, read) =>
  expect(readSoughtArticle(typed, from('USD'))?.read).toMatchObject(read),
);

it.each([
  ['parfum 80 dollars canadiens Dior', { name: 'parfum Dior', price: { text: '80' }, currency: 'CAD' }],
  ['parfum 80 dollars zimbabwéens Dior', { name: 'parfum 80 dollars zimbabwéens Dior' }],
])('fills « Puis-je » with « %s »', (typed, filled) => {
  const values = emptyDraft(null, { currency: 'USD' });
  const { fields } = readNameTyped(typed, {
    before: '',
    values,
    filled: undefined,
    reading: from('USD'),
    nodeNamed: () => null,
  });
  expect({ ...values, ...fields }).toMatchObject(filled);
});
