import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readInFull } from './read-in-full';

/** « 1 × name: prices », with the name that each price goes with. */
function read(typed: string, defaultCurrency = 'USD'): string {
  const article = readInFull(typed, { currencies: table.currencies, defaultCurrency });
  if (article.kind === 'unread') return article.reason;
  const prices = article.prices.map(({ price, currency, nameEnd }) =>
    `${price} ${currency} ${nameEnd}`.trimEnd(),
  );
  return `${article.count} × ${article.name}: ${prices.join(' | ')}`;
}

it.each([
  ['manteau C$350', 'CAD', '1 × manteau: 350 CAD'],
  ['sirop 350 C$', 'CAD', '1 × sirop: 350 CAD'],
  ['sirop C$12', 'NIO', '1 × sirop: 12 NIO'],
  ['sirop C$12', 'USD', '1 × sirop: 12 CAD | 12 NIO'],
  ['sac MX$120', 'USD', '1 × sac: 120 MXN'],
  ['sac COL$120', 'USD', '1 × sac: 120 COP'],
  ['sac A$120', 'USD', '1 × sac: 120 AUD'],
  ['montre Fr. 450.-', 'CHF', '1 × montre: 450 CHF'],
  ['foulard Rs 500', 'INR', '1 × foulard: 500 INR'],
  ['parfum Le 300', 'EGP', '1 × parfum Le: 300 EGP'],
  ['chocolat 12 fr 50', 'CHF', '1 × chocolat: 12.5 CHF'],
  ['paréo 60 reais', 'BRL', '1 × paréo: 60 BRL'],
  ['paréo 60 réaux', 'EUR', '1 × paréo: 60 BRL'],
  ['sarong 200 000 rupiah', 'IDR', '1 × sarong: 200000 IDR'],
  ['tongs 150000đ', 'VND', '1 × tongs: 150000 VND'],
  ['mangue 120 bht', 'THB', '1 × mangue: 120 THB'],
  ['briquet zippo 450 bath', 'THB', '1 × briquet zippo: 450 THB'],
  ['sac 200 baths', 'EUR', '1 × sac: 200 THB'],
  ['sels de bath 300', 'THB', '1 × sels de bath: 300 THB'],
  ['bath & body works 12 €', 'THB', '1 × bath & body works: 12 EUR'],
  ['kimono 3000円', 'JPY', '1 × kimono: 3000 JPY'],
  ['thé 50 元', 'CNY', '1 × thé: 50 CNY'],
  ['chocolat 12 francs 50', 'CHF', '1 × chocolat: 12.5 CHF'],
])('reads the money of « %s » from a country of %s: %s', (typed, currency, expected) =>
  expect(read(typed, currency)).toBe(expected),
);

it.each([
  ['Galaxy A 55 400 €', '1 × Galaxy: 55400 EUR | 400 EUR A 55'],
  ['samsung galaxy tab a 9 200 €', '1 × samsung galaxy tab: 9200 EUR | 200 EUR a 9'],
  ['cigares cubains boite de 25 200 €', '1 × cigares cubains boite: 25200 EUR | 200 EUR de 25'],
  ['montre lot de 2 300 €', '1 × montre lot: 2300 EUR | 300 EUR de 2'],
  ['pack de 12 500 €', '1 × pack: 12500 EUR | 500 EUR de 12'],
  ['robe taille de 38 120 €', '1 × robe taille: 38120 EUR | 120 EUR de 38'],
  ['lego pour 8 120 €', '1 × lego: 8120 EUR | 120 EUR pour 8'],
  ['nike air force 1 110 $', '1 × nike air force: 1110 USD | 110 USD 1'],
  ['air jordan 1 180$', '1 × air jordan: 1180 USD | 180 USD 1'],
  ['Dunhill 1 100 €', '1 × Dunhill: 1100 EUR | 100 EUR 1'],
  ['parfum a 1 200 €', '1 × parfum: 1200 EUR'],
  ['parfum a 12 500 €', '1 × parfum: 12500 EUR'],
  ['PARFUM A 12 500 €', '1 × PARFUM: 12500 EUR'],
  ['montre pour 12 500 €', '1 × montre: 12500 EUR'],
  ['bague de 12 500 €', '1 × bague: 12500 EUR'],
  ['sac 1 200 €', '1 × sac: 1200 EUR'],
  ['iPhone 1 200 €', '1 × iPhone: 1200 EUR'],
  ['lot de 1 200 €', '1 × lot: 1200 EUR'],
  ['air force 1', '1 × air force 1: '],
  ['boîte de 25', '1 × boîte de 25: '],
])('tells the number of a name from a price: « %s » is « %s »', (typed, expected) =>
  expect(read(typed)).toBe(expected),
);

