import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { indexCatalogue } from './index-catalogue';
import { kindsOf } from './kinds-named';

const products = indexCatalogue(catalogue);

it.each([
  'Sac à main',
  'sac a main',
  'Sacs à main',
  'SAC  À MAIN ',
  'Sac à main (sac ou objet en peau exotique ?)',
])('knows of « %s » the products that one question tells apart', (name) => {
  expect(kindsOf(null, name, products).map(({ id }) => id)).toContain('sac-a-main-cuir');
});

it('knows each group by its own name, which no other group has', () => {
  const groups = [...products.values()].filter(({ question }) => question !== null);
  expect(groups.length).toBeGreaterThan(50);
  expect(groups.filter(({ name, subProducts }) => kindsOf(null, name, products) !== subProducts)).toEqual([]);
});

it.each(['', 'Sac', 'Sac à main en cuir', 'Petit sac à main'])('knows none of « %s »', (name) => {
  expect(kindsOf(null, name, products)).toEqual([]);
});

it('knows none of an article that the list names, whatever it is called', () => {
  const bag = products.get('sac-a-main-cuir') ?? null;
  expect(bag).not.toBeNull();
  expect(kindsOf(bag, 'Sac à main', products)).toEqual([]);
});
