import currencies from '@retour/core/data/currencies.json';
import { describe, expect, it } from 'vitest';
import { readList } from './read-list';

const read = (typed: string) =>
  readList(typed, { currencies: currencies.currencies, defaultCurrency: 'USD' });

const namesOf = (typed: string): readonly string[] | undefined =>
  read(typed)?.map((article) => (article.kind === 'read' ? article.name : article.typed));

describe('the field is a list', () => {
  it.each([
    ['2 parfums 80 $, iPhone 1099, 3 bouteilles de vin 45 €', ['parfums', 'iPhone', 'bouteilles de vin']],
    ['2 parfums 80 $; iPhone 1099\n3 bouteilles de vin 45 €', ['parfums', 'iPhone', 'bouteilles de vin']],
    ['2 parfums 80 $ et iPhone 1099 et une montre 99 €', ['parfums', 'iPhone', 'montre']],
    ['parfum 12,50 €,montre 99 €', ['parfum', 'montre']],
    ['chocolat 12,- CHF, montre 99 CHF', ['chocolat', 'montre']],
    ['2 parfums et 3 montres', ['parfums', 'montres']],
    ['1 watch 300 usd and 2 t-shirts 20 usd', ['watch', 't-shirts']],
    ['black and white 20 $, une montre 99 €', ['black and white', 'montre']],
    ['2 parfums, iPhone 1099', ['parfums', 'iPhone']],
    ['chapeau et gants 50 €, une montre 99 €', ['chapeau et gants', 'montre']],
    ['montre 99 €;', ['montre']],
    ['2 parfums 80 $, i', undefined],
    ['2 parfums 80$ 1 iphone 1099 3 bouteilles vin 45€', ['parfums', 'iphone', 'bouteilles vin']],
    ['2 parfums 80$ 1 iphone 1099 et vin 45€', ['parfums', 'iphone', 'vin']],
    ['parfum 80$ x2 montre 99$ pièce chapeau 9€', ['parfum', 'montre', 'chapeau']],
    ['Bath and Body Works 3 bougies 40 €, parfum 80 €', ['Bath and Body Works bougies', 'parfum']],
    ['savon 2 euros 50 et sac 20 euros', ['savon', 'sac']],
    ['24 savons 20 € la douzaine 1 parfum 80 €', ['savons', 'parfum']],
    ['2 paires de chaussures 80 € la paire et 1 sac 20 €', ['paires de chaussures', 'sac']],
    ['3 coffrets 80 € le coffret 1 sac 20 €', ['coffrets', 'sac']],
    ['4 assiettes 20 € total 1 parfum 80 €', ['assiettes', 'parfum']],
    ['un sac 80 € la robe 20 €', ['sac', 'robe']],
    ['sac 80 € ensemble jupe 20 €', ['sac', 'ensemble jupe']],
    ['80$ parfum 99$ montre', ['parfum', 'montre']],
    ['- 2 parfums 80 $\n- montre 99 $', ['parfums', 'montre']],
    ['parfum 80 $ 90 €', ['parfum 80 $ 90 €']],
    ['parfum 80 et 90 €', ['parfum 80 et 90 €']],
    ['montre 50 € et parfum 80 €', ['montre', 'parfum']],
    ['montre 50 et parfum 80 €', ['montre', 'parfum']],
    ['montre 50 et 2 parfums 80 €', ['montre', 'parfums']],
    ['2 parfums 80 $ 3 montres', ['2 parfums 80 $ 3 montres']],
  ])('of %s', (typed, names) => expect(namesOf(typed)).toEqual(names));

  it.each([
    '',
    'parfum',
    'parfum, iPhone',
    'parfum 80 $',
    '2 parfums 80 $',
    '2 parfums 80 $, ',
    'chaussures, taille 42',
    'chapeau et gants',
    'Smartphone, téléphone portable',
    'Vin tranquille, plus de 13 % vol',
    'vin 12,5',
    '2 et 3',
    't-shirt et jean 90 €',
    'noir et blanc 90 €',
    'iPhone 15 2 parfums 80 €',
    'chaussures taille 42 2 paires 80 €',
  ])('never of « %s », which is sought', (typed) => expect(read(typed)).toBeNull());
});
