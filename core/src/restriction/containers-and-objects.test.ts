import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** Names written before the words were looked at: a container « de » a good is that good, an object « à » it is not. */
const containers: readonly (readonly [good: string, names: string])[] = [
  [
    'meat',
    'sac de charcuterie, assiette de charcuterie, panier de charcuterie, planche de charcuterie, coffret foie gras, lot de saucissons, sachet de viande séchée, bocal de rillettes, barquette de jambon, plateau de viandes froides, assortiment de charcuteries, colis de viande, coffret de saucissons secs, valise de viande de brousse, paquet de bacon, tranches de jambon, panier garni charcuterie, sac isotherme de poulet, boîte de pâté, sac plein de saucisses, grand sac de magret, planche charcuterie et vin',
  ],
  [
    'dairy',
    'plateau de fromages, assiette de fromages, boîte de fromages suisses, morceau de parmesan, meule de gruyère, plaquette de beurre, brique de lait, coffret cadeau fromages, sac de fromage râpé, planche de fromages, panier de yaourts, pot de crème fraîche',
  ],
  [
    'plants',
    'panier de fruits, caisse de mangues, carton d’avocats, filet d’oranges, corbeille de fruits exotiques, cabas de légumes, bouquet de fleurs, sachet de graines, plateau de fruits, sac d’oignons, lot de boutures',
  ],
  [
    'dairy',
    'couteau à fromage avec fromage, couteau à fromage avec du comté, boîte à fromage et son fromage, boîte à fromage plus fromage, cloche à fromage avec son fromage, cloche à fromage pleine de fromage, boîte à fromage contenant du fromage, cloche à fromage en verre avec du fromage',
  ],
  ['dairy', 'pot de glace, pizza, quatre pizzas, part de pizza, carton de pizza, mousse au chocolat'],
  ['meat', 'pastilla'],
  ['plants', 'fleurs de lys, bouquet de lys, 3 lys, mousse végétale, pot plant'],
  ['protected-species', 'papillons'],
  ['weapons', '🗡️, ⚔'],
  ['meat', 'planche à saucisson avec saucisson, couteau à jambon avec le jambon'],
  ['animal-products', 'pot à miel avec miel, pot à miel rempli de miel'],
  ['animal-products', 'pot de miel, boîte d’œufs, plateau d’œufs'],
  ['soil-and-potatoes', 'sac de terre, seau de terreau, sac de pommes de terre'],
  ['fish', 'caisse de poissons, plateau de fruits de mer, sac de crevettes'],
  ['medicine', 'boîte de médicaments, sac de médicaments'],
  ['drugs', 'sachet de cannabis, sac d’herbe à fumer'],
  ['weapons', 'boîte de cartouches, caisse de munitions'],
  ['cash', 'liasse de billets, sac de lingots'],
  ['fuel', 'bidon d’essence'],
];

const objects =
  'collier fleur de lys, lys en soie, lys parfum, mousse végétale artificielle, mousse d’arbre synthétique, four à pizza, pizza cutter, pot en terre, statue en terre, nœud papillon, cravate papillon, sac à main, planche de surf, assiette en porcelaine motif cochon, panier en osier, sac cochon (peluche), plateau à fromage en bois, couteau à fromage, cloche à fromage, boîte à fromage, planche à saucisson, trancheuse à jambon, support à jambon, couteau à jambon, corbeille à fruits, panier à légumes, pot à lait, pot à miel en céramique, boîte à œufs, râpe à fromage, fil à beurre, beurrier en porcelaine, moule à tarte, planche à découper, planche de skate, sac de sport, sac de couchage, sac de voyage en cuir, panier à linge, plateau de jeu, plateau de service, assiette de présentation, assiette en forme de poisson, coffret de maquillage, coffret de parfum, lot de tee-shirts, boîte à musique, pince à escargots, presse à viande, hachoir à viande, thermomètre à viande, service à fondue, appareil à raclette, mug motif vache, moulin à poivre, tablier imprimé saucisson, peluche fromage, coussin en forme de jambon, panier pour chien, sac à bouteilles, couteaux à viande, set de couteaux à fromage, planche à fromage en olivier, fourchette à escargot, fourchettes à viande, assiettes à fromage, presse-purée à pommes de terre, sac à légumes en coton, filet à provisions, assiette à dessert, porte-fromage, couteau à fromage avec manche en bois, boîte à fromage et couteau, couteau à fromage avec manche en forme de fromage, cloche à fromage avec plateau, moulin à café avec café';

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);
const split = (names: string): readonly string[] => names.split(', ');

describe('what is in a container, and what is made for a good', () => {
  it.each(containers.flatMap(([good, names]) => split(names).map((name) => [name, good] as const)))(
    'asks about « %s »',
    (name, good) => expect(asked(name)).toContain(good),
  );

  it.each(split(objects))('does not ask about « %s »', (name) => expect(asked(name)).toEqual([]));
});
