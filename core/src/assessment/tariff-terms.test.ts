import { expect, it } from 'vitest';
import type { Tariff } from '../goods/product';
import { bareProduct } from '../goods/testing/bare-product';
import type { Law } from '../regulation/law';
import { regulationInForce } from '../regulation/regulation';
import { customTerms, tariffTerms } from './tariff-terms';
import { law } from './testing/resolved-goods';
import { catalogue } from './testing/situation';

/** What a law that nobody asked yet says of a product. */
function termsOf(id: string, under: Law = { ...law }) {
  const product = regulationInForce('2026-11-21', catalogue)?.products.get(id);
  if (product === undefined) throw new Error(id);
  return tariffTerms(product, under);
}

const unlisted = {
  chapter: 0,
  dutyPercent: 0,
  dutyRate: 0,
  free: false,
  vatPercent: 20,
  vatRate: 200_000,
  custom: true,
  medicine: false,
  cash: false,
  agricultural: false,
  confirmed: true,
};

it.each([
  [
    'robe-coton',
    { chapter: 62, dutyPercent: 12, dutyRate: 120_000, free: false, vatPercent: 20, custom: false },
  ],
  ['robe-coton', { agricultural: false, medicine: false, confirmed: true, vatRate: 200_000 }],
  ['smartphone', { chapter: 85, dutyPercent: 0, dutyRate: 0, free: true, custom: false }],
  ['vin-tranquille', { dutyPercent: 0, free: false, custom: false, agricultural: false }],
  ['cafe-torrefie', { chapter: 9, dutyRate: 75_000, vatPercent: 5.5, vatRate: 55_000, agricultural: true }],
  ['e-liquide-nicotine', { chapter: 24, confirmed: false }],
  ['medicament', { medicine: true, cash: false }],
  ['or-investissement', { cash: true, medicine: false }],
  ['voiture', unlisted],
] as const)('reads what the tariff says of %s', (id, terms) => expect(termsOf(id)).toMatchObject(terms));

it('reads an unlisted article as one that is not managed', () => {
  expect(customTerms({ ...law })).toMatchObject(unlisted);
});

const tariff: Tariff = {
  cnCode: '04061000',
  dutyRate: 12,
  specificDuty: null,
  vatRate: 5.5,
  exciseClass: null,
  defaultDegree: null,
  agricultural: true,
  confidence: 'source',
  source: 'TARIC',
};

it.each([
  ['without a tariff', { tariff: null }, { custom: true, agricultural: false, chapter: 0 }],
  [
    '« Autre article »',
    { kind: 'custom-product', tariff },
    { custom: true, agricultural: true, vatPercent: 20 },
  ],
  ['that is not managed', { notManagedReason: 'Au bureau.', tariff }, { custom: true, agricultural: true }],
  ['of the tariff', { tariff }, { custom: false, agricultural: true, chapter: 4, vatPercent: 5.5 }],
  ['that is a medicine', { id: 'medicament-antibiotique', tariff }, { medicine: true, custom: false }],
] as const)('reads a product %s', (_, product, terms) =>
  expect(tariffTerms(bareProduct(product), { ...law })).toMatchObject(terms),
);

it('reads the terms of a law once', () => {
  const under = { ...law };
  expect(termsOf('robe-coton', under)).toBe(termsOf('robe-coton', under));
  expect(customTerms(under)).toBe(customTerms(under));
});
