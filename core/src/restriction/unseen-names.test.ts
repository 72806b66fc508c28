import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout, restrictionsSought } from './held-restrictions';

/**
 * Words written before the table was, and kept from those who wrote it: 53 of the 55 were known when they were first
 * tried, « rolex copie » and « maillot de foot contrefait » were not.
 */
const unseenNames: readonly (readonly [goods: readonly string[], words: string])[] = [
  [
    ['meat'],
    'rosette de Lyon, chorizo, pastrami, corned beef, biltong, magret de canard, rillettes, merguez, bacon, dinde, nuggets de poulet, terrine de sanglier, mortadelle, saucises, bœuf séché, spam en conserve',
  ],
  [
    ['dairy'],
    'reblochon, cheddar, feta, mozarella, beurre, dulce de leche, lait concentré sucré, crème fraîche, skyr, paneer',
  ],
  [
    ['plants', 'soil-and-potatoes'],
    'mangue, citrons verts, bouture de monstera, graines de tomate, orchidée, terreau, piment frais, patate douce',
  ],
  [
    ['ivory', 'protected-species', 'caviar'],
    'défense d’éléphant, sac en crocodile, carapace de tortue, corail rouge, peau de python, caviar',
  ],
  [['counterfeits'], 'faux sac vuitton, rolex copie, maillot de foot contrefait'],
  [['drugs'], 'beuh, shit, champignons hallucinogènes, MDMA, feuilles de coca'],
  [['weapons', 'explosives'], 'bombe lacrymogène, poing américain, taser, cran d’arrêt, pétards'],
  [['cash'], 'billets de banque, 15000 dollars en espèces'],
];

const harmless =
  'robe, casque audio, lait pour le corps, coque de téléphone, crème solaire, bottes en cuir, tapis berbère, porte-monnaie, statue en bois, livre de cuisine, chargeur, poudre de maquillage, thé vert, sirop d’érable, bonbons, beurre de cacahuète, bougie, maillot de bain, pistolet à colle, herbes de Provence, couteau de cuisine, cocotte en fonte, coca-cola';

const split = (words: string): readonly string[] => words.split(', ');
const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);
const sought = (query: string): readonly string[] =>
  restrictionsSought(query, arrival, catalogue.restrictedWords).named.map(({ good }) => good.id);

it.each(unseenNames.flatMap(([goods, words]) => split(words).map((word) => [word, goods] as const)))(
  'knows « %s » from the United States, as a name and as a search',
  (word, goods) => {
    expect(asked(word).filter((id) => goods.includes(id))).not.toEqual([]);
    expect(sought(word).filter((id) => goods.includes(id))).not.toEqual([]);
  },
);

it.each(split(harmless))('asks nothing about « %s »', (word) => {
  expect(asked(word)).toEqual([]);
});

it.each([
  ['Vin et fromage', 'dairy'],
  ['pain & fromage', 'dairy'],
  ['Savon et saucisson', 'meat'],
  ['Panier garni, saucisson', 'meat'],
  ['chocolat / jambon', 'meat'],
  ['Café + mangues fraîches', 'plants'],
])('asks about each thing that « %s » lists', (name, good) => {
  expect(asked(name)).toContain(good);
});