it.each([
  ['chaussures 80 € 42', 'after-price'],
  ['robe 80 € 38', 'after-price'],
  ['ceinture 65$ 85', 'after-price'],
  ['vans old skool 65$ 42', 'after-price'],
  ['jean 60 $ 32', 'after-price'],
  ['casquette 25 $ 59', 'after-price'],
  ['casquette 9 € 90', '1 × casquette: 9.9 EUR'],
  ['robe 39 € 90', '1 × robe: 39.9 EUR'],
  ['café 3 € 50', '1 × café: 3.5 EUR'],
  ['t-shirt 12 € 50', '1 × t-shirt: 12.5 EUR'],
  ['chaussures 49 € 99', '1 × chaussures: 49.99 EUR'],
  ['parfum 80 € 42', 'after-price'],
  ['parfum 80 € 49', '1 × parfum: 80.49 EUR'],
  ['chaussures Nike 42 $120', '1 × chaussures Nike 42: 120 USD'],
  ['iPhone 15 $999', '1 × iPhone 15: 999 USD'],
  ['parfum 2 $80', 'several-prices'],
  ['2 parfums $80', '2 × parfums: 80 USD'],
])('tells a size from a price: « %s » is « %s »', (typed, expected) => expect(read(typed)).toBe(expected));

it.each([
  ['2500 TL un tapis', 'TRY', '1 × tapis: 2500 TRY'],
  ['500 livres le foulard', 'TRY', '1 × foulard: 500 TRY'],
  ['450 lires un plateau', 'TRY', '1 × plateau: 450 TRY'],
  ['40 francs un couteau', 'CHF', '1 × couteau: 40 CHF'],
  ['250 dirhams un plateau', 'MAD', '1 × plateau: 250 MAD'],
  ['150 dh la djellaba', 'MAD', '1 × djellaba: 150 MAD'],
  ['250 dh de dattes', 'MAD', '1 × dattes: 250 MAD'],
  ['250 dh 2 tapis', 'MAD', '2 × tapis: 250 MAD'],
  ['2 livres', 'TRY', '2 × livres: '],
  ['3 livres de poche', 'TRY', '3 × livres de poche: '],
  ['3 livres le petit prince', 'TRY', '3 × livres le petit prince: '],
  ['200 livres de poche', 'TRY', '200 × livres de poche: '],
  ['chemise 2500 TL (Zara)', 'TRY', '1 × chemise (Zara): 2500 TRY'],
  ['robe 900 lires (coton)', 'TRY', '1 × robe (coton): 900 TRY'],
  ['1 caftan 800 Dh (mariage)', 'MAD', '1 × caftan (mariage): 800 MAD'],
  ['3 livres (poche) 12 €', 'TRY', '3 × livres (poche): 12 EUR'],
  ['tapis 1500 dh soit 140 €', 'MAD', 'several-prices'],
  ['tapis 3000 dh (300€)', 'MAD', 'several-prices'],
  ['tapis 3000 dirhams ou 300 €', 'MAD', 'several-prices'],
  ['tapis 1500 dh / 140 €', 'MAD', 'several-prices'],
  ['robe 38 FR 50 CHF', 'CHF', '1 × robe 38: 50 CHF'],
  ['robe 38 fr noire 50 CHF', 'CHF', '1 × robe 38 fr noire: 50 CHF'],
  ['tapis 120 fr 140 €', 'CHF', 'several-prices'],
  ['poterie 200 dh tapis 1500 dh', 'MAD', 'several-prices'],
  ['robe 300 dh rouge 38', 'MAD', 'several-prices'],
  ['robe 300 dh rouge 30 €', 'MAD', 'several-prices'],
  ['pièce d’or 20 francs 400 €', 'USD', '1 × pièce d’or 20 francs: 400 EUR'],
])(
  'reads the money of the country wherever it stands: « %s » from %s is « %s »',
  (typed, currency, expected) => expect(read(typed, currency)).toBe(expected),
);
