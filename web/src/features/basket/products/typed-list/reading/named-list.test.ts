import { indexCatalogue, type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { offeredCatalogue } from '../../../../reference/offered-catalogue';
import { readSearchedList, readTypedList } from './read-typed-list';

const whole: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const arrival = { country: 'US', regime, law: lawToday() };

function namesOf(typed: string, catalogue = whole): readonly string[] | undefined {
  const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };
  return readTypedList(typed, context, { catalogue, arrival })?.map((article) =>
    article.kind === 'read' ? article.name : article.typed,
  );
}

it.each([
  ['montre 50, saucisson', ['montre', 'saucisson']],
  ['iPhone 15 pro 1199, airpods offerts', ['iPhone 15 pro', 'airpods offerts']],
  ['iphone 15 offert, airpods offerts', ['iphone 15 offert', 'airpods offerts']],
  ['parfum, airpods offerts', ['parfum', 'airpods offerts']],
  ['foulard, bidule', ['foulard', 'bidule']],
  ['parfum, furoshiki, zorglub', ['parfum', 'furoshiki', 'zorglub']],
  ['sac, valise', ['sac', 'valise']],
  ['un sac Vuitton et une montre', ['sac Vuitton', 'montre']],
  ['un sac et une montre et des gants', ['sac', 'montre', 'gants']],
  ['du fromage et du vin', ['fromage', 'vin']],
  ['un sac et un furoshiki', ['sac', 'furoshiki']],
  ['tapis marocain, poterie berbère', ['tapis marocain', 'poterie berbère']],
  ['zorglub 50, saucisson', ['zorglub', 'saucisson']],
  ['viande, ivoire', ['viande', 'ivoire']],
  ['saucisson, jambon', ['saucisson', 'jambon']],
  ['parfum, eau de toilette', ['parfum', 'eau de toilette']],
  ['parfum, iPhone', ['parfum', 'iPhone']],
  ['2 parfums, montre', ['parfums', 'montre']],
  ['whisky; cigarettes', ['whisky', 'cigarettes']],
  ['snus, cigarettes', ['snus', 'cigarettes']],
  ['tabac à priser, snus, whisky', ['tabac à priser', 'snus', 'whisky']],
  ['cognac 30 €, armagnac 40 €', ['cognac', 'armagnac']],
  ['whisky, cigarettes, bricole', ['whisky', 'cigarettes', 'bricole']],
  ['montre 99 €, Or : lingots, pièces d’or 4000 €', ['montre', 'Or : lingots, pièces d’or']],
  ["2 Or: lingots, pieces d'or 4000 €, montre 99 €", ["Or: lingots, pieces d'or", 'montre']],
  ['Or : lingots, pièces d’or rouges 40 €, montre 99 €', ['Or : lingots', 'pièces d’or rouges', 'montre']],
  ['short, bermuda 40 €, parfum 80 €', ['short', 'bermuda', 'parfum']],
  ['80 € short, bermuda 40 €', ['short', 'bermuda']],
  ['Apple Pencil, iPhone, MacBook', ['Apple Pencil', 'iPhone', 'MacBook']],
  ['parfum, modèle réduit', ['parfum', 'modèle réduit']],
  ['SSD, clé USB, carte mémoire 64 Go 20 €', ['SSD', 'clé USB', 'carte mémoire 64 Go']],
])('« %s » is a list', (typed, names) => expect(namesOf(typed)).toEqual(names));

it.each([
  'jambon, cuit',
  'jambon, tranché',
  'bague, 18 carats',
  'iPhone, 128 go',
  'iPhone, 128 GB',
  'robe, XL',
  'whisky, 12 ans d’âge',
  'pull bleu, taille M',
  'robe, T38',
  'tapis, très beau',
  'livre, de Camus',
  'chemise, coton bio',
  'lunettes, soleil',
  'foulard, Hermès',
  'sac, Louis Vuitton',
  'parfum, Chanel n°5',
  'parfum, offert',
  'lego 42100',
  '1,5 l de vin',
  'furoshiki, zorglub',
  'un pull bleu et un peu usé',
  'livre mille et une nuits',
  'un tableau du lac',
  'tableau du lac et des montagnes',
  'chapeau et gants',
  'viande,',
  'viande, i',
  'chaussures, taille 42',
  'chemise 40, coton',
  'veste, noir',
  'robe, rouge',
  'bijou, argent',
  'vin 12,5',
  'vin rouge, 13 %',
  'whisky, 12 ans',
  'parfum, 50 ml',
  'smartphone, téléphone',
  'Veste, blouson, blazer',
  'Vin tranquille, plus de 13 % vol',
  'trucs, bidules',
  'tabac à priser, snus',
  'Snus, tabac à priser',
  'tabac à priser, à mâcher, snus',
  'cognac, armagnac',
  'Or : lingots, pièces d’or 4000 €',
])('« %s » is one article', (typed) => expect(namesOf(typed)).toBeUndefined());

it('no name of the nomenclature is a list', () => {
  const names = [...indexCatalogue(whole).values()].map(({ name }) => name);
  expect(names.filter((name) => namesOf(name) !== undefined)).toEqual([]);
});

it('what an age hides is a line of a list too', () => {
  const young = offeredCatalogue(whole, { age: 16, country: 'US' }, lawToday());
  expect(namesOf('whisky, cigarettes', young)).toEqual(['whisky', 'cigarettes']);
  expect(namesOf('bière, tabac 8', young)).toEqual(['bière', 'tabac']);
});

it.each([
  ['3 parfums 100 $', true],
  ['3 parfums 100 $ en tout', true],
  ['trois parfums 100 $ en tout;', true],
  ['trois parfums 100 $', true],
  ['4 parfums 100 $ en tout', false],
  ['3 parfums 100 $ pièce', false],
  ['parfum 100 $', false],
  ['2 kg de thé 15 $/kg', true],
  ['fromage 20 $ le kilo', true],
  ['montre 80 $ garantie 2 ans', true],
  ['ordinateur acheté en France 900 €', true],
  ['ordinateur acheté en France', true],
  ['ordinateur 900 € acheté en France en détaxe', false],
])(
  '« %s » alone is a list where neither the search nor the form has room for what it says: %s',
  (typed, isList) => {
    const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };
    const list = readSearchedList(typed, context, { catalogue: whole, arrival });
    expect(list !== null).toBe(isList);
  },
);
