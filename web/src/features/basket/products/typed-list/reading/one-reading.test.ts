import table from '@retour/core/data/currencies.json';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readArticleAndPrice } from '../../read-name-field';
import { readSoughtArticle } from '../../sought-article';
import { readInFull } from './read-in-full';
import { readList } from './read-list';

const context = { currencies: table.currencies, defaultCurrency: 'USD' };

/** What a list, the form of the search and « Puis-je » make of it; they agree. */
function read(typed: string) {
  const article = readInFull(typed, context);
  const [inList] = readList(`${typed}; parfum 80 €`, context) ?? [];
  expect({ ...inList, key: undefined }).toEqual({ ...article, key: undefined });
  const [price] = article.kind === 'read' && article.prices.length === 1 ? article.prices : [];
  const isSaid = price !== undefined && article.kind === 'read' && article.basis !== undefined;
  expect([readArticleAndPrice(typed, context)?.price, readSoughtArticle(typed, context)?.read.price]).toEqual(
    [price?.price, isSaid ? price.price : undefined],
  );
  return article;
}

it.each([
  ['200 cigarettes à 50 € les 200', 200, 50],
  ['10 cigares 50 € les 10', 10, 50],
  ['2 cigares 30 € les deux', 2, 30],
  ['50 cigarillos 20 € les 50', 50, 20],
  ['400 cigarettes à 5 € les 20', 400, 100],
  ['1000 cigarettes 40 € les 200', 1000, 200],
  ['10 cigares 50 € le tout', 10, 50],
])('counts the tobacco of « %s » once: %d at %d', (typed, quantity, price) => {
  const article = read(typed);
  expect(article).toMatchObject({ basis: 'all', prices: [{ price, currency: 'EUR' }] });
  expect(article.kind === 'read' && article.count * (article.measure?.value ?? 0)).toBe(quantity);
});

it.each([
  ['12 miroirs 400 € les 6', 12, 'miroirs', 800],
  ['6 savons 10 € les 3', 6, 'savons', 20],
  ['10 savons 5 € les 2', 10, 'savons', 25],
  ['4 t-shirts 20 € les 2', 4, 't-shirts', 40],
  ['6 savons 3,33 € les 2', 6, 'savons', 9.99],
  ['douze savons 10 € les six', 12, 'savons', 20],
  ['12 savons 10 € les douze', 12, 'savons', 10],
  ['12 savons 12 € les 12', 12, 'savons', 12],
  ['savons 10 € les 3', 3, 'savons', 10],
  ['24 roses 20 € la douzaine', 24, 'roses', 40],
  ['20 € les 3 t-shirts', 3, 't-shirts', 20],
  ['2 bougies, les deux 40 €', 2, 'bougies', 40],
  ['2 parfums les deux 80 €', 2, 'parfums', 80],
  ['2 bougies total 40 €', 2, 'bougies', 40],
  ['3 parfums - total : 120 €', 3, 'parfums', 120],
  ['2 douzaines de savons 12 € la douzaine', 24, 'savons', 24],
  ['2 savons 9 € le lot', 2, 'savons', 9],
])('takes « %s » for %d %s at %d in all', (typed, count, name, price) =>
  expect(read(typed)).toMatchObject({ count, name, basis: 'all', prices: [{ price }] }),
);

