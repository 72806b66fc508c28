import currencies from '@retour/core/data/currencies.json';
import { describe, expect, it } from 'vitest';
import { type ReadArticle, readArticle } from './read-article';
import { readList } from './read-list';

const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

function read(typed: string): ReadArticle {
  const article = readArticle(typed, context);
  if (article.kind === 'unread') throw new Error(`${typed}: ${article.reason}`);
  return article;
}

describe('how many', () => {
  it.each([
    ['20 € t-shirt', 1, 'each'],
    ['20 € 2 t-shirts', 2, undefined],
    ['20 € x2 t-shirt', 2, 'each'],
  ])('stands after the price too, of « %s »', (typed, count, basis) =>
    expect(read(typed)).toMatchObject({ count, basis, prices: [{ price: 20, currency: 'EUR' }] }),
  );

  it.each([
    ['vin 6 bouteilles 12 € pièce', '6 bouteilles de vin 12 € pièce'],
    ['bière 24 canettes 1,50 € chacune', '24 canettes de bière 1,50 € chacune'],
    ['vin rouge 3 bouteilles 15 €', '3 bouteilles de vin rouge 15 €'],
    ['vin six bouteilles de Bordeaux 15 €', '6 bouteilles de vin de Bordeaux 15 €'],
    ['vin 1 bouteille 15', '1 bouteille de vin 15'],
    ['parfum 3 flacons 40 € pièce', '3 flacons de parfum 40 € pièce'],
    ['parfum 3 flacons', '3 flacons de parfum'],
    ['parfum n°5 3 flacons 40 €', '3 flacons de parfum n°5 40 €'],
    ['alcool 2 bouteilles à 20 €', '2 bouteilles d’alcool à 20 €'],
    ['whisky 40° 70 cl 2 bouteilles 35 $', '2 bouteilles de whisky 40° 70 cl 35 $'],
    ['whisky 12 ans 2 bouteilles 60 €', '2 bouteilles de whisky 12 ans 60 €'],
    ['Chivas 18 2 bouteilles 999 €', '2 bouteilles de Chivas 18 : 999 €'],
    ['un vin rouge 3 bouteilles 15 €', '3 bouteilles de vin rouge 15 €'],
    ['vin 6 bouteille 12 € pièce', '6 bouteille de vin 12 € pièce'],
    ['vin rouge 1 bouteilles 12 €', '1 bouteilles de vin rouge 12 €'],
    ['bière 1664 24 canettes 20 €', '24 canettes de bière 1664 : 20 €'],
    ['bière 1664 24 canettes de 33 cl 20 €', '24 canettes de bière 1664 de 33 cl 20 €'],
    ['vin 2015 6 bouteilles 90 €', '6 bouteilles de vin 2015 : 90 €'],
    ['des cigarettes 2 cartouches 1000 THB', '2 cartouches de cigarettes 1000 THB'],
    ['de la vodka 2 bouteilles 40 €', '2 bouteilles de vodka 40 €'],
    ['de l’huile 2 bouteilles 12 €', '2 bouteilles d’huile 12 €'],
    ['du thé 3 paquets 12 €', '3 paquets de thé 12 €'],
    ['la roche posay 2 flacons 30 €', '2 flacons de la roche posay 30 €'],
    ['cigarettes 2 cartouches 160 $ en tout', '2 cartouches de cigarettes 160 $ en tout'],
    ['t-shirts 5 1000 THB', '5 t-shirts 1000 THB'],
    ['T-shirts 5 : 1000 THB', '5 T-shirts 1000 THB'],
    ['t-shirts rouges 5 1000', '5 t-shirts rouges 1000'],
    ['t-shirts 5 12,50 € pièce', '5 t-shirts 12,50 € pièce'],
    ['savons 3 12 $ en tout', '3 savons 12 $ en tout'],
    ['les tee-shirts noirs 4 60 $', '4 tee-shirts noirs 60 $'],
  ])('stands after the name too: « %s » is « %s »', (typed, same) =>
    expect(read(typed)).toEqual({ ...read(same), typed }),
  );

  it.each([
    ['iPhone 15 900 $ pièce', 'iPhone 15'],
    ['AirPods 4 89 €', 'AirPods 4'],
    ['Les Sims 4 30 €', 'Sims 4'],
    ['baskets 9 80 €', 'baskets 9'],
    ['chaussures 42 80 €', 'chaussures 42'],
    ['gants 8 25 €', 'gants 8'],
    ['t-shirt 5 12 €', 't-shirt 5'],
    ['t-shirts 12 1000 €', 't-shirts 12'],
    ['parfums 212 80 €', 'parfums 212'],
    ['T-shirt 3 ans 12 €', 'T-shirt 3 ans'],
    ['Apple Watch Series 9 : 449 €', 'Apple Watch Series 9'],
    ['montres Series 9 449 €', 'montres Series 9'],
    ['PS 5 : 450 €', 'PS 5'],
    ['PS 4 80 €', 'PS 4'],
    ['GoPro Max 2 : 499 €', 'GoPro Max 2'],
    ['AirPods Max 2 : 500 €', 'AirPods Max 2'],
    ['FreeBuds 5 99 €', 'FreeBuds 5'],
    ['Jordans 4 180 €', 'Jordans 4'],
    ['tennis 9 60 €', 'tennis 9'],
    ['Vans 9 65 €', 'Vans 9'],
    ['Crocs 8 45 €', 'Crocs 8'],
    ['Doc Martens 6 90 €', 'Doc Martens 6'],
    ['bijoux Pandora Moments 2 90 €', 'bijoux Pandora Moments 2'],
    ['Chanel n° 5 80 €', 'Chanel n° 5'],
    ['iPhone 15 boîte 900 €', 'iPhone 15 boîte'],
    ['carton 6 bouteilles 60 €', 'carton 6 bouteilles'],
    ['Chivas 18 bouteille 60 €', 'Chivas 18 bouteille'],
    ['un coffret vin 3 bouteilles 60 €', 'coffret vin 3 bouteilles'],
    ['coffret parfum 3 flacons 60 €', 'coffret parfum 3 flacons'],
    ['carton de 6 bouteilles 60 €', 'carton de 6 bouteilles'],
    ['cave à vin 12 bouteilles 300 €', 'cave à vin 12 bouteilles'],
    ['porte-manteau pour 6 bouteilles 30 €', 'porte-manteau pour 6 bouteilles'],
  ])('is not made of the number in the name of « %s »', (typed, name) => {
    const { count, name: found, prices } = read(typed);
    expect([count, prices.at(-1)?.nameEnd ? `${found} ${prices.at(-1)?.nameEnd}` : found]).toEqual([1, name]);
  });

  it('of « t-shirts 5 200 THB » is asked, as the price may be of five thousand', () => {
    const { count, name, prices } = read('t-shirts 5 200 THB');
    expect([count, name, prices.map(({ price, nameEnd }) => [price, nameEnd])]).toEqual([
      1,
      't-shirts',
      [
        [5200, ''],
        [200, '5'],
      ],
    ]);
  });

  it.each(['2 vins 3 bouteilles 15 €', '2 bières 6 canettes'])(
    'of « %s » is said twice: neither is read',
    (typed) => expect(readArticle(typed, context)).toMatchObject({ kind: 'unread', reason: 'count' }),
  );

  it.each([
    'Chivas 18 2 bouteilles',
    'vin 2015 6 bouteilles',
    'bière 1664 24 canettes',
    '24 canettes de bière 1664',
  ])('leaves no number of the name of « %s » for a price', (typed) => {
    const { name, prices } = read(typed);
    expect([prices, /\d/.test(name)]).toEqual([[], true]);
  });

  it.each([
    ['bière 1664 24 canettes 20 €, parfum 8 €', ['canettes de bière 1664', 'parfum']],
    ['vin 6 bouteilles 12 € bière 24 canettes 20 €', ['bouteilles de vin', 'canettes de bière']],
    ['vin 6 bouteilles et parfum 3 flacons', ['bouteilles de vin', 'flacons de parfum']],
  ])('is read of each article of « %s »', (typed, names) =>
    expect(readList(typed, context)?.map((one) => (one.kind === 'read' ? one.name : one.typed))).toEqual(
      names,
    ),
  );
});
