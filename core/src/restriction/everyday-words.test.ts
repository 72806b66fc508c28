import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout, restrictionsSought } from './held-restrictions';

/** What travellers type, in French and in English. */
const typed: readonly (readonly [goods: readonly string[], words: string])[] = [
  [['meat'], 'beef jerky, ham, bush meat, viande de brousse, dried sausage, parma ham'],
  [['dairy'], 'cheese, butter, goat cheese, milk'],
  [['infant-food', 'dairy'], 'lait en poudre pour bébé, baby formula, lait infantile'],
  [['pet-food'], 'croquettes pour chien, dog food, friandises pour chat'],
  [['fish'], 'smoked salmon, dried fish'],
  [['animal-products', 'protected-species'], 'deer antler, bois de cerf'],
  [['animal-products'], 'miel, œufs, honey, eggs'],
  [['plants'], 'graines, bouture, seeds, plant cuttings, fresh fruit, mangoes, cut flowers, cactus'],
  [['soil-and-potatoes'], 'terre, soil, potatoes'],
  [
    ['ivory', 'protected-species'],
    'coral, snake skin bag, ivory bracelet, tortoiseshell comb, crocodile wallet, bracelet en poils d’éléphant, coquillage lambi, hippocampe séché',
  ],
  [['counterfeits'], 'fake Rolex, copie de sac Vuitton, knock-off handbag, réplique de montre'],
  [['drugs'], 'khat, iboga, kratom, peyotl, ayahuasca, space cake, weed gummies, magic mushrooms, thc vape'],
  [['cbd'], 'CBD oil, fleurs de chanvre'],
  [
    ['weapons'],
    'pepper spray, taser, nunchaku, brass knuckles, switchblade, couteau papillon, pistolet d’alarme, arbalète',
  ],
  [['explosives'], 'fireworks, firecrackers'],
  [['cash'], 'lingot d’or, traveller’s cheques, cash'],
  [['fuel'], 'jerrican d’essence'],
  [['medicine'], 'médicaments, tramadol, antibiotics, sleeping pills, viagra'],
  [
    ['narcotic-medicine'],
    'codéine, codeine, morphine, méthadone, methadone, fentanyl patch, ritaline, ritalin, oxycodone, percocet, vicodin, adderall, suboxone, sirop codéiné, sirop à la codéine, patch de fentanyl',
  ],
  [['animals', 'protected-species'], 'puppy, chaton, perroquet'],
  [['cultural-goods'], 'pièces romaines, fossile, tableau ancien'],
  [['nicotine-pouches', 'sale-ban'], 'snus, zyn, nicotine pouches'],
  [['sale-ban'], 'puff jetable, disposable vape, cigarette électronique jetable'],
  [['dangerous-products', 'sale-ban'], 'pointeur laser, brouilleur gps, crème éclaircissante'],
  [
    ['cultural-goods'],
    'pièce archéologique, vestige archéologique, archaeological find, roman coins, megalodon tooth, dinosaur fossil',
  ],
  [
    ['ivory', 'protected-species'],
    'seal fur, seal skin, sealskin boots, manteau en phoque, bottes en phoque, bear skin, bear paw, patte d’ours, dog fur, lion tooth, tiger claws, elephant hair bracelet, pangolin scales, zebra skin, wolf fur, fox fur, fur coat, mink coat, ostrich leather, puma skin, shark teeth, shark jaw, hunting trophy, taxidermy, butterfly specimen, eagle feather, plumes d’oiseau, animal skull, corne de buffle, buffalo horn, seashells, conch shell, giant clam, bois de santal, oud wood, ginseng root',
  ],
  [
    ['animal-products'],
    'insecte grillé, insectes grillés, insects, fried crickets, grasshoppers, mealworms, silkworm, vers à soie, ténébrions, scorpion grillé, tarantule frite, larve, bone broth',
  ],
  [
    ['plants'],
    'curry leaves, curry leaf, kaffir lime leaves, banana leaves, feuilles de moringa, feuilles de ndolé, feuilles de laurier fraîches, feuilles de vigne, ginger root, turmeric root, fresh basil, fresh herbs, apples, chili peppers, sugar cane, tree branch, bois avec écorce, firewood, houseplant',
  ],
  [
    ['weapons', 'explosives'],
    'bear spray, mace spray, spray de défense, spray lacrymogène, stun gun, électrochoc, throwing stars, hunting knife, bâton télescopique, expandable baton, blowgun, slingshot, crossbow bolts, grenade inerte, roman candles, smoke bomb, sparklers',
  ],
  [['counterfeits'], 'bootleg jersey'],
  [['cash'], 'gold bullion, travel cheques'],
  [['medicine'], 'cough syrup, EpiPen, melatonin'],
  [['dangerous-products'], 'rat poison, lead paint, asbestos, radar detector, skin lightening cream'],
  [['rough-diamonds'], 'diamants bruts, rough diamonds'],
];

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);
const sought = (query: string): readonly string[] =>
  restrictionsSought(query, arrival, catalogue.restrictedWords).named.map(({ good }) => good.id);

const rows = typed.flatMap(([goods, words]) => words.split(', ').map((word) => [word, goods] as const));

it.each(rows)('asks about the name « %s »', (name, goods) =>
  expect(asked(name).filter((id) => goods.includes(id))).not.toEqual([]),
);
it.each(rows)('finds « %s » when it is searched', (query, goods) =>
  expect(sought(query).filter((id) => goods.includes(id))).not.toEqual([]),
);

it.each('billet de concert, t-shirt concert'.split(', '))('asks nothing about « %s »', (name) =>
  expect(asked(name)).toEqual([]),
);

it('lets a prescribed narcotic be carried, in the Union too', () => {
  for (const origin of [arrival, { ...arrival, country: 'ES', regime: 'eu' } as const]) {
    const [held] = doubtsAbout('codéine', origin, catalogue.restrictedWords);
    expect(held?.severity).toBe('regulated');
    expect(held?.good.advice).toContain('ordonnance');
  }
});
