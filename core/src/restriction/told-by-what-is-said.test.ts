import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** What is said of a thing tells what it is: whose manner, where from, how old. */
const written = {
  counterfeits:
    'Montre façon Cartier, sac style Louis Vuitton, sac à la façon Chanel, T-shirt Gucci du marché à 5 €, polo Lacoste du souk, casquette Gucci achetée au marché, maillot du PSG pas officiel, maillot non officiel du Real Madrid, montre type Rolex, sac inspiré Hermès, baskets Nike du marché, AirPods pas d’origine, montre Rolex du bazar, parfum Dior générique',
  'animals|protected-species':
    'bébé tortue, petite tortue, jeune tortue, bébé singe, bébé iguane, jeune perroquet, bébé caméléon, bébés tortues, 2 bébés tortues, bébé serpent, bébé crocodile, bébé alligator',
  'cultural-goods':
    'vase romain ancien, vase romain, lampe romaine, pièce grecque ancienne, monnaie romaine, pièces romaines, buste romain, statuette égyptienne ancienne, tête antique, bague romaine ancienne, poterie berbère ancienne, mosaïque romaine, casque grec antique, coupe grecque antique, objet égyptien ancien, pierre antique, pierres antiques, pierre ancienne, pierres anciennes, vieille pierre, pierre antique de Turquie, pierre romaine, pierre gravée ancienne, objet antique, objets antiques, vieil objet, vieux objets, vieille pièce, vieilles pièces, vieille monnaie, pièce ancienne, fossile, amphore, tesson, tessons de poterie, vieux livre manuscrit, icône ancienne, vieille icône, vieille statue, vieux vase, vase ancien, vieille poterie, céramique ancienne, sculpture ancienne, mosaïque ancienne, brique antique, colonne antique, marbre antique, fragment de colonne, bijou ancien, bague ancienne, sceau ancien, vieux coran, vieille bible, vieux parchemin, vieux papyrus, vieux tableau, tapis ancien, vieux tapis, tapis antique, collier antique, meuble antique, outil préhistorique, pointe de flèche, silex taillé, ancient coin, ancient stone, old coin',
  'sale-ban':
    'poppers, flacon de poppers, croix gammée, drapeau nazi, insigne nazi, médaille nazie, casque nazi',
  drugs: 'space cookies, space cookie, space-cookies, space brownie, space muffins, gâteau planant',
  medicine:
    'gélules amincissantes, gélules minceur, capsules amincissantes, pilules pour maigrir, coupe-faim, brûleur de graisse, gélules, comprimés amincissants',
} as const;

const lookAlikes =
  'bébé tortue en peluche, peluche bébé singe, façon pâtissière, tarte façon grand-mère, bébé nageur, bébé reborn, lit bébé, jeune pousse, montre Cartier, sac Gucci, T-shirt Gucci, tapis du marché, sac du souk, maillot du PSG, savon du marché, sac façon cuir, jean style vintage, chaussures style italien, robe de style bohème, meuble de style ancien, sandales romaines, salade romaine, pierre, pierres, bijoux en pierre, collier en pierre, pierre ponce, pierre précieuse, pierres fines, pierre à pizza, pierre d’alun, vieille veste, vieux sac, vieux jean, vieille montre, vieille pièce de moteur, vieilles pièces de voiture, pièce détachée, pièces de rechange, robe antique, rose antique, parfum pierre antique, miroir style antique, mortier en pierre ancienne, marbre, tapis, icône, brique, colonne de douche, vieux rose, yaourt grec en savon, tapis ancien modèle, space invaders, stylo space, casque gris, croix en bois, croix occitane, crème amincissante, gaine amincissante, capsules de café, capsules Nespresso, moule à cookies, cookies, pop-corn';

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(Object.entries(written))('%s', (goods, names) => {
  it.each(names.split(', '))('may be « %s »', (name) => {
    expect(asked(name).filter((good) => goods.split('|').includes(good))).not.toEqual([]);
  });
});

it.each(lookAlikes.split(', '))('« %s » is none of them', (name) => {
  expect(asked(name).filter((good) => Object.keys(written).join('|').split('|').includes(good))).toEqual([]);
});
