import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { restrictedGoodsNamed } from './name-restrictions';

const named = (name: string) => restrictedGoodsNamed(name, catalogue.restrictedWords);
const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

it.each(
  words(
    `foi gras, fois gras, Foie graz, foie grat, fwa gras, foix gras, bloc de foi gras, foi gras entier, 2 fois gras mi-cuits, foigras,
    foiegras, saucisson sek, saucison sec, viande séché, viende séchée, jambon kru, jambom cru, petit salés, pata négra, jambon crut`,
  ).map((name) => [name]),
)('hears meat in « %s »', (name) => expect(named(name)).toContain('meat'));

it.each([
  ['fromage fraix', 'dairy'],
  ['crem fraiche', 'dairy'],
  ['vache ki rit', 'dairy'],
  ['nids d’hirondele', 'animal-products'],
  ['haricos verts', 'plants'],
  ['gas hilarant', 'drugs'],
])('hears « %s » as %s', (name, good) => expect(named(name)).toContain(good));

it.each(
  words(
    `foi, fois, foie, gras, savon gras, deux fois, une fois, bonne fois, livre sur la foi, médaille de la foi, crayon gras, corps gras, fois grande,
    foire, foi grise, fois 2, papier gras, pastel gras, stylo gras, verre à citron, salle petite, petite salle`,
  ).map((name) => [name]),
)('asks nothing of « %s »', (name) => expect(named(name)).toEqual([]));
