import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import { mayBeFood } from './may-be-food';

const products = indexCatalogue(catalogue);
const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim());

it.each(
  names(
    'Chocolats artisanaux, Coffret chocolats, coffret de chocolats, 2 kg de miel, Panier gourmand, Crème, Touron, popcorn, Jambon ibérique, épicerie fine, Fromage et montre, Montre et fromage, Fleurs, Croquettes chien, Orange, Xyzzyq',
  ),
)('may be « %s »', (name) => {
  expect(mayBeFood(name, products)).toBe(true);
});

it.each(
  names(
    'Montre chocolat, iPhone 15, Sac cuir, Sac à main Longchamp, Machine à café, Crème hydratante, Crème solaire, Savon au lait, Bougie vanille, Robe orange, Pull moutarde, pomme Apple, Ski Rossignol, T-shirt Barcelona, Vêtements, Électroménager, Casque moto, Pneus, Huile moteur, Vélo électrique',
  ),
)('is not « %s »', (name) => {
  expect(mayBeFood(name, products)).toBe(false);
});

it('is read as food by each thing that a name lists, and as something else by one that is known', () => {
  expect(mayBeFood('Montre, xyzzyq', products)).toBe(false);
  expect(mayBeFood('xyzzyq, qwrtp', products)).toBe(true);
  expect(mayBeFood('', products)).toBe(true);
});
