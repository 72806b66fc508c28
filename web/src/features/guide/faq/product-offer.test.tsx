import type { Product, ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import type { SimulatorRequest } from '../../../store';
import { initialSimulatorRequest } from '../../../store/initial-state';
import { findLeads } from './find-leads';
import { offerOf } from './product-offer';

const catalogue = products as ProductCatalogue;
const nothing = initialSimulatorRequest;
const trip = (country: string, age = 40): SimulatorRequest => ({
  ...initialSimulatorRequest,
  age,
  country,
  meanOfTransport: 'plane',
  border: false,
});

function offered(query: string, request: SimulatorRequest) {
  const { product, country } = findLeads(query, catalogue);
  if (product === null) throw new Error(`« ${query} » names no article`);
  return offerOf(product as Product, country, request);
}

describe('what is offered of an article that a question names', () => {
  it.each(['fromage', 'saucisson', 'lait', 'viande', 'croquettes pour chat'])(
    '« %s » may not enter from most countries: what may enter is shown',
    (query) => {
      const { title, to, isBanned } = offered(query, nothing);
      expect(title).toMatch(/^Interdit depuis la plupart des pays : /);
      expect([to, isBanned]).toEqual(['/preparer-mon-voyage#viande-lait', true]);
    },
  );

  it('is forbidden wherever it comes from, when it is so inside the Union too', () => {
    expect(offered('sachets de nicotine', nothing).title).toBe('Interdit : Sachets de nicotine');
  });

  it.each([
    ['fromage du Maroc', nothing, 'Maroc : ce que dit la règle', '/preparer-mon-voyage#viande-lait'],
    ['fromage du Maroc', trip('CH'), 'Maroc : ce que dit la règle', '/preparer-mon-voyage#viande-lait'],
    ['fromage', trip('MA'), 'Maroc : ce que dit la règle', '/simulateur/produits?produit=fromage'],
  ])(
    '« %s » is forbidden from the country of the question, else of the basket',
    (query, request, hint, to) => {
      expect(offered(query, request)).toEqual({
        title: 'Interdit depuis ce pays : Fromage',
        hint,
        to,
        isBanned: true,
        sought: null,
      });
    },
  );

  it.each([
    ['fromage de Suisse', nothing],
    ['fromage', trip('ES')],
  ])('« %s » is simulated where it may enter', (query, request) => {
    expect(offered(query, request).title).toBe('Simuler : Fromage');
  });

  it.each([
    ['drone', '/simulateur/produits?produit=drone'],
    ['montre', '/simulateur/produits?produit=montre'],
  ])('« %s » is added to the basket begun', (query, to) => {
    expect(offered(query, trip('US'))).toMatchObject({
      hint: 'À ajouter à la simulation en cours',
      to,
      sought: null,
    });
  });

  it('is looked for once the questions are answered', () => {
    expect(offered('drone', nothing)).toMatchObject({ to: '/simulateur/produits', sought: 'Drone' });
    const half = { ...trip('US'), border: undefined };
    expect(offered('drone', half)).toMatchObject({ to: '/simulateur/produits', sought: 'Drone' });
  });

  it.each(['whisky', 'alcool'])('« %s » is told about before the age of the law', (query) => {
    expect(offered(query, trip('US', 15))).toMatchObject({ to: '/simulateur/produits' });
    expect(offered(query, trip('US', 15)).sought).not.toBeNull();
  });
});
