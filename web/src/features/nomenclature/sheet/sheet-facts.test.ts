import {
  indexCatalogue,
  lawOn,
  type Product,
  type ProductCatalogue,
  productSheet,
  regulationInForce,
  typeset,
} from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { formatCnCode } from '../../reference';
import { allowanceFacts, allowanceInBrief } from './allowance-facts';
import { dutyFacts, dutyInBrief } from './duty-facts';
import { dutyRateText, specificDutyText, tariffAbbreviations } from './rate-text';
import { exciseFacts, vatFact, vatInBrief } from './tax-facts';

const catalogue = products as ProductCatalogue;
const index = indexCatalogue(catalogue);
const law = lawOn('2026-11-21');
const plain = (text: string | undefined): string => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');

function productOf(id: string): Product {
  const product = index.get(id);
  if (product === undefined) throw new Error(id);
  return product;
}

function sheetOf(id: string, country: string) {
  const regulation = regulationInForce('2026-11-21', catalogue);
  if (regulation === null) throw new Error('no regulation');
  return productSheet(productOf(id), country, regulation);
}

describe('rates of the tariff in French', () => {
  it.each([
    ['32 EUR/hl', '32 € par hl'],
    ['0.6 EUR/%vol/hl + 3.2 EUR/hl', '0,60 € par % vol et par hl + 3,20 € par hl'],
    ['min 0.3 EUR/pièce max 0.8 EUR/pièce', 'au moins 0,30 € par pièce au plus 0,80 € par pièce'],
    ['+ 30.9 EUR/100kg max 18.2%', '+ 30,90 € par 100 kg au plus 18,2 %'],
    ['max 2.8 EUR/m2', 'au plus 2,80 € par m²'],
  ])('%s', (tariff, french) => {
    expect(plain(specificDutyText(tariff))).toBe(french);
  });

  it('leaves no word of the tariff untranslated', () => {
    for (const { tariff } of index.values()) {
      if (tariff?.specificDuty != null)
        expect(specificDutyText(tariff.specificDuty)).not.toMatch(/EUR|\bm(?:in|ax)\b/);
    }
  });

  it('joins both parts, groups the code and explains the abbreviations', () => {
    expect(plain(dutyRateText(4.5, 'min 0.3 EUR/pièce'))).toBe('4,5 %, au moins 0,30 € par pièce');
    expect(plain(dutyRateText(9, '+ EA'))).toBe('9 % + EA');
    expect(plain(dutyRateText(null, null))).toBe('0 %');
    expect(plain(formatCnCode('62044200'))).toBe('6204 42 00');
    expect(tariffAbbreviations('+ EA max 18.7% + AD S/Z')).toHaveLength(2);
  });
});

it('never says of a vehicle of the Union that its VAT was paid there in any case', () => {
  expect(plain(vatFact(sheetOf('robe-coton', 'DE')).note)).toBe('Elle a été payée dans le pays d’achat.');
  expect(plain(vatFact(sheetOf('voiture', 'DE')).note)).toMatch(
    /due en France, aux impôts, pour un véhicule neuf/u,
  );
});

describe('the head of a sheet', () => {
  it.each([
    ['robe-coton', 'US', ['12 %', '20 %', '430 € ou 300 €']],
    ['robe-coton', 'ES', ['aucun', 'aucune', 'sans limite']],
    ['smartphone', 'JP', ['exempté', '20 %', '430 € ou 300 €']],
    ['cigarettes', 'US', ['57,6 %', '20 %', '200 cigarettes']],
    ['whisky', 'US', ['exempté', '20 %', '1 L']],
    ['voiture', 'US', ['à évaluer', '20 %', '430 € ou 300 €']],
    ['medicament', 'US', ['exempté', '10 %', 'hors franchise']],
    ['medicament', 'ES', ['aucun', 'aucune', 'usage personnel']],
    ['or-investissement', 'US', ['exempté', '0 %', 'hors franchise']],
  ])('%s from %s', (id, country, expected) => {
    const sheet = sheetOf(id, country);
    const brief = [dutyInBrief(sheet.duty), vatInBrief(sheet), allowanceInBrief(sheet.allowance)];
    expect(brief.map(plain)).toEqual(expected);
  });
});