it.each([
  ['3 lots de savons 400 € le lot', 3, 'lots de savons', 400],
  ['3 coffrets 400 € le coffret', 3, 'coffrets', 400],
  ['3 paires de chaussures 40 € la paire', 3, 'paires de chaussures', 40],
  ['2 grands sacs 20 € le sac', 2, 'grands sacs', 20],
  ['3 savons à 5 €/pièce', 3, 'savons', 5],
  ['2 tasses 5 €/pc', 2, 'tasses', 5],
  ['2 tasses 5 € chaque', 2, 'tasses', 5],
  ['3 m² de tapis 20 € le m²', 3, 'm² de tapis', 20],
  ['chaussures 80 € la paire', 1, 'chaussures', 80],
  ['2 foulards 90 x 90 cm 80 € pièce', 2, 'foulards 90 x 90 cm', 80],
  ['5 cravates 30 x 40 cm 1 974,86 EUR pièce', 5, 'cravates 30 x 40 cm', 1974.86],
  ['miroir 60 x 80 cm 600 €', 1, 'miroir 60 x 80 cm', 600],
  ['tapis 2 m x 3 m 300 €', 1, 'tapis 2 m x 3 m', 300],
  ['tapis 2x3m 300 €', 1, 'tapis 2x3m', 300],
  ['tapis berbère 2 x 3 m 300 €', 1, 'tapis berbère 2 x 3 m', 300],
  ['tapis (2x3) 150 €', 1, 'tapis (2x3)', 150],
  ['tapis 200x300 450 €', 1, 'tapis 200x300', 450],
  ['valise cabine 55x40x20 60 €', 1, 'valise cabine 55x40x20', 60],
  ['poster 50x70 600 €', 1, 'poster 50x70', 600],
  ['nappe 150 x 250 60 €', 1, 'nappe 150 x 250', 60],
  ['boîte 10x10x10 20 €', 1, 'boîte 10x10x10', 20],
  ['cadre photo 10x15 5 €', 1, 'cadre photo 10x15', 5],
  ['diamant 0,5 carat 1500 €', 1, 'diamant 0,5 carat', 1500],
  ['écran 15,6 pouces 200 €', 1, 'écran 15,6 pouces', 200],
  ['savons 4x 3 €', 4, 'savons', 3],
  ['sirop érable 2x 12 $', 2, 'sirop érable', 12],
  ['3 foulards x 15 €', 3, 'foulards', 15],
  ['30 € pièce chocolats x2', 2, 'chocolats', 30],
  ['30 € pièce 2 parfums', 2, 'parfums', 30],
  ['30 € pièce de monnaie', 1, 'pièce de monnaie', 30],
  ['1. parfum 80 €', 1, 'parfum', 80],
  ['1) parfum 80 €', 1, 'parfum', 80],
  ['J’ai acheté un sac à 100 €', 1, 'sac', 100],
  ['puzzle 1000 pcs 20 €', 1, 'puzzle 1000 pcs', 20],
  ['coffret 3 bougies 20 €', 1, 'coffret 3 bougies', 20],
  ['sac 3 compartiments 20 €', 1, 'sac 3 compartiments', 20],
  ['pour mon iPhone 15 coque 20 €', 1, 'pour mon iPhone 15 coque', 20],
  ['achats 2025 sac 80 €', 1, 'achats 2025 sac', 80],
  ['robe 40 € T38', 1, 'robe', 40],
  ['sac 100 € mars 2025', 1, 'sac', 100],
  ['1 jumelles 10x42 200 €', 1, 'jumelles 10x42', 200],
  ['1 loupe 10x 20 €', 1, 'loupe 10x', 20],
  ['parfum 2x45 €', 2, 'parfum', 45],
  ['parfum 2 x 1 200 €', 2, 'parfum', 1200],
  ['imprimante 3 en 1 150 €', 1, 'imprimante 3 en 1', 150],
  ['iPhone 15 128 Go 900 €', 1, 'iPhone 15 128 Go', 900],
  ['batterie 10 000 mAh 25 €', 1, 'batterie 10 000 mAh', 25],
  ['PS5 pour 499 €', 1, 'PS5', 499],
  ['PS 5 pour 499 €', 1, 'PS 5', 499],
  ['agenda 2025 pour 20 €', 1, 'agenda 2025', 20],
  ['jean 501 pour 90 €', 1, 'jean 501', 90],
  ['parfum 80 € italien', 1, 'parfum italien', 80],
  ['shampoing 3 en 1 1 250 MAD', 1, 'shampoing 3 en 1', 1250],
  ['parfum : 5 120 €', 1, 'parfum', 5120],
  ['parfum $5 120', 1, 'parfum', 5120],
  ['sac - 5 120 €', 1, 'sac', 5120],
  ['1/2 kg de pistaches 15 € le kilo', 1, 'pistaches', 7.5],
  ['½ kg de pistaches 15 € le kilo', 1, 'pistaches', 7.5],
  ['un demi-kilo de pistaches à 15 €/kg', 1, 'pistaches', 7.5],
  ['1/2 kg de pistaches 15 €', 1, 'pistaches', 15],
])('takes « %s » for %d %s at %d each', (typed, count, name, price) =>
  expect(read(typed)).toMatchObject({ count, name, basis: 'each', prices: [{ price }] }),
);

it.each([
  ['parfum Chanel n° 5 120 €', 5120, 120],
  ['Chanel N°5 120 €', 5120, 120],
  ['Barbie #12 120 €', 12120, 120],
  ['Barbie #1 120 €', 1120, 120],
  ['Galaxy S-24 900 €', 24900, 900],
  ['piano Yamaha P-45 450 €', 45450, 450],
  ['montre Casio GA-110 120 €', 110120, 120],
  ['HP-250 199 €', 250199, 199],
  ['robe taille : 38 120 €', 38120, 120],
  ['robe grande taille 1 120 €', 1120, 120],
  ['pull XL/42 120 €', 42120, 120],
  ['Chanel® 5 120 €', 5120, 120],
  ['« Chanel » 5 120 €', 5120, 120],
  ['Levi’s 501 120 €', 501120, 120],
])('asks whether « %s » is at %d or at %d', (typed, ...prices) => {
  const article = read(typed);
  expect(article.kind === 'read' && article.prices.map(({ price }) => price)).toEqual(prices);
});

