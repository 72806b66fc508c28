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
    'vase romain ancien, vase romain, lampe romaine, pièce grecque ancienne, monnaie romaine, pièces romaines, buste romain, statuette égyptienne ancienne, tête antique, bague romaine ancienne, poterie berbère ancienne, mosaïque romaine, casque grec antique, coupe grecque antique, objet égyptien ancien',
  'sale-ban':
    'poppers, flacon de poppers, croix gammée, drapeau nazi, insigne nazi, médaille nazie, casque nazi',
  drugs: 'space cookies, space cookie, space-cookies, space brownie, space muffins, gâteau planant',
  medicine:
    'gélules amincissantes, gélules minceur, capsules amincissantes, pilules pour maigrir, coupe-faim, brûleur de graisse, gélules, comprimés amincissants',
} as const;

const lookAlikes =
  'bébé tortue en peluche, peluche bébé singe, façon pâtissière, tarte façon grand-mère, bébé nageur, bébé reborn, lit bébé, jeune pousse, montre Cartier, sac Gucci, T-shirt Gucci, tapis du marché, sac du souk, maillot du PSG, savon du marché, sac façon cuir, jean style vintage, chaussures style italien, robe de style bohème, meuble de style ancien, sandales romaines, salade romaine, yaourt grec en savon, tapis ancien modèle, space invaders, stylo space, casque gris, croix en bois, croix occitane, crème amincissante, gaine amincissante, capsules de café, capsules Nespresso, moule à cookies, cookies, pop-corn';

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
