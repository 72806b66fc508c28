import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { restrictedGoodsNamed } from './name-restrictions';

const named = (name: string): readonly string[] => restrictedGoodsNamed(name, catalogue.restrictedWords);

/** What people bring from where they were, by the name that it has there, or as they spell it: goods, then names. */
const rows = (list: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(list).flatMap(([goods, names]) => names.split(', ').map((name) => [name, goods] as const));

it.each(
  rows({
    cash: 'enveloppe en liquide, en liquide dans une enveloppe, chèque au porteur, chèques au porteur, devises',
    drugs: 'bhang, majoun, majoune, maajoun, bhang 100 g, charas, kief',
    weapons:
      'khanjar, khanjar argent, khandjar, koummya, koumia, yatagan, jambiya, katar, kriss malais, kukri, obsidienne couteau, couto, couto suisse',
    alcohol: 'aquavit, akvavit, tokaji, old monk, chang, vodka beluga, beluga vodka',
    'protected-species':
      'ailes de papillon, ailes de papillon tableau, papillon morpho cadre, cadre papillon morpho, coraille, collier coraille, plumes d’autruche',
    'protected-species alcohol':
      'cobra dans alcool, cobra dans l’alcool, scorpion dans alcool, vin de serpent, vin de cobra, alcool de scorpion, alcool de serpent, whisky scorpion, snake wine',
    counterfeits:
      'contrefasson, contrefasson sac, parfum faux dior, lunettes rayban copie, montre premiere copie, 1ère copie rolex, sac LV aaa',
    'cultural-goods': 'scarabée ancien, amulette ancienne, scarabée antique',
    'animal-products': 'défense de sanglier, dents de sanglier, défense de phacochère',
    meat: 'peau de porc, peau de porc grillée, bao, bao porc',
    caviar: 'beluga, caviar beluga',
    tobacco:
      'cartouche de marlboro light, cartouches de l&m, cartouche de mevius, fortuna bleu cartouche, chunghwa, cigarettes indiennes',
  }),
)('reads « %s » as %s', (name, goods) => expect([...named(name)].sort()).toEqual(goods.split(' ').sort()));

it.each(
  'chapeau conique, chapeaux coniques, vase conique, sac issey miyake bao bao, sac bao bao, chaussures peau de porc, gants en peau de porc, dattes majoul, robe coraille, lentilles coraille, déguisement ailes de papillon, flash cobra, t-shirt L&M, manteau camel bleu, parfum yatagan, enveloppe, savon liquide, cadre, piles AAA, M&M’s'.split(
    ', ',
  ),
)('reads nothing in « %s »', (name) => expect(named(name)).toEqual([]));