it.each([
  ['400 cigarettes 40 € les 300', 'per-measure'],
  ['2 cartouches de 200 cigarettes 100 € les 200', 'per-measure'],
  ['pistaches 2 kg à 20 $ les 500', 'per-measure'],
  ['5 savons 10 € les 3', 'per-measure'],
  ['6 savons 10 € les 12', 'per-measure'],
  ['6 savons 10 lires les 3', 'per-measure'],
  ['lot de 3 savons 9 € le savon', 'per-measure'],
  ['2 paires de chaussures 80 € la chaussure', 'per-measure'],
  ['2 chaussures 80 € la paire', 'per-measure'],
  ['12 m de tissu 9 € le mètre', 'per-measure'],
  ['2 1/2 kg de thé 15 € le kilo', 'per-measure'],
  ['6 coffrets de 2 parfums 400 € les 2', 'per-measure'],
  ['12 lots de 6 savons 10 € les 6', 'per-measure'],
  ['20 paquets de 20 cigarettes 5 € les 20', 'per-measure'],
  ['ruban 3 x 10 m 60 € pièce', 'size'],
  ['ruban 3 x 10 m 6 €', 'size'],
  ['bracelet 2 x 18 cm 300 € pièce', 'size'],
  ['jumelles 10x42 200 €', 'size'],
  ['jumelles 10x42 à 200 €', 'size'],
  ['loupe 10x 20 €', 'size'],
  ['miroir grossissant 10x 20 €', 'size'],
  ['tapis 2x3 150 €', 'size'],
  ['rideaux 2 x 3 m 60 €', 'size'],
  ['foulard 10x15', 'size'],
  ['nappe 150 x 250 €', 'size'],
  ['2 x 3 m de tissu 20 €', 'size'],
  ['tissu 12 m x 9 €', 'per-measure'],
  ['1 tissu 12 m x 9 €', 'per-measure'],
  ['bijoux Pandora Moments 2 pour 90 €', 'count'],
  ['2) 2 parfums 80 €', 'count'],
  ['2. 2 parfums 80 €', 'count'],
  ['2 - 2 parfums 80 €', 'count'],
  ['2 en 1 shampoing 5 €', 'count'],
  ['6 savons 10 € x 3', 'count'],
  ['savon [3] 5 €', 'count'],
  ['plus de 2 parfums 50 €', 'count'],
  ['parfum - 2 - 50 €', 'count'],
  ['parfum quantité 2 500 €', 'count'],
  ['sac 200 € au lieu de 300 €', 'several-prices'],
  ['sac 100 € détaxe 12 €', 'several-prices'],
  ['sac 200 € soldé 100 €', 'several-prices'],
  ['remise 20 €', 'total'],
  ['frais de port 12 €', 'total'],
  ['30 € pièce 2 euros', 'several-prices'],
  ['montre (12 500 dirhams) 20 €', 'several-prices'],
  ['sac 80 € 2000', 'several-prices'],
])('asks what « %s » is: %s', (typed, reason) =>
  expect(read(typed)).toEqual({ kind: 'unread', typed, reason }),
);

it.each([
  ['20 $ cocaine', 'cocaine'],
  ['5 $ anchois', 'anchois'],
  ['robe 80 $ turquoise', 'robe turquoise'],
  ['veste 200 $ canadienne', 'veste canadienne'],
])('takes no country from « %s »: %s', (typed, name) =>
  expect(read(typed)).toMatchObject({ name, prices: [{ currency: 'USD' }] }),
);

it.each([
  ['2 loupes 10x 20 €', 'loupes 10x', 20],
  ['2 jumelles 8x 1 200 €', 'jumelles 8x', 1200],
])('asks what the price of « %s » is of, beside how much they magnify', (typed, name, price) =>
  expect(read(typed)).toMatchObject({ count: 2, name, basis: undefined, prices: [{ price }] }),
);

it.each([
  'parfum 2 à 80 $',
  'parfum 2 @ 80 $',
  'parfum 2@80 $',
  'ceintures 2 à 100 €',
  'cables 5 a 20 yuan',
  'ROBE 2 @ 39.95 $',
  'bols 4 à 25 € l’unité',
  '2xparfum 80 $',
])('asks how many « %s » are', (typed) => expect(read(typed)).toMatchObject({ reason: 'count' }));

