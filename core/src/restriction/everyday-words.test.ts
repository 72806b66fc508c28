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
  [['medicine', 'drugs'], 'médicaments, codéine, tramadol, antibiotics, sleeping pills, viagra'],
  [['animals', 'protected-species'], 'puppy, chaton, perroquet'],
  [['cultural-goods'], 'pièces romaines, fossile, tableau ancien'],
  [['nicotine-pouches', 'sale-ban'], 'snus, zyn, nicotine pouches'],
  [['sale-ban'], 'puff jetable, disposable vape, cigarette électronique jetable'],
  [['dangerous-products', 'sale-ban'], 'pointeur laser, brouilleur gps, crème éclaircissante'],
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
