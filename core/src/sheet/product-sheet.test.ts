import { describe, expect, it } from 'vitest';
import { assessed, catalogue, situation } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import type { Product } from '../goods/product';
import { customsTie } from '../regulation/customs-tie';
import { inForce } from '../regulation/figure';
import { regulationInForce } from '../regulation/regulation';
import { alcoholExciseTables } from '../regulation/tables/alcohol-excise';
import { productSheet } from './product-sheet';

const day = '2026-11-21';
const regulation = regulationInForce(day, catalogue);
const products = [...indexCatalogue(catalogue).values()].filter(({ kind }) => kind !== 'category');

function product(id: string): Product {
  const found = products.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

function sheet(id: string, country: string) {
  if (regulation === null) throw new Error(day);
  return productSheet(product(id), country, regulation);
}

const levels = (id: string, country: string) => {
  const { allowance } = sheet(id, country);
  return 'levels' in allowance
    ? allowance.levels.map(({ arrival, figure }) => [arrival, figure?.value ?? null])
    : allowance.kind;
};

describe('customs duty of a product for a country', () => {
  it.each([
    ['robe-coton', 'US', { ground: 'tariff', percent: 12, specificText: null, flatRateOpen: true }],
    ['smartphone', 'JP', { ground: 'free', flatRateOpen: false }],
    ['robe-coton', 'ES', { ground: 'union', flatRateOpen: false }],
    ['robe-coton', 'AD', { ground: 'waived', flatRateOpen: false, tie: customsTie('AD') }],
    ['robe-coton', 'IC', { ground: 'waived', tie: customsTie('IC') }],
    ['voiture', 'IC', { ground: 'waived', tie: customsTie('IC') }],
    ['cigarettes', 'US', { ground: 'tariff', percent: 57.6, flatRateOpen: false }],
    ['vin-tranquille', 'US', { ground: 'tariff', percent: null, flatRateOpen: true, preference: null }],
    ['voiture', 'US', { ground: 'to-assess', percent: null }],
  ])('%s from %s', (id, country, expected) => {
    expect(sheet(id, country).duty).toMatchObject(expected);
  });

  it('reads the bounds of a capped duty, and what it cannot compute', () => {
    expect(sheet('montre-automatique', 'US').duty.specific).toMatchObject({
      minimumPerPiece: 30,
      maximumPerPiece: 80,
      computable: true,
    });
    expect(sheet('confiture', 'US').duty.specific.computable).toBe(false);
  });

  it('names the agreement with the country for industrial goods that owe a duty', () => {
    expect(sheet('robe-coton', 'GB').duty.preference?.industrialGoodsFree).toBe(true);
    expect(sheet('robe-coton', 'US').duty.preference?.toConfirm).toBe(true);
    expect(sheet('robe-coton', 'CN').duty.preference).toBeNull();
    expect(sheet('confiture', 'GB').duty.preference).toBeNull();
    expect(sheet('smartphone', 'GB').duty.preference).toBeNull();
  });
});

describe('excise by band of degrees', () => {
  const rates = inForce(alcoholExciseTables, day)?.rates;

  it('splits where the engine changes its parts', () => {
    expect(
      sheet('biere', 'US').excise?.map(({ above, upTo, parts }) => [above, upTo, parts[0]?.figure]),
    ).toEqual([
      [null, 2.8, rates?.lightBeer],
      [2.8, null, rates?.beer],
    ]);
    expect(
      sheet('whisky', 'US').excise?.map(({ above, upTo, parts }) => [above, upTo, parts.length]),
    ).toEqual([
      [null, 18, 1],
      [18, null, 2],
    ]);
    expect(sheet('vin-tranquille', 'US').excise).toHaveLength(1);
    expect(sheet('cigarettes', 'US').excise?.[0]?.parts[0]?.unit).toBe('1000-units');
  });

  it('is none for other goods, and none to add inside the Union', () => {
    expect(sheet('robe-coton', 'US').excise).toEqual([]);
    expect(sheet('whisky', 'ES').excise).toEqual([]);
  });
});

describe('allowances of an adult', () => {
  it.each([
    [
      'robe-coton',
      'US',
      [
        ['air-or-sea', 430_00],
        ['land', 300_00],
      ],
    ],
    [
      'robe-coton',
      'CH',
      [
        ['air-or-sea', 430_00],
        ['land', 300_00],
        ['frontier', 75_00],
      ],
    ],
    ['robe-coton', 'AD', [['any', 900_00]]],
    ['confiture', 'AD', [['any', 300_00]]],
    ['robe-coton', 'ES', 'unlimited'],
    ['medicament', 'US', 'medicine'],
    [
      'cigarettes',
      'CH',
      [
        ['any', 200],
        ['frontier', 40],
      ],
    ],
    [
      'whisky',
      'US',
      [
        ['any', 1],
        ['any', 2],
      ],
    ],
    ['vin-tranquille', 'US', [['any', 4]]],
    ['vin-tranquille', 'ES', [['any', 90]]],
    ['champagne', 'ES', [['any', 60]]],
    ['biere', 'AD', [['any', null]]],
  ])('%s from %s', (id, country, expected) => {
    expect(levels(id, country)).toEqual(expected);
  });
});

describe('restrictions', () => {
  it('tell the rule and whether it holds for the country', () => {
    expect(sheet('jambon-cru', 'CH').restriction).toMatchObject({ severity: null });
    expect(sheet('jambon-cru', 'US').restriction).toMatchObject({
      severity: 'forbidden',
      good: { id: 'meat' },
    });
    expect(sheet('robe-coton', 'US').restriction).toBeNull();
  });
});

it('gives for every product the duty that the engine applies to a dear one', () => {
  if (regulation === null) throw new Error(day);
  for (const candidate of products) {
    if (candidate.kind !== 'value-product' || candidate.countries.length > 0) continue;
    const { duty } = productSheet(candidate, 'US', regulation);
    if (duty.ground !== 'tariff' || duty.specificText !== null) continue;
    const [line] = assessed(situation([{ id: candidate.id, originalValue: 10_000 }])).lines;
    expect([candidate.id, line?.customDutyRate]).toEqual([candidate.id, duty.percent]);
  }
});
