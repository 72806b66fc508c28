import { indexCatalogue, type ProductCatalogue, typeset } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { rateDoubt } from './rate-doubts';
import { rateReliability } from './rate-reliability';

const tariffs = [...indexCatalogue(products as ProductCatalogue).values()].flatMap(
  ({ tariff }) => tariff ?? [],
);
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

const schedule = 'TDC UE 2019 (table DIT) + code présent dans NC 2026';

describe('a rate that a document bears', () => {
  it.each([
    ['relevé tiers NC 2026 (règl. 2025/1926) daté 2026-08-26', 'Taux vérifié le 26 août 2026.'],
    [
      `${schedule} ; recoupé relevé tiers NC 2026 ; concorde avec DéclareDouane (03/2024)`,
      'Taux vérifié en 2026.',
    ],
    [`${schedule} ; concorde avec DéclareDouane (03/2024)`, 'Taux vérifié en mars 2024.'],
    [schedule, 'Taux vérifié en janvier 2019, et code vérifié en 2026.'],
    [
      'taux 2019 du prédécesseur 7104 90 00',
      'Taux vérifié en janvier 2019, sous le code que cet article avait alors.',
    ],
    ['un autre document', 'Taux vérifié, à une date qui n’est pas connue.'],
  ])('%s', (source, text) => {
    const shown = rateReliability({ confidence: 'source', source });
    expect([shown.isChecked, plain(shown.text)]).toEqual([true, text]);
  });

  it('says when, for every product of the nomenclature', () => {
    for (const { confidence, source } of tariffs) {
      if (confidence !== 'source') continue;
      expect(rateReliability({ confidence, source }).text, source).toMatch(/20\d\d/);
    }
  });
});

describe('a rate to be confirmed', () => {
  it.each([
    [
      'chapitre 49 : exemption',
      'Taux à confirmer : exemption de tout le chapitre 49, à relire dans le tarif.',
    ],
    ['une note nouvelle', 'Taux à confirmer : aucun document récent ne l’établit.'],
  ])('%s', (source, text) => {
    const shown = rateReliability({ confidence: 'memory', source });
    expect([shown.isChecked, plain(shown.text)]).toEqual([false, text]);
  });

  it('says why, for every product of the nomenclature', () => {
    const unsure = tariffs.filter(({ confidence }) => confidence !== 'source');
    const unexplained = unsure
      .filter(({ source }) => rateDoubt(source) === undefined)
      .map(({ source }) => source);
    expect(unexplained).toEqual([]);
  });
});

it('shows nothing of how the tables were made, in French typography', () => {
  for (const tariff of tariffs) {
    const { text } = rateReliability(tariff);
    expect(text).not.toMatch(/TDC|DIT|ITA|mémoire|prédécesseur|relevé tiers|[Éé]dition|\bEUR/);
    expect(typeset(text)).toBe(text);
  }
});
