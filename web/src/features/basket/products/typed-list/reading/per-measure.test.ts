import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readArticleAndPrice } from '../../read-name-field';
import { readPricedArticle } from '../../read-priced-article';
import { mayBeListInWords } from './may-be-list-in-words';
import { readInFull } from './read-in-full';
import { readList } from './read-list';

const context = { currencies: table.currencies, defaultCurrency: 'TRY' };

it.each([
  ['10 kg de pistaches 15€ le kilo', 'pistaches', 150],
  ['2 kg de pistaches à 14 €/kg', 'pistaches', 28],
  ['2 kg de thé 15€ le kilo', 'thé', 30],
  ['miel 2 kg a 13 euros le kg', 'miel', 26],
  ['5 L d’huile à 8 €/L', 'huile', 40],
  ['75 cl d’huile 8€ le litre', 'huile', 6],
  ['1,5 kg de noix à 12,33€/kg', 'noix', 18.5],
  ['500 g de saffran 3 € le gramme', 'saffran', 1500],
  ['200 g de thé à 10 € les 100 g', 'thé', 20],
  ['200 g de thé 10€/100g', 'thé', 20],
  ['2 kg de fromage 20 € au kilo', 'fromage', 40],
  ['2 kg de fromage 20 € par kilo', 'fromage', 40],
  ['2 kg de fromage 20 € du kilo', 'fromage', 40],
  ['2 kg de fromage 20 € / kilo', 'fromage', 40],
  ['2 kg de fromage 20 € kilo', 'fromage', 40],
  ['2 kg de fromage 20 le kilo', 'fromage', 40],
  ['2 kg de fromage à 20 lires le kilo', 'fromage', 40],
  ['15 €/kg pistaches 2 kg', 'pistaches', 30],
  ['pistaches 2kg x 14€/kg', 'pistaches', 28],
  ['pistaches 14 €/kg x 2 kg', 'pistaches', 28],
  ['2 kg de pistaches (14 €/kg)', 'pistaches', 28],
  ['un kilo de thé 15 € le kilo', 'thé', 15],
  ['deux kilos de thé à quinze euros le kilo', 'thé', 30],
  ['0,333 kg de noix 12,99 €/kg', 'noix', 4.33],
  ['10 kg de pistaches 15 € le kilogramme', 'pistaches', 150],
  ['10 kilogrammes de pistaches 15 €/kilogramme', 'pistaches', 150],
  ['3 kg de thé 20 € par kilogramme', 'thé', 60],
  ['4 dl d’huile 10 € le décilitre', 'huile', 40],
  ['50 centilitres d’huile 8 € le litre', 'huile', 4],
])('takes « %s » for %s at %d', (typed, name, price) => {
  expect(readInFull(typed, context)).toMatchObject({
    kind: 'read',
    name,
    basis: 'each',
    prices: [{ price }],
  });
  expect(readArticleAndPrice(typed, context)?.price ?? price).toBe(price);
  expect(readPricedArticle(typed, context)).toBeNull();
});

it.each([
  ['MAD', '2 kg de dattes 60 dh/kg', 120],
  ['MAD', 'dattes 2kg 60dh/kg', 120],
  ['CHF', '2 kg de fromage 30 fr/kg', 60],
])('takes %s of « %s » for %d in all', (defaultCurrency, typed, price) =>
  expect(readInFull(typed, { ...context, defaultCurrency })).toMatchObject({
    basis: 'each',
    prices: [{ price }],
  }),
);

it.each([
  ['3 bouteilles d’huile de 75 cl à 8 €/L', 18],
  ['2 x 500 g de thé à 15 €/kg', 15],
  ['3 sachets de thé de 333 g 12,99 €/kg', 12.98],
  ['50 cigares 5 € le cigare', 250],
])('takes « %s » for all of them at %d', (typed, price) =>
  expect(readInFull(typed, context)).toMatchObject({ basis: 'all', prices: [{ price }] }),
);

it.each([
  'fromage 20 €/kg',
  'miel a 13 euros le kg',
  'fromage 20 le kg',
  '2 kg d’huile 8 €/L',
  '2 kg de fromage 20 € la livre',
  '3 m de tissu 10 € le mètre',
  'jambon 1 250 g à 24 €/kg',
  '0 kg de thé 15 €/kg',
  '2 kg de thé 15 francs le kilo',
  '2 kg de thé 15 € le kg en tout',
  '400 cigarettes 50 € la cartouche',
])('takes no price of « %s », and says what to write', (typed) => {
  expect(readInFull(typed, context)).toMatchObject({ kind: 'unread', reason: 'per-measure' });
  expect(readArticleAndPrice(typed, context)).toBeNull();
  expect(readPricedArticle(typed, context)).toBeNull();
  expect(mayBeListInWords(typed)).toBe(true);
  expect(readList(`${typed}; parfum 80 €`, context)).toMatchObject([{ reason: 'per-measure' }, { count: 1 }]);
});

