import currencies from '@retour/core/data/currencies.json';
import { describe, expect, it } from 'vitest';
import { mayBeList } from './list-text';
import { readList } from './read-list';

const context = { currencies: currencies.currencies, defaultCurrency: 'MAD' };

const read = (typed: string): readonly string[] | undefined =>
  readList(typed, context)?.map((one) =>
    one.kind === 'unread'
      ? one.reason
      : `${one.count} ${one.name} ${one.prices.map(({ price, currency }) => `${price} ${currency}`).join('|')} ${one.basis ?? 'asked'}`,
  );

describe('rows with tabs', () => {
  it.each([
    ['djellaba\t1\t350\t350\nbabouches\t2\t120\t240', '1 djellaba 350 MAD each', '2 babouches 120 MAD each'],
    ['djellaba\t1\t350 dh\nbabouches\t2\t120 dh', '1 djellaba 350 MAD each', '2 babouches 120 MAD asked'],
    ['djellaba\t1\t350; babouches\t2\t120', '1 djellaba 350 MAD each', '2 babouches 120 MAD asked'],
    ['djellaba\t1\t350', '1 djellaba 350 MAD each'],
    ['djellaba rouge\tMarrakech\t1\t350', '1 djellaba rouge Marrakech 350 MAD each'],
    ['savons\t12\t3,50\nsac\t1\t20', '12 savons 3.5 MAD asked', '1 sac 20 MAD each'],
    ['savons\t3,50\t12\t42,00', '12 savons 3.5 MAD each'],
    ['sac, cuir\t1\t350', '1 sac, cuir 350 MAD each'],
    ['parfum\t1\t80\tEUR\nsac\t2\t120\tEUR', '1 parfum 80 EUR each', '2 sac 120 EUR asked'],
    ['iPhone 15\t999 €\nsac\t20 €', '1 iPhone 15 999 EUR each', '1 sac 20 EUR each'],
    ['iPhone 15\t1\t999 €', '1 iPhone 15 999 EUR each'],
    ['parfum\t\t80 €\nsac\t\t120 €', '1 parfum 80 EUR each', '1 sac 120 EUR each'],
    ['parfum 80 €\t2 sacs 120 €', '1 parfum 80 EUR each', '2 sacs 120 EUR asked'],
    ['maillot\t2\t50\nsac\t1\t20', '2 maillot 50 MAD asked', '1 sac 20 MAD each'],
    ['iPad\t1\t500\nsac\t2\t20', '1 iPad 500 MAD each', '2 sac 20 MAD asked'],
    ['iPad\t2\t900\nsac\t1\t20', '2 iPad 900 MAD asked', '1 sac 20 MAD each'],
    ['chivas\t12\t40\t480', '12 chivas 40 MAD each'],
    ['sac\t38\t60', '38 sac 60 MAD asked'],
  ])('reads %j', (typed, ...articles) => {
    expect(read(typed)).toEqual(articles);
  });

  it.each([
    ['savons\t12\t3', 'count'],
    ['djellaba\t350\t1\t350', 'count'],
    ['djellaba\t350 dh\t2', 'count'],
    ['djellaba\t350 €\t50,00', 'several-prices'],
    ['babouches\t2\t120\t250', 'several-prices'],
    ['babouches\t2\t120\t240\t24', 'several-prices'],
    ['4521\tbabouches\t2\t120', 'several-prices'],
    ['2 babouches\t2\t120', 'count'],
    ['cigarettes\t200\t0,45\t90', 'per-measure'],
    ['Vin\t2015\t45 €', 'count'],
    ['Parfum\t212\t80 €', 'count'],
    ['Robe\t38\t60 €', 'count'],
    ['Robe\t38\t1\t60 €', 'count'],
    ['Jean\t32\t60 €', 'count'],
    ['Chaussures\t28\t45 €', 'count'],
    ['Bague\t52\t120 €', 'count'],
    ['Ceinture\t85\t30 €', 'count'],
    ['iPhone\t15\t999 €', 'count'],
    ['AirPods\t3\t150 €', 'count'],
    ['Chanel\t5\t120 €', 'count'],
  ])('asks what %j means', (typed, reason) => {
    expect(read(typed)).toEqual([reason]);
  });
});

