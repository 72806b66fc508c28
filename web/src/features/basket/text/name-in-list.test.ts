import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import data from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { nameInList } from './name-in-list';
import { unknownAnswerText } from './unknown-answer-text';

const products = indexCatalogue(data as unknown as ProductCatalogue);
const groups = [...products.values()].filter(({ question }) => question !== null);

function named(id: string): Product {
  const product = products.get(id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
}

it('keeps, of every question, the name that asserts no answer, and of no other product', () => {
  expect(groups.length).toBeGreaterThan(50);
  for (const group of groups) {
    const unknown = unknownAnswerText.unknown(group.name);
    for (const answer of group.subProducts) expect(nameInList(answer, unknown, products)).toBe(unknown);
    expect(nameInList(named('livre'), unknown, products)).toBe(named('livre').name);
  }
});

it.each(['Téléphone', 'Livre (à préciser)', '', null])('is the list’s own name for « %s »', (name) => {
  expect(nameInList(named('livre'), name, products)).toBe(named('livre').name);
});