it.each([
  ['3 bouteilles de vin 12 € la bouteille', 3, 'bouteilles de vin', 'each'],
  ['3 vins 12 € la bouteille', 3, 'vins', undefined],
  ['vin 12 € la bouteille', 1, 'vin', 'each'],
  ['le flacon de parfum 80 €', 1, 'flacon de parfum', 'each'],
  ['t-shirt 12 € L', 1, 't-shirt L', 'each'],
  ['routeur wifi b/g/n 12 €', 1, 'routeur wifi b/g/n', 'each'],
  ['2 kg de thé 30 €', 1, 'thé', 'each'],
])('multiplies nothing in « %s »', (typed, count, name, basis) => {
  const article = readInFull(typed, context);
  expect(article).toMatchObject({ kind: 'read', count, name, prices: [{}] });
  expect(article.kind === 'read' && [article.basis, article.prices[0]?.per]).toEqual([basis, undefined]);
});

it.each([
  ['10 kg de pistaches 15€ le kilo, 2 kg de pistaches à 14 €/kg', [150, 28]],
  ['2 kg de pistaches, 15 € le kilo, parfum 20 €', [30, 20]],
  ['2 kg de thé 15 € le kilo 3 parfums 80 € pièce 1 sac 20 €', [30, 80, 20]],
  ['2 kg de thé 15 €/kg et 2 parfums 80 € en tout', [30, 80]],
  ['2 kg de thé 15 €/kg soit 30 €, sac 20 €', [undefined, 20]],
])('tells the articles of « %s » apart', (typed, prices) =>
  expect(
    readList(typed, context)?.map((one) => (one.kind === 'read' ? one.prices[0]?.price : undefined)),
  ).toEqual(prices),
);

it.each([
  ['ordinateur 1200 € acheté il y a 2 ans', 'ordinateur', 1200],
  ['montre 80 € garantie 2 ans', 'montre', 80],
  ['chemise 30 € taille 42', 'chemise', 30],
  ['téléphone 800 € de 2022', 'téléphone', 800],
  ['montre 80 € le 12/03', 'montre', 80],
  ['montre 80 € le 12 mars 2024', 'montre', 80],
  ['parfum (80 €)', 'parfum', 80],
])('takes the one price of « %s »', (typed, name, price) =>
  expect(readInFull(typed, context)).toMatchObject({ kind: 'read', name, typed, prices: [{ price }] }),
);

it.each([
  ['ordinateur portable 1200 € acheté en France il y a 2 ans', 'france'],
  ['montre 80 € série 5', 'after-price'],
])('says why « %s » is not read: %s', (typed, reason) =>
  expect(readList(`${typed}, parfum 20 €`, context)).toMatchObject([
    { kind: 'unread', reason },
    { name: 'parfum', prices: [{ price: 20 }] },
  ]),
);

