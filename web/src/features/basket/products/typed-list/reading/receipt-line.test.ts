import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { readTypedList } from './read-typed-list';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const arrival = { country: 'US', regime, law: lawToday() };

const listOf = (typed: string, defaultCurrency = 'USD') =>
  readTypedList(typed, { currencies: currencies.currencies, defaultCurrency }, { catalogue, arrival }) ?? [];

const read = (typed: string, defaultCurrency?: string): readonly string[] =>
  listOf(typed, defaultCurrency).map((one) =>
    one.kind === 'read'
      ? `${one.count} ${one.name} ${one.prices[0]?.price ?? '-'}`
      : `${one.typed}: ${one.reason}`,
  );

describe('the tax of a receipt', () => {
  it('is added to its prices where articles and tax make the total', () => {
    expect(listOf('LAPTOP 470.00\nSALES TAX 41.71\nTOTAL 511.71')).toMatchObject([
      { kind: 'read', prices: [{ price: 470 }] },
      { kind: 'unread', reason: 'tax-added', withTax: { price: 511.71, currency: 'USD', count: 1 } },
      { kind: 'unread', reason: 'total' },
    ]);
  });

  it.each([
    ['SHIRT 30.00; JEANS 59.99; SUBTOTAL 89.99; TAX 8.875% 7.99; TOTAL 97.98', 97.98, 2],
    ['SHIRT 30.00; JEANS 59.99; GST 5% 4.50; PST 7% 6.30; TOTAL 100.79', 100.79, 2],
    ['HOODIE 80.00; GST/HST 10.40; TOTAL 90.40', 90.4, 1],
    ['2 SHIRT 30.00; TAX 2.40; TOTAL 62.40', 62.4, 2],
    ['2 SHIRT 30.00; TAX 2.40; TOTAL 32.40', 32.4, 2],
    ['LAPTOP 470.00; SALES TAX 41.71; VISA ****4521 511.71', 511.71, 1],
    ['LAPTOP 470.00; TOTAL 470.00; SALES TAX 41.71; AMOUNT DUE 511.71', 511.71, 1],
  ])('says what its articles cost with it: « %s »', (typed, price, count) => {
    const taxes = listOf(typed).filter((one) => one.kind === 'unread' && one.reason.startsWith('tax'));
    expect(taxes.length).toBeGreaterThan(0);
    for (const tax of taxes) expect(tax).toMatchObject({ reason: 'tax-added', withTax: { price, count } });
  });

  it.each([
    ['Sac 50,00; TOTAL 50,00; TVA 20% 8,33', 'EUR'],
    ['Sac 50,00; SOUS-TOTAL 50,00; TVA 8,33; CB 50,00', 'EUR'],
    ['Sac 50,00; TOTAL HT 41,67; TVA 20 % 8,33; TOTAL TTC 50,00', 'EUR'],
    ['Hemd 50,00; SUMME 50,00; inkl. MwSt 19% 7,98', 'EUR'],
    ['Bolso 50,00; IVA 21% 8,68; TOTAL 50,00', 'EUR'],
    ['Bolso 120,00; IVA incluido 20,83; TOTAL 120,00', 'EUR'],
    ['Sac 50,00; HT 41,67; TVA 8,33; TTC 50,00', 'EUR'],
    ['LAPTOP 511.71; SALES TAX 41.71; TOTAL 511.71', 'USD'],
  ])('is inside its prices where the articles make the total: « %s »', (typed, currency) => {
    const taxes = listOf(typed, currency).filter(
      (one) => one.kind === 'unread' && one.reason.startsWith('tax'),
    );
    expect(taxes).toMatchObject([{ reason: 'tax-included' }]);
  });

  it.each([
    ['no total', 'LAPTOP 470.00; SALES TAX 41.71'],
    ['a total before taxes alone', 'LAPTOP 470.00; SUBTOTAL 470.00; SALES TAX 41.71'],
    ['what was paid before a tax that is never inside', 'LAPTOP 470.00; TOTAL 470.00; SALES TAX 41.71'],
    ['a tip beside it', 'LAPTOP 470.00; TOTAL 470.00; TAX 41.71; TIP 20.00; GRAND TOTAL 531.71'],
    ['what was paid before the tax of an American price', 'LAPTOP 470.00; TOTAL 470.00; TAX 8.875% 41.71'],
    ['what was paid before the tax of a state', 'LAPTOP 470.00; TOTAL 470.00; NY TAX 41.71'],
    ['an article that is not there', 'LAPTOP 470.00; TAX 41.71; TOTAL 611.71'],
    ['two currencies', 'LAPTOP 470.00 $; TAX 41.71 $; TOTAL 511.71 €'],
    ['a price of several readings', 'iPhone 15 999 €; TAX 10 €; TOTAL 1009 €'],
  ])('may be either: %s', (_why, typed) => {
    const taxes = listOf(typed).filter((one) => one.kind === 'unread' && one.reason.startsWith('tax'));
    expect(taxes).toMatchObject([{ reason: 'tax' }]);
  });

  it.each([
    ['HST 10.40', 'CAD'],
    ['GST 4.00', 'CAD'],
    ['TVQ 7.98', 'CAD'],
  ])('is not told by what was paid before it in Canada: « %s »', (tax, currency) => {
    expect(listOf(`HOODIE 80.00; TOTAL 80.00; ${tax}`, currency)).toMatchObject([{}, {}, { reason: 'tax' }]);
  });

  it('is told by what was paid before it where prices hold it', () => {
    expect(listOf('UGG 199.00; TOTAL 199.00; GST 18.09', 'AUD').at(-1)).toMatchObject({
      reason: 'tax-included',
    });
  });
});