describe('the parts of a sheet', () => {
  const linesOf = (facts: readonly { label: string; value: string }[]) =>
    facts.map(({ label, value }) => plain(`${label}: ${value}`));

  it('tell the duty with the flat rate and the origin', () => {
    expect(linesOf(dutyFacts(sheetOf('robe-coton', 'GB').duty, 'Royaume-Uni', law))).toEqual([
      'Droit normal: 12 %',
      'Droit forfaitaire: 2,5 %',
      'Fabriqué dans le pays (Royaume-Uni): exempté',
    ]);
    expect(linesOf(dutyFacts(sheetOf('cigarettes', 'CN').duty, 'Chine', law))).toContain(
      'Droit forfaitaire: exclu',
    );
    expect(linesOf(dutyFacts(sheetOf('robe-coton', 'US').duty, 'États-Unis', law)).at(-1)).toContain(
      'à confirmer',
    );
  });

  it.each([
    ['AD', 'une union douanière avec l’Union européenne pour cet article', 'Accord CEE-Andorre'],
    [
      'IC',
      'dans le territoire douanier de l’Union européenne, mais pas dans son territoire fiscal',
      'nº 952/2013',
    ],
  ])('tell why no duty is due from %s, by its own law', (country, why, agreement) => {
    const [fact] = dutyFacts(sheetOf('robe-coton', country).duty, null, law);
    expect(fact?.value).toBe('aucun');
    expect(plain(fact?.note)).toContain(why);
    expect(plain(fact?.basis)).toContain(agreement);
  });

  it('tell each excise once, with the degrees where it holds', () => {
    const spirits = exciseFacts(sheetOf('whisky', 'US').excise);
    expect(spirits.map(({ label, note }) => [label, plain(note)])).toEqual([
      ['Accise', ''],
      ['Cotisation de sécurité sociale', 'Au-dessus de 18 % vol.'],
    ]);
    expect(exciseFacts(sheetOf('biere', 'US').excise).map(({ note }) => plain(note))).toEqual([
      'Jusqu’à 2,8 % vol.',
      'Au-dessus de 2,8 % vol.',
    ]);
    expect(exciseFacts(sheetOf('cigarettes', 'US').excise)[0]?.doubt).toBe('à confirmer');
    expect(linesOf(exciseFacts(sheetOf('tabac-a-chauffer', 'US').excise))).toEqual(['Accise: à vérifier']);
    expect(exciseFacts(sheetOf('tabac-a-chauffer', 'ES').excise)).toEqual([]);
  });

  it('tell the allowance by way of arriving and by degree', () => {
    expect(linesOf(allowanceFacts(sheetOf('robe-coton', 'CH').allowance, law))).toEqual([
      'Franchise: Valeur',
      'En avion ou en bateau: 430 €',
      'En voiture, en train ou autrement: 300 €',
      'Frontalier en voiture: 75 €',
    ]);
    expect(linesOf(allowanceFacts(sheetOf('whisky', 'US').allowance, law))).toEqual([
      'Franchise: Quantité, alcool',
      'Par personne, plus de 22 % vol: 1 L',
      'Par personne, 22 % vol au plus: 2 L',
    ]);
    expect(linesOf(allowanceFacts(sheetOf('biere', 'AD').allowance, law))).toContain(
      'Par personne: sans limite',
    );
  });

  it('never say of a medicine of the Union that it has no limit', () => {
    const [fact] = allowanceFacts(sheetOf('medicament', 'ES').allowance, law);
    expect([fact?.value, plain(fact?.note)]).toEqual([
      'Aucune',
      'Pour l’usage du voyageur : rien n’est dû. Au-delà de 3 mois de traitement, il faut une ordonnance.',
    ]);
  });

  it('estimate the VAT of what has no line in the tariff', () => {
    const product = [...index.values()].find(({ kind }) => kind === 'custom-product');
    if (product === undefined) throw new Error('no custom product');
    expect(vatFact(sheetOf(product.id, 'US')).note).toContain('estimé');
  });
});

it('writes every sheet in French typography', () => {
  const products = [...index.values()].filter(({ kind }) => kind !== 'category');
  for (const country of ['US', 'CH', 'AD', 'ES']) {
    for (const { id } of products) {
      const sheet = sheetOf(id, country);
      const facts = [
        ...dutyFacts(sheet.duty, country, law),
        vatFact(sheet),
        ...exciseFacts(sheet.excise),
        ...allowanceFacts(sheet.allowance, law),
      ];
      for (const { label, value, note = '' } of facts) {
        for (const text of [label, value, note])
          if (typeset(text) !== text) throw new Error(`${id}: ${text}`);
      }
    }
  }
});
