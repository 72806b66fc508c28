import currencies from '@retour/core/data/currencies.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadArticle, readArticle } from './read-article';
import { readList } from './read-list';
import { typedListLimits } from './split-articles';

const from = (defaultCurrency: string) => ({ currencies: currencies.currencies, defaultCurrency });

function read(typed: string, currency = 'USD'): ReadArticle {
  const article = readArticle(typed, from(currency));
  if (article.kind === 'unread') throw new Error(`${typed}: ${article.reason}`);
  return article;
}

const pricesOf = (typed: string, currency?: string): readonly string[] =>
  read(typed, currency).prices.map(({ price, currency: id }) => `${price} ${id}`);

describe('a list', () => {
  it('shows what it cannot read as it was typed', () => {
    expect(readList('80 $, parfum 80 $, montre 80 $ 90 €', from('USD'))).toMatchObject([
      { kind: 'unread', typed: '80 $', reason: 'no-name' },
      { kind: 'read', name: 'parfum' },
      { kind: 'unread', typed: 'montre 80 $ 90 €', reason: 'several-prices' },
    ]);
  });

  it('tells the same article typed twice apart', () => {
    const keys = readList('parfum 80 $, parfum 80 $', from('USD'))?.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('ends somewhere, and says so', () => {
    const articles = readList('parfum 80 $, '.repeat(500), from('USD')) ?? [];
    expect(articles).toHaveLength(typedListLimits.articles + 1);
    expect(articles.at(-1)).toMatchObject({ kind: 'unread', reason: 'too-many' });
  });

  it('never reads the half of an article, and loses none', () => {
    for (let more = 1; more < 100; more += 1) {
      const long = 'livre au titre assez long pour que douze suffisent à passer la limite de mille signes';
      const typed = `livre ${'a'.repeat(more)} 12,50 €; ${`${long} 12,50 €; `.repeat(14)}montre 99 $`;
      const articles = readList(typed, from('USD')) ?? [];
      const prices = articles.flatMap((one) => (one.kind === 'read' ? one.prices : []));
      expect(new Set(prices.map(({ price }) => price))).toEqual(new Set([12.5]));
      const { typed: rest = '', count = 0 } = articles.findLast(({ kind }) => kind === 'unread') ?? {};
      expect([prices.length + count, rest.endsWith('; montre 99 $')]).toEqual([16, true]);
    }
  });
});

describe('a price', () => {
  it.each([
    ['parfum 80$', '80 USD'],
    ['parfum $80', '80 USD'],
    ['$80 parfum', '80 USD'],
    ['parfum 80 USD', '80 USD'],
    ['parfum 80 usd', '80 USD'],
    ['parfum US$80', '80 USD'],
    ['parfum 80 dollars', '80 USD'],
    ['parfum 45€', '45 EUR'],
    ['parfum 12,50 €', '12.5 EUR'],
    ['parfum 12€50', '12.5 EUR'],
    ['parfum 1 200 €', '1200 EUR'],
    ['parfum 1\u00A0200\u00A0€', '1200 EUR'],
    ['parfum 1.099,00 €', '1099 EUR'],
    ['parfum 1,099.00 €', '1099 EUR'],
    ["parfum 1'200 CHF", '1200 CHF'],
    ['CHF 80.- chocolat', '80 CHF'],
    ['vase 5000 yens', '5000 JPY'],
    ['parfum 80 livres sterling', '80 GBP'],
    ['parfum 80 £', '80 GBP'],
    ['montre 100 dollars canadiens', '100 CAD'],
    ['montre 100 francs suisses', '100 CHF'],
    ['80 euros de parfum', '80 EUR'],
    ['parfum à 80 €', '80 EUR'],
    ['iPhone 1099', '1099 USD'],
    ['PS5 499 €', '499 EUR'],
    ['bague 2 000 €', '2000 EUR'],
  ])('of « %s » is %s', (typed, price) => expect(pricesOf(typed)).toEqual([price]));

  it.each([
    ['parfum 80 $', 'CAD', ['80 CAD']],
    ['parfum 80 dollars', 'HKD', ['80 HKD']],
    ['parfum 80 dollars', 'EUR', ['80 USD']],
    ['parfum 80 $', 'MXN', ['80 MXN', '80 USD']],
    ['sac R80', 'ZAR', ['80 ZAR']],
    ['sac 80 kr', 'SEK', ['80 SEK']],
    ['vase 300 ¥', 'CNY', ['300 CNY']],
    ['vase 300 ¥', 'EUR', ['300 JPY', '300 CNY']],
    ['tapis 100 dinars', 'TND', ['100 TND']],
    ['tapis 1,234 DT', 'TND', ['1234 TND', '1.234 TND']],
    ['montre 80', 'CHF', ['80 CHF']],
    ['chemise 1500 TL', 'TRY', ['1500 TRY']],
    ['chemise 1500 tl', 'TRY', ['1500 TRY']],
    ['parfum 80 dh', 'MAD', ['80 MAD']],
    ['parfum 80 DH', 'MAD', ['80 MAD']],
    ['montre 500 dhs', 'AED', ['500 AED']],
    ['montre 500dh', 'AED', ['500 AED']],
    ['DH 500 montre', 'AED', ['500 AED']],
    ['pull 400 Kr', 'NOK', ['400 NOK']],
    ['chocolat 12 fr', 'CHF', ['12 CHF']],
    ['chocolat 12 fr.', 'CHF', ['12 CHF']],
    ['chocolat 12 Frs', 'CHF', ['12 CHF']],
    ['montre 500 sfr', 'CHF', ['500 CHF']],
    ['tapis 500 lei', 'RON', ['500 RON']],
    ['sac 300 rmb', 'CNY', ['300 CNY']],
    ['tapis 100 dt', 'TND', ['100 TND']],
    ['tapis 100 da', 'DZD', ['100 DZD']],
    ['tapis 900 LE', 'EGP', ['900 EGP']],
    ['vase 200 nis', 'ILS', ['200 ILS']],
    ['pagne 9000 cfa', 'XOF', ['9000 XOF']],
    ['sac 50 zl', 'PLN', ['50 PLN']],
    ['sac 500 kc', 'CZK', ['500 CZK']],
    ['boubou 9000 f', 'XAF', ['9000 XAF']],
    ['parfum 50 e', 'USD', ['50 EUR']],
    ['parfum 50 E', 'EUR', ['50 EUR']],
    ['parfum 50 e', 'SZL', ['50 SZL']],
    ['sac 100 pounds', 'EUR', ['100 GBP']],
    ['sac 1 pound', 'USD', ['1 GBP']],
    ['sac 100 pounds sterling', 'EUR', ['100 GBP']],
    ['sac 100 pounds', 'EGP', ['100 EGP']],
    ['sac 100 lires', 'TRY', ['100 TRY']],
    ['sac 100 lires turques', 'EUR', ['100 TRY']],
    ['sac 100 marks', 'BAM', ['100 BAM']],
    ['sac 100 marks convertibles', 'EUR', ['100 BAM']],
  ])('of « %s » from a country of %s is %j', (typed, currency, prices) =>
    expect(pricesOf(typed, currency)).toEqual(prices),
  );

  it('that spaces leave unclear is asked for, with the name that goes with it', () => {
    expect(read('iPhone 15 999 €').prices).toEqual([
      { price: 15999, currency: 'EUR', nameEnd: '' },
      { price: 999, currency: 'EUR', nameEnd: '15' },
    ]);
  });

  it('in a currency that has too many meanings is kept as it was written', () =>
    expect(read('parfum 80 francs')).toMatchObject({
      prices: [],
      priceWritten: '80 francs',
      name: 'parfum',
    }));

  it.each(['100 lires', '100 marks', '100 pesetas', '100 drachmes', '100 escudos', 'cent lires'])(
    'in a currency that is no more is kept as it was written: %s',
    (written) =>
      expect(read(`montre ${written}`, 'EUR')).toMatchObject({
        prices: [],
        priceWritten: written.replace('cent', '100'),
        name: 'montre',
      }),
  );

  it.each([
    'chaussures taille 42',
    '2 gel douche',
    'parfum S24',
    '3 livres',
    'parfum m²',
    'iPhone 16e',
    'classe E 200 neuve',
    'marque-page 3 marks usés',
  ])('is not made up of « %s »', (typed) => expect(pricesOf(typed)).toEqual([]));

  it.each([
    ['2 gel douche 8 €', 2, 'gel douche', '8 EUR'],
    ['3 livres 45 €', 3, 'livres', '45 EUR'],
    ['bob 20 €', 1, 'bob', '20 EUR'],
  ])('of « %s » is not that of the name of a currency', (typed, count, name, price) => {
    expect(read(typed)).toMatchObject({ count, name });
    expect(pricesOf(typed)).toEqual([price]);
  });

  it.each([
    ['parfum 99999999999999999999 €', 'number'],
    ['iPhone 1099,3 bouteilles 45 €', 'number'],
    ['2 parfums 80 $ 90 €', 'several-prices'],
    ['2 parfums 80 $ 3 montres', 'several-prices'],
    ['80 $', 'no-name'],
    ['parfum -80 $', 'count'],
  ])('of « %s » is not read (%s)', (typed, reason) =>
    expect(readArticle(typed, from('USD'))).toEqual({ kind: 'unread', typed, reason }),
  );
});

describe('how many', () => {
  it.each([
    ['2 parfums 80 $', 2, undefined],
    ['2x parfum 80 $', 2, undefined],
    ['2 x parfum 80 $', 2, undefined],
    ['parfum x2 80 $', 2, undefined],
    ['deux parfums 80 $', 2, undefined],
    ['vingt-cinq parfums 80 $', 25, undefined],
    ['vingt et un parfums 80 $', 21, undefined],
    ['une douzaine de savons 24 $', 12, undefined],
    ['une demi-douzaine de savons 24 $', 6, undefined],
    ['un parfum 80 $', 1, 'each'],
    ['parfum 80 $', 1, 'each'],
    ['deux parfums 80 $ pièce', 2, 'each'],
    ['2 parfums 80 $ chacun', 2, 'each'],
    ['2 parfums 80 $ l’un', 2, 'each'],
    ['parfum 2 x 45 €', 2, 'each'],
    ['parfum 45 € x 2', 2, 'each'],
    ['2 parfums 80 $ en tout', 2, 'all'],
    ['2 parfums 80 $ les deux', 2, 'all'],
    ['parfum 80€ les deux', 2, 'all'],
    ['parfum 80 $ les 3', 3, 'all'],
    ['parfum 80 $ le lot', 1, 'all'],
    ['2 parfums pour 80 $ au total', 2, 'all'],
    ['parfum*2 80 $', 2, undefined],
    ['- 2 parfums 80 $', 2, undefined],
    ['10 cigares 15 $', 10, undefined],
    ['200 cigarettes 80 $', 1, 'each'],
  ])('of « %s »: %i, at a price that is %s', (typed, count, basis) => {
    const article = read(typed);
    expect([article.count, article.basis]).toEqual([count, basis]);
  });

  it.each([
    '0 parfum 80 $',
    '-2 parfums 80 $',
    '1,5 parfum 80 $',
    '1/2 parfum 80 $',
    '20000 parfums 80 $',
    '2 ou 3 parfums 80 $',
    'environ 2 parfums 80 $',
    'zéro parfum 80 $',
    'parfum (2) 80 $',
    'parfum x 0 80 $',
    'parfum -2 80 $',
    'parfum 2 pièces 80 $',
  ])('of « %s » is not read as one', (typed) =>
    expect(readArticle(typed, from('USD'))).toEqual({ kind: 'unread', typed, reason: 'count' }),
  );

  it.each([
    ['parfum 15k yen', 'JPY', ['15000 JPY']],
    ['parfum 15 k yens', 'JPY', ['15000 JPY']],
    ['soie 2,5 millions de dongs', 'VND', ['2500000 VND']],
    ['soie 2 millions', 'VND', []],
    ['parfum 1 million 85 €', 'EUR', ['85 EUR']],
    ['1 Million Paco Rabanne 85 €', 'USD', ['85 EUR']],
    ['parfum 1 Million $85', 'USD', ['85 USD']],
    ['sac 1000000000000000000000k $', 'USD', []],
    ['sac 1.5k$', 'USD', ['1500 USD']],
    ['sac $1.5k', 'USD', ['1500 USD']],
    ['sac 12,5 K €', 'EUR', ['12500 EUR']],
    ['sac 15 mille yens pièce', 'JPY', ['15000 JPY']],
    ['parfum 3 000 yens', 'JPY', ['3000 JPY']],
    ['sac 10 000,50 $', 'USD', ['10000.5 USD']],
    ['écran 4K 500 $', 'USD', ['500 USD']],
    ['écran 4K $500', 'USD', ['500 USD']],
    ['écran 4K', 'USD', []],
    ['parfum 12k', 'USD', []],
  ] as const)('reads thousands in words where they are of a price: « %s »', (typed, currency, prices) =>
    expect(pricesOf(typed, currency)).toEqual(prices),
  );

  it.each([
    ['parfum 1 million 85 €', 'parfum 1 million'],
    ['parfum 1 million', 'parfum 1 million'],
    ['1 Million Paco Rabanne 85 €', 'Million Paco Rabanne'],
  ])('leaves the name of « %s » as it is', (typed, name) => expect(read(typed).name).toBe(name));

  it.each([
    ['bague 300 $ 18k', 'several-prices'],
    ['écran 500 $ 4K', 'several-prices'],
    ['3 mille feuilles 12 €', 'count'],
    ['2 milliers de perles 30 €', 'count'],
  ] as const)('asks what « %s » is', (typed, reason) =>
    expect(readArticle(typed, from('USD'))).toEqual({ kind: 'unread', typed, reason }),
  );

  it.each(['sac 1.500k $', 'sac 15 000 k $', 'iPhone 15 999k $'])(
    'of « %s », which reads in several ways, makes no price up',
    (typed) => {
      const article = readArticle(typed, from('USD'));
      expect(article.kind === 'read' ? article.prices : []).toEqual([]);
    },
  );

  it.each(['3DS 50 $', 'lot de 3 savons 9 $', 'lampe une place 9 $', 'vin 12,5° 45 €', 'parfum n°5 80 $'])(
    'of « %s » is one',
    (typed) => expect(read(typed).count).toBe(1),
  );

  it.each([
    ['whisky 40° 70 cl 35 $', { name: 'whisky', degree: 40, measure: { value: 0.7, unit: 'l' } }],
    ['whisky 40 % vol 1,5 L 35 $', { degree: 40, measure: { value: 1.5, unit: 'l' } }],
    ['3 bouteilles de vin de 75 cl 45 €', { count: 3, measure: { value: 0.75, unit: 'l' } }],
    ['2x70cl whisky 60 $', { count: 2, measure: { value: 0.7, unit: 'l' } }],
    ['tabac 50 g 12 €', { measure: { value: 50, unit: 'g' } }],
    ['1,5 kg de chocolat 30 €', { name: 'chocolat', measure: { value: 1500, unit: 'g' } }],
    ['200 cigarettes 80 $', { name: 'cigarettes', measure: { value: 200, unit: 'cigarette' } }],
    ['2 cartouches de 200 cigarettes 160 $', { count: 2, measure: { value: 200, unit: 'cigarette' } }],
    ['10 cigares 15 $', { count: 10, measure: { value: 1, unit: 'cigare' } }],
    ['2 cartons de 6 bouteilles de 75 cl 90 €', { count: 2, measure: undefined }],
    ['2 cartouches de cigarettes 160 $', { count: 2, measure: undefined, pack: 'cartouche' }],
    ['trois paquets de Marlboro 30 $', { count: 3, measure: undefined, pack: 'paquet' }],
    ['2 cartouches de 200 cigarettes 160 $', { pack: undefined }],
    ['cartouche de 10 paquets 80 $', { pack: undefined }],
    ['une demi-cartouche de cigarettes 40 $', { pack: undefined }],
  ])('of « %s », in its unit', (typed, fields) => expect(read(typed)).toMatchObject(fields));
});

const words = fc.constantFrom(
  ...[
    '2',
    'x2',
    '3x',
    'deux',
    'parfum',
    'iPhone',
    '15',
    '999',
    '1 200',
    '12,50',
    '1.099,00',
    '$',
    '€',
    '80$',
  ],
  ...[
    'USD',
    'yens',
    'chacun',
    'en tout',
    ',',
    ';',
    '\n',
    'et',
    '70 cl',
    '40°',
    '½',
    '²',
    '.',
    '-',
    'kr',
    'de',
  ],
);
const lines = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.array(words, { maxLength: 25 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 25 }).map((parts) => parts.join('')),
);
const trips = fc.constantFrom(...currencies.currencies.map(({ id }) => id));

describe('whatever is typed', () => {
  it('nothing is thrown, and no more than a bounded list comes of it', () => {
    fc.assert(
      fc.property(lines, trips, (typed, currency) => {
        const articles = readList(typed, from(currency)) ?? [];
        expect(articles.length).toBeLessThanOrEqual(typedListLimits.articles + 1);
        for (const { typed: part } of articles) expect(typed).toContain(part.split(' et ')[0]);
      }),
    );
  });

  it('a price, a quantity and a measure are made of digits that stand there, or of words that say them', () => {
    const digitsOf = (text: string): string => inDigits(text).replace(/\D/gu, '');
    const inDigits = (text: string): string => text.normalize('NFKC').replace(/deux/giu, '2');
    fc.assert(
      fc.property(lines, trips, (typed, currency) => {
        const article = readArticle(typed, from(currency));
        if (article.kind === 'unread') return;
        for (const { price } of article.prices) {
          const digits = digitsOf(String(price)).replace(/^0+|0+$/g, '');
          expect(digitsOf(typed)).toContain(digits);
        }
        if (article.measure !== undefined) expect(inDigits(typed)).toMatch(/\d/);
        if (article.count > 1) expect(inDigits(typed)).toMatch(/\d|trois|douzaine/iu);
      }),
    );
  });

  it('a price with its currency is read to the cent, wherever its article stands', () => {
    const cents = fc.integer({ min: 1, max: 99_999_99 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 50 }), (amount, count) => {
        const price = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
        const articles = readList(`montre 1 €, ${count} parfums ${price} €`, from('USD'));
        expect(articles?.[1]).toMatchObject({ count, prices: [{ price: Number(`${amount}e-2`) }] });
      }),
    );
  });
});