it.each([
  'VISA ****4521 292.86',
  'MASTERCARD 4521 292.86',
  'Card ending 4521 $292.86',
  'Card ending in 4521 $292.86',
  'VISA XXXX4521 292.86',
  'VISA ****4521',
  'AMEX 292.86',
  'VISA DEBIT 292.86',
  'CARTE BANCAIRE 292.86',
  'CARTE BANCAIRE',
  'CASH 300.00',
  'CHANGE 7.14',
  'APPROVED',
  'AUTH CODE 123456',
  'INVOICE # 10024',
  'Tél : 01 49 54 30 00',
  'Tel: 212-555-0100',
  'Phone (212) 555-0100',
  'Tel +41 22 310 20 20',
  '123 Main St, New York, NY 10001',
  '123 W 42nd St',
  '100 Broadway',
  '2501 SE J ST',
  '500 Avenue of the Americas Blvd',
  '12 rue de Rivoli, 75001 Paris',
  'EC-KARTE 292.86',
  'TARJETA DE CRÉDITO 292.86',
  'GESAMT 292.86',
])('takes « %s » for a line of a receipt', (line) => {
  const [, , , ...rest] = read(`LAPTOP 470.00\nSHIRT 20.00\nTOTAL 490.00\n${line}`);
  expect(rest).toEqual([`${line}: total`]);
});

it('takes the city under a street for the same address', () => {
  expect(read('LAPTOP 470.00; 2 Main St; New York, NY 10001').at(-1)).toBe('New York, NY 10001: total');
});

it.each([
  ['sac 300 € jean 80 € paypal 380 €', ['1 sac 300', '1 jean 80', 'paypal 380 €: total']],
  ['sac 300 € jean 80 € IVA 66 €', ['1 sac 300', '1 jean 80', 'IVA 66 €: tax']],
  ['sac 300 € jean 80 € HT 316 €', ['1 sac 300', '1 jean 80', 'HT 316 €: total']],
  ['sac 300 € taxe 20 €', ['sac 300 € taxe 20 €: several-prices']],
  ['sac 300 € + IVA 20 €', ['sac 300 € + IVA 20 €: several-prices']],
  ['sac 300 € et paypal 300 €', ['1 sac 300', 'paypal 300 €: total']],
])('parts the line of a receipt from the articles that no sign parts: « %s »', (typed, parts) => {
  expect(read(typed)).toEqual(parts);
});

it('leaves an article under a tax, or under a total that is over all', () => {
  expect(read('taxe 2 €, bar 20 €, sac 20 €')[1]).toBe('1 bar 20');
  expect(read('total 80 €, bar 20 €, sac 60 €')[1]).toBe('1 bar 20');
  expect(read('LAPTOP 470.00; TAX 41.71; CASH 511.71')[2]).toBe('CASH 511.71: total');
});

it('leaves the pressure that a watch bears in its name', () => {
  expect(read('montre 20 bar 300, sac 40')).toEqual(['1 montre 20 bar 300', '1 sac 40']);
});

it('leaves what stands over the total an article, though it may say how it was paid', () => {
  expect(read('loup 30 €, bar 20 €, total 50 €, bar 50 €')).toEqual([
    '1 loup 30',
    '1 bar 20',
    'total 50 €: total',
    'bar 50 €: total',
  ]);
});

it.each([
  'TAX 8.875% 23.87',
  'SALES TAX 8.875% 23.87',
  'SALES TAX (8.875%) 23.87',
  'TVA 20% 8.33',
  'NY TAX 4.00',
])('takes « %s » for a tax', (line) =>
  expect(read(`LAPTOP 470.00\nSHIRT 20.00\n${line}`)).toEqual(['1 LAPTOP 470', '1 SHIRT 20', `${line}: tax`]),
);

it.each([
  ['carte SD 32 Go 20 €', '1 carte SD 32 Go 20'],
  ['carte Pokémon 300 €', '1 carte Pokémon 300'],
  ['carte graphique 500 €', '1 carte graphique 500'],
  ['porte-cartes 40 €', '1 porte-cartes 40'],
  ['jeu de cartes 5 €', '1 jeu de cartes 5'],
  ['change bébé 12 €', '1 change bébé 12'],
  ['CD Johnny Cash 20 €', '1 CD Johnny Cash 20'],
  ['carte cadeau 50 €', '1 carte cadeau 50'],
  ['visa', '1 visa -'],
  ['Sac, LA 12000', '1 Sac -'],
  ['cash 12000 €', '1 cash 12000'],
  ['CB 1000 5000 €', '1 CB 1000 5000'],
  ['téléphone 300 €', '1 téléphone 300'],
  ['balance 30 €', '1 balance 30'],
  ['2 Abbey Road', '2 Abbey Road -'],
  ['taxidermie 200 €', '1 taxidermie 200'],
  ['bague, OR 10000 €', '1 bague -'],
  ['téléphone 3500000', '1 téléphone 3500000'],
  ['téléphone : 12.000.000', '1 téléphone 12000000'],
  ['phone 15 000 000', '1 phone 15000000'],
  ['200 cigarettes Park Drive', '1 cigarettes Park Drive -'],
  ['250 g café Fifth Avenue', '1 café Fifth Avenue -'],
  ['120 stickers Sesame Street', '120 stickers Sesame Street -'],
  ['1 place de concert 15000 JPY', '1 place de concert 15000'],
  ['1 place pour le match 15000 Yen', '1 place pour le match 15000'],
  ['12 rue du Rhône montre 15000 CHF', '12 rue du Rhône montre 15000'],
])('leaves « %s » an article', (typed, article) => {
  expect(read(`${typed}; sac 20 €`)[0]).toBe(article);
});