it.each([
  ['iPhone 15 à 900 €', 'iPhone 15'],
  ['PS5 à 499 €', 'PS5'],
  ['chanel 5 à 120 €', 'chanel 5'],
  ['jean 501 à 60 €', 'jean 501'],
  ['whisky 12 à 40 €', 'whisky 12'],
  ['bague or 18 à 300 €', 'bague or 18'],
  ['galaxy a 15 à 200 €', 'galaxy a 15'],
  ['boîte de 6 à 5 €', 'boîte de 6'],
  ['tome 3 à 8 €', 'tome 3'],
  ['gta 5 à 30 €', 'gta 5'],
  ['vitamine d 3 à 12 €', 'vitamine d 3'],
  ['2xlarge pull 10 €', '2xlarge pull'],
])('keeps the number of the name of « %s »', (typed, name) =>
  expect(read(typed)).toMatchObject({ count: 1, name }),
);

it.each([
  ['1 litre et demi de whisky 30 €', 'whisky', 1.5],
  ['whisky 30 € 1 litre et demi', 'whisky', 1.5],
  ['2 l et demi de vin', 'vin', 2.5],
  ['un litre et demi de rhum', 'rhum', 1.5],
  ['deux kilos et demi de thé 20 €', 'thé', 2500],
])('reads the half of « %s »', (typed, name, value) =>
  expect(read(typed)).toMatchObject({ count: 1, name, measure: { value } }),
);

it.each([
  ['t-shirts 2 pour 30 €', 2, 't-shirts'],
  ['J’ai acheté 2 parfums à 50 €', 2, 'parfums'],
  ['mes 2 parfums 50 €', 2, 'parfums'],
  ['plus 2 sacs 80 €', 2, 'sacs'],
  ['cadeaux : 3 bougies 12 €', 3, 'bougies'],
  ['pour maman 3 foulards 20 €', 3, 'foulards'],
  ['pour mes enfants 2 jouets 20 €', 2, 'jouets'],
  ['parfum quantité 2 50 €', 2, 'parfum'],
  ['parfum qté : 2 50 €', 2, 'parfum'],
  ['parfum 2 pcs 50 €', 2, 'parfum'],
  ['2 pcs parfum 50 €', 2, 'parfum'],
  ['montres 3 pcs 100 €', 3, 'montres'],
  ['2*parfum 80 $', 2, 'parfum'],
  ['2 *parfum 80 $', 2, 'parfum'],
  ['2×parfum 80 $', 2, 'parfum'],
  ['3*t-shirt 10 €', 3, 't-shirt'],
  ['2 parfums 50 ml chacun 120 €', 2, 'parfums'],
  ['2 parfums 120 € 50 ml chacun', 2, 'parfums'],
  ['3 bracelets or 22k 10g chacun 900 €', 3, 'bracelets or 22k'],
  ['uniqlo 3 t shirts 19 €', 3, 'uniqlo t shirts'],
  ['levis 501 x2 90 €', 2, 'levis 501'],
  ['achat de 2 parfums 50 €', 2, 'parfums'],
  ['sacs 3 pcs 60 €', 3, 'sacs'],
  ['coffret qté 2 50 €', 2, 'coffret'],
])('asks what the price of « %s » is of', (typed, count, name) =>
  expect(read(typed)).toMatchObject({ count, name, basis: undefined }),
);

it('takes no number of a name for a price: « rouges à lèvres 2 en 1 »', () =>
  expect(readInFull('rouges à lèvres 2 en 1', context)).toMatchObject({ prices: [] }));

it('pays so many times what the price is of, or asks, whatever the numbers', () => {
  const one = fc.integer({ min: 2, max: 400 });
  fc.assert(
    fc.property(one, one, fc.integer({ min: 1, max: 99_999 }), (count, group, cents) => {
      const price = String(cents / 100).replace('.', ',');
      for (const goods of ['miroirs', 'cigarettes', 'cigares']) {
        const article = readInFull(`${count} ${goods} ${price} € les ${group}`, context);
        if (count % group !== 0) expect(article).toMatchObject({ kind: 'unread', reason: 'per-measure' });
        else
          expect(article).toMatchObject({
            basis: 'all',
            prices: [{ price: (cents * (count / group)) / 100 }],
          });
      }
    }),
  );
});

it('takes no size for a count, whatever the numbers', () => {
  const side = fc.integer({ min: 2, max: 400 });
  fc.assert(
    fc.property(side, side, fc.constantFrom('x', ' x ', '×'), (width, height, by) => {
      const size = `${width}${by}${height}`;
      const article = readInFull(`2 tapis ${size} cm 80 € pièce`, context);
      expect(article).toMatchObject({ count: 2, basis: 'each', prices: [{ price: 80 }] });
      const one = readInFull(`tapis ${size} 600 €`, context);
      if (one.kind === 'read')
        expect(one).toMatchObject({ count: 1, name: `tapis ${size}`, prices: [{ price: 600 }] });
    }),
  );
});

it('counts nothing by a word that every object knows', () =>
  expect(readInFull('2 sacs 20 € le constructor', context)).toMatchObject({
    kind: 'read',
    count: 2,
    prices: [{ price: 20 }],
  }));