/** In euros: an amount only where how much, its unit and the price of that unit are beyond doubt. */
it.each([
  ['2 kilos et demi de thé 15 € le kilo', 'per-measure'],
  ['un kilo et demi de fromage à 20 € le kilo', 'per-measure'],
  ["un litre et demi d'huile à 8 € le litre", 'per-measure'],
  ['2 kg 500 de thé 15 €/kg', 'per-measure'],
  ['deux kilos cinq cents de thé 15 € le kilo', 'per-measure'],
  ['2 à 3 kg de thé 15 €/kg', 'per-measure'],
  ['2-3 kg de thé 15 €/kg', 'per-measure'],
  ['environ 2 kg de thé 15 €/kg', 'per-measure'],
  ['500 g de thé 4 € le 1/4 kg', 'per-measure'],
  ['2 kg de thé à 15 € le 1/2 kilo', 'per-measure'],
  ['2 kg de thé 15 € le ½ kg', 'per-measure'],
  ['2 kg de thé 15 € le 1,5 kg', 'per-measure'],
  ['2 kg de thé 15 € le demi-kilo', 'per-measure'],
  ['2 kg de thé 15 € la demi-livre', 'per-measure'],
  ['2 kg de thé 15 € le quart', 'per-measure'],
  ['2 kg de thé 15 € pour un kilo', 30],
  ['2 kg de thé 15 € chaque kilo', 30],
  ['2 kg de thé 15 € per kilo', 30],
  ['2 kg de thé 15 € a kilo', 30],
  ['2 kg de thé au kilo 15 €', 'per-measure'],
  ['15 dirhams le kg de thé 2 kg', 'per-measure'],
  ['2 kg de thé 15€50 le kilo', 31],
  ['2 kg de thé 1 200 €/kg', 2400],
  ['1 250 g de jambon à 24 €/kg', 'per-measure'],
  ['1 500 g fromage 20 €/kg', 'per-measure'],
  ['1.250 g de jambon à 24 €/kg', 'per-measure'],
  ['1,250 g de jambon à 24 €/kg', 'per-measure'],
  ["1.500 ml d'huile à 8 €/L", 'per-measure'],
  ['2 500 g de café 10 €/kg', 'per-measure'],
  ['1,250 kg de jambon à 24 €/kg', 30],
  ['miel 500 gr x 3 € le kilo', 1.5],
  ['huile 750gr x 1 200 € /kg', 900],
  ['thé 500 g x 2 à 15 €/kg', 'per-measure'],
  ['2 saumons (3 kg) à 20 €/kg', 'per-measure'],
  ['2 fromages 1,5 kg 20 €/kg', 'per-measure'],
  ['2 saumons de 3 kg à 20 €/kg', 120],
  ['2 saumons, un total de 3 kg à 20 €/kg', 'per-measure'],
  ['6 x 33 cl de bière 4 €/L', 7.92],
  ['un carton de 6 bouteilles de vin à 12 € la bouteille', 'per-measure'],
  ['boîte de 20 sachets de thé 0,50 € le sachet', 'per-measure'],
  ['2 boîtes de thé 5 € le sachet', 'per-measure'],
  ['2 kg de thé à 5 € le paquet', 'per-measure'],
  ['vin 12 € en 6 bouteilles', 'after-price'],
  ['parfum 80 € en 2 flacons', 'after-price'],
  ['1/2 kg de thé 15 €', 15],
  ['2 kg de thé 15 € 50 le kilo', 31],
])('computes of « %s », or refuses: %s', (typed, expected) => {
  const read = readInFull(typed, { ...context, defaultCurrency: 'EUR' });
  expect(read.kind === 'read' ? read.prices.map(({ price }) => price) : read.reason).toEqual(
    typeof expected === 'number' ? [expected] : expected,
  );
});

it.each([
  ['t-shirt 20 € taille S/M', 't-shirt taille S/M', 20],
  ['2 t-shirts M/L 20 €', 't-shirts M/L', 20],
  ['chemise 30 € du M', 'chemise du M', 30],
  ['3 robes du L 40 €', 'robes du L', 40],
  ['collyre 5 mg/ml 10 €', 'collyre 5 mg/ml', 10],
  ['sirop 250 mg/5 ml 12 €', 'sirop 250 mg/', 12],
  ['3 livres 10 € par livre', 'livres', 10],
  ['thé 15 € pour un kilo', 'thé pour un kilo', 15],
  ['vin 75 cl 12 € la bouteille', 'vin', 12],
  ['whisky 1 L 45 € la bouteille', 'whisky', 45],
  ['parfum 100 ml 80 € le flacon', 'parfum', 80],
  ['tabac à rouler 30 g 12 € le paquet', 'tabac à rouler', 12],
  ['vin 12 € la bouteille de 75 cl', 'vin', 12],
  ['whisky 70 cl avec la boîte 45 €', 'whisky avec la boîte', 45],
  ['montre 250 € avec la boîte et les papiers', 'montre avec la boîte et les papiers', 250],
  ['iPhone 15 dans la boîte 900 €', 'iPhone 15 dans la boîte', 900],
  ['whisky 45 € 12 ans d’âge', 'whisky', 45],
  ['montre 80 € achetée en mai 2024', 'montre', 80],
])('reads « %s » as %s at %d', (typed, name, price) =>
  expect(readInFull(typed, { ...context, defaultCurrency: 'EUR' })).toMatchObject({
    kind: 'read',
    name,
    prices: [{ price }],
  }),
);

it('ends over a long word', () => {
  expect(mayBeListInWords(`sac 2 ${'a'.repeat(2000)}/kg`)).toBe(true);
  expect(mayBeListInWords('a'.repeat(2000))).toBe(false);
});
