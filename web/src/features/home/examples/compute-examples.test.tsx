import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { computeExamples } from './compute-examples';
import { examples } from './example';
import { answersMark, readWrittenAnswers } from './example-answer';

const day = '2026-11-23';
const catalogue = products as ProductCatalogue;
const table = currencies as CurrencyTable;
const answers = computeExamples(day, catalogue, table);

it('has an answer for each example: nothing for the first one, an amount for the others', () => {
  expect(answers?.map(({ id, isFree }) => [id, isFree])).toEqual([
    ['telephone', true],
    ['montre', false],
    ['whisky', false],
  ]);
  for (const { amount } of answers?.slice(1) ?? []) expect(amount).toMatch(/^\d[\d\s]*,\d\d\s€$/u);
});

it('takes the whole price of an object over the allowance: its VAT alone is a fifth of it or more', () => {
  const [amount = ''] = answers?.filter(({ id }) => id === 'montre').map((answer) => answer.amount) ?? [];
  const price = examples.find(({ id }) => id === 'montre')?.price ?? 0;
  expect(Number(amount.replace(/[^\d,]/gu, '').replace(',', '.'))).toBeGreaterThanOrEqual(price / 5);
});

it('owes the same whatever the exchange rates: every price is in euros', () => {
  const dearer: CurrencyTable = {
    ...table,
    currencies: table.currencies.map((currency) =>
      currency.id === 'EUR' ? currency : { ...currency, rate: currency.rate * 2 },
    ),
  };
  expect(computeExamples(day, catalogue, dearer)).toEqual(answers);
});

it('says nothing on a day before the first tables', () => {
  expect(computeExamples('1990-01-01', catalogue, table)).toBeNull();
});

it('is read back from a page that was written with it, and from no other', () => {
  const page = document.implementation.createHTMLDocument();
  expect(readWrittenAnswers(page)).toBeNull();
  const list = page.createElement('ul');
  page.body.append(list);
  for (const text of ['', '{', '[{"id":1}]', '3']) {
    list.setAttribute(answersMark, text);
    expect(readWrittenAnswers(page), text).toBeNull();
  }
  list.setAttribute(answersMark, JSON.stringify(answers));
  expect(readWrittenAnswers(page)).toEqual(answers);
});