describe('rows with semicolons', () => {
  it.each([
    ['Djellaba;1;350; Babouches;2;120', '1 Djellaba 350 MAD each', '2 Babouches 120 MAD asked'],
    ['Djellaba;1;350\nBabouches;2;120', '1 Djellaba 350 MAD each', '2 Babouches 120 MAD asked'],
    ['Djellaba;1;350', '1 Djellaba 350 MAD each'],
    ['Djellaba;1;350; Bab', '1 Djellaba 350 MAD each', '1 Bab  each'],
    ['Parfum;80;EUR; Sac;120;EUR', '1 Parfum 80 EUR each', '1 Sac 120 EUR each'],
    ['Parfum;80;Sac;120', '1 Parfum 80 MAD each', '1 Sac 120 MAD each'],
    ['vin 2015; 45 €; robe; 30 €', '1 vin 2015 45 EUR each', '1 robe 30 EUR each'],
  ])('reads %j', (typed, ...articles) => {
    expect(read(typed)).toEqual(articles);
  });

  it.each([
    ['Djellaba;;350; Babouches;2;120', '1 Djellaba 350 MAD each', '2 Babouches 120 MAD asked'],
    ['Robe;38;60; Chaussures;42;80', 'count', 'count'],
  ])('reads %j, a cell of which is empty or a size', (typed, ...articles) => {
    expect(read(typed)).toEqual(articles);
  });

  it('asks where a number stands before each name', () => {
    expect(read('1;djellaba;1;350; 2;babouches;2;120')).toEqual(['several-prices']);
  });

  it('asks whether small numbers are how many', () => {
    expect(read('Sac;2; Montre;3')).toEqual(['count', 'count']);
  });

  it.each([
    ['parfum 80 €; 2 sacs 120 €', '1 parfum 80 EUR each', '2 sacs 120 EUR asked'],
    ['collier argent 925; parfum 80 €', '1 collier argent 925 MAD each', '1 parfum 80 EUR each'],
    ['parfum 80; sac 120;', '1 parfum 80 MAD each', '1 sac 120 MAD each'],
  ])('leaves %j as it was', (typed, ...articles) => {
    expect(read(typed)).toEqual(articles);
  });
});

describe('rows under a heading', () => {
  it.each([
    [
      'Article;Qté;Prix; Djellaba;1;350; Babouches;2;120',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD asked',
    ],
    [
      'Article;Qté;Prix unitaire; Djellaba;1;350; Babouches;2;120',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD each',
    ],
    [
      'Article;Qté;Total; Djellaba;1;350; Babouches;2;120',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD all',
    ],
    [
      'Qté;Article;Prix; 1;Djellaba;350; 2;Babouches;120',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD asked',
    ],
    [
      'Article\tPrix\tQté; Djellaba\t350\t1; Babouches\t120\t2',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD asked',
    ],
    [
      'Article;Qté;Prix (€); Djellaba;1;350; Babouches;2;120',
      '1 Djellaba 350 EUR each',
      '2 Babouches 120 EUR asked',
    ],
    [
      'Article\tQté\tPrix EUR; Djellaba\t1\t350; Babouches\t2\t120',
      '1 Djellaba 350 EUR each',
      '2 Babouches 120 EUR asked',
    ],
    [
      'Produits;Montant euros; Djellaba;350; Babouches;120',
      '1 Djellaba 350 EUR each',
      '1 Babouches 120 EUR each',
    ],
    [
      'Article;Qté;PU;Total; Djellaba;1;350;350; Babouches;2;120;240',
      '1 Djellaba 350 MAD each',
      '2 Babouches 120 MAD each',
    ],
  ])('reads %j', (typed, ...articles) => {
    expect(read(typed)).toEqual(articles);
  });

  it('does not say how many cigarettes are in a row that does not', () => {
    const [row] = readList('Article\tPrix\nCigarettes\t900', context) ?? [];
    expect(row).toMatchObject({ name: 'Cigarettes', prices: [{ price: 900 }], measure: undefined });
  });

  it('reads rows that are written alike by the heading of each', () => {
    const typed = 'Article\tQté\tPrix\nSac\t2\t15\nArticle\tPrix\tQté\nSac\t2\t15';
    expect(read(typed)).toEqual(['2 Sac 15 MAD asked', '15 Sac 2 MAD asked']);
    expect(readList(typed, context)?.map(({ key }) => key)).toEqual(['Sac\t2\t15', 'Sac\t2\t15 #2']);
  });
});

it('takes one row for a list, which the search would read as one number', () => {
  expect(mayBeList('djellaba\t1\t350')).toBe(true);
});

it('keeps each row as it was typed', () => {
  const keys = readList('Djellaba;1;350 ; Babouches ;2;120', context)?.map(({ key }) => key);
  expect(keys).toEqual(['Djellaba;1;350', 'Babouches ;2;120']);
});
