import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { restrictedGoodsNamed } from './name-restrictions';

const named = (name: string): readonly string[] => restrictedGoodsNamed(name, catalogue.restrictedWords);
const split = (list: string): readonly string[] => list.split(', ');

it.each(
  split(
    'ceinture imitation crocodile, sac imitation croco, sac imitation peau de serpent, bijou imitation perle, pull imitation cachemire, montre imitation or, bague imitation argent, figurine imitation ivoire, imitation d’ivoire, peigne imitation écaille, foulard imitation soie, bague imitation diamant, veste imitation daim, sac imitation python, veste imitation cuir, manteau imitation fourrure, table imitation ébène, sac en cuir d’imitation, perles d’imitation, collier en perles d’imitation, manteau imitation léopard, sac imitation peau de vache',
  ),
)('knows that « %s » imitates a material', (name) => expect(named(name)).toEqual([]));

it.each(
  split(
    'imitation, imitation Rolex, sac imitation Vuitton, sac Vuitton imitation croco, sac imitation Chanel en cuir, montre imitation Cartier or, sac cuir imitation Vuitton, sac en cuir imitation, collier perles imitation Chanel',
  ),
)('still doubts « %s »', (name) => expect(named(name)).toContain('counterfeits'));

it('does not free a material that is only beside an imitation', () => {
  expect(named('figurine en ivoire, sac imitation croco')).toContain('ivory');
  expect(named('sac crocodile imitation Vuitton')).toContain('protected-species');
});

it.each(
  split(
    'jouet payé en espèces, sac payé cash, chaussures payées en espèces, bague payée comptant en espèces, sac réglé en liquide, montre réglée en espèces, lampe achetée cash, robe paid cash, tapis payé en argent liquide',
  ),
)('takes no way of paying for an article: « %s »', (name) => expect(named(name)).toEqual([]));

it.each(split('espèces, argent en espèces, cash, enveloppe de cash, 5000 euros en espèces, sac de billets'))(
  'still takes « %s » for cash',
  (name) => expect(named(name)).toContain('cash'),
);

it.each(
  split(
    'peau de renne, peau de vache, peau de mouton, peau de lapin, peau de cerf, cuir de bœuf, cuir de renne',
  ),
)('takes no hide for meat: « %s »', (name) => expect(named(name)).toEqual([]));

it.each(
  split(
    'peau de bœuf, peau de bœuf séchée, viande de renne, saucisson de renne, renne fumé, peau de poulet grillée',
  ),
)('still takes « %s » for meat', (name) => expect(named(name)).toContain('meat'));

it.each(split('branche de gui, boule de gui, gui, rameau de gui, branche de houx, rameau d’olivier'))(
  'takes « %s » for a plant',
  (name) => expect(named(name)).toContain('plants'),
);
