import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { restrictionsSought } from './held-restrictions';
import { restrictedGoodsNamed } from './name-restrictions';

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const named = (name: string): readonly string[] => restrictedGoodsNamed(name, catalogue.restrictedWords);
const split = (list: string): readonly string[] => list.split(', ');

it.each(
  split(
    'réplique d’arme, réplique d’arme à feu, réplique arme à feu, réplique de pistolet, répliques de fusils, pistolet réplique, réplique Glock 17, réplique airsoft, réplique de grenade, réplique d’épée, réplique en métal de revolver, arme d’imitation, imitation pistolet, faux pistolet, fausse arme, fausse grenade, fake gun, replica gun, gun replica, replica sword, copie de pistolet, réplique Colt, réplique de sabre, faux sabre, pistolet factice',
  ),
)('takes « %s » for a weapon, which is regulated, and no counterfeit', (name) => {
  const { named: goods } = restrictionsSought(name, arrival, catalogue.restrictedWords);
  expect(goods.map(({ good, severity }) => `${good.id} ${severity}`)).toEqual(['weapons regulated']);
});

it.each(
  split(
    'réplique miniature, réplique de casque (film), maquette réplique de voiture, réplique d’avion, réplique de statue, réplique de dinosaure, réplique de la tour Eiffel, réplique de sabre laser, copie de tableau, copie de statue, imitation bijou, bijoux imitation, bijou d’imitation, imitation jewelry, faux cils, fausse fourrure, fausses dents, faux sapin, faux livre, faux gâteau, fausse neige, faux bras, fausse pierre, fausse caméra, faux fruits, fausse araignée, faux (outil), manche de faux, dent de faux, fake nails, fake lashes, fake flowers, fake plant, fake tan, fake blood, fake teeth',
  ),
)('doubts nothing of « %s »', (name) => expect(named(name)).toEqual([]));

it.each(
  split(
    'réplique, répliques, replica, imitation, faux, copie, réplique de montre, réplique de sac Vuitton, réplique Rolex, réplique de maillot, réplique de bijou Cartier, réplique de couteau, imitation bijou Cartier, fausses lunettes, faux sac, faux tableau, fausse statue, faux passeport, faux billets, fausse monnaie, faux diplôme, fausses livres sterling, faux outil Facom, fausse ceinture serpent, fausse caméra GoPro, réplique de jantes de voiture, replica jersey Colts, imitation robe saumon, réplique de grenade et faux sac, fausse arme et faux sac, réplique d’arme et réplique de montre, contrefaçon d’arme, réplique Rolex miniature, copie Rolex film',
  ),
)('still takes « %s » for a counterfeit', (name) => expect(named(name)).toContain('counterfeits'));

it.each([
  ['fausse viande', 'meat'],
  ['imitation crabe', 'fish'],
  ['réplique d’antiquité', 'cultural-goods'],
])('asks of « %s » what it may be, and no brand', (name, good) => expect(named(name)).toEqual([good]));
