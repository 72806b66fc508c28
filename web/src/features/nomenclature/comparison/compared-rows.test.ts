import {
  indexCatalogue,
  lawOn,
  type ProductCatalogue,
  regulationInForce,
  restrictedGoodOf,
} from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { type ComparedRow, comparedProduct, comparedRule } from './compared-rows';

const catalogue = products as ProductCatalogue;
const day = '2026-11-21';

function compare(id: string, one: string, other: string): readonly ComparedRow[] {
  const regulation = regulationInForce(day, catalogue);
  const product = indexCatalogue(catalogue).get(id);
  if (regulation === null || product === undefined) throw new Error(id);
  return comparedProduct(product, [one, other], regulation);
}

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const linesOf = (rows: readonly ComparedRow[]): readonly string[] =>
  rows.map(({ label, values, differs }) => {
    const [one, other] = values.map((own) => own.map(({ value }) => value).join(' + ') || 'sans objet');
    return plain(`${label} | ${one} | ${other}${differs ? ' | différent' : ''}`);
  });

describe('two countries of a product', () => {
  it('mark what the origin and the frontier change', () => {
    expect(linesOf(compare('robe-coton', 'US', 'CH'))).toEqual([
      'Entrée | libre | libre',
      'Droit normal | 12 % | 12 %',
      'Droit forfaitaire | 2,5 % | 2,5 %',
      'Fabriqué dans le pays | à confirmer | exempté | différent',
      'TVA à l’importation | 20 % | 20 %',
      'Franchise | Valeur | Valeur',
      'En avion ou en bateau | 430 € | 430 €',
      'En voiture, en train ou autrement | 300 € | 300 €',
      'Frontalier en voiture | sans objet | 75 € | différent',
    ]);
  });

  it('keep each section together when a country has none of its lines', () => {
    const labels = compare('biere', 'ES', 'US').map(({ label }) => label);
    expect(labels.indexOf('Accise')).toBeLessThan(labels.indexOf('Franchise'));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('say nothing of the rates from where the product may not enter', () => {
    const [entry, duty] = linesOf(compare('jambon-cru', 'US', 'CH'));
    expect(entry).toBe('Entrée | interdite | libre | différent');
    expect(duty).toMatch(/^Droit normal \| sans objet \| .*différent$/);
    expect(linesOf(compare('jambon-cru', 'US', 'JP'))).toEqual(['Entrée | interdite | interdite']);
  });

  it('differ in nothing with themselves, for any product', () => {
    for (const { id, kind } of indexCatalogue(catalogue).values()) {
      if (kind === 'category') continue;
      expect(
        compare(id, 'GB', 'GB').filter(({ differs }) => differs),
        id,
      ).toEqual([]);
    }
  });
});

it('compares the rule of restricted goods', () => {
  const meat = restrictedGoodOf('meat', lawOn(day));
  if (meat === undefined) throw new Error('meat');
  expect(linesOf(comparedRule(meat, ['US', 'GL']))).toEqual(['Entrée | interdite | réglementée | différent']);
});
