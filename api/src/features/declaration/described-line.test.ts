import { formatLineTotal, typeset } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { shippedCatalogue } from '../../../test/shipped-data';
import { describeLine, nomenclatureOf } from './described-line';

const line = {
  id: null,
  customName: 'Saucisson',
  originalValue: 20,
  currency: 'EUR',
  amount: null,
  alcoholDegree: null,
  status: 'relieved',
  total: 0,
  explanation: [],
} as const;

describe('the state of an article in documents', () => {
  it.each([
    ['forbidden', 'interdit', 'À remettre'],
    ['doubtful', 'à vérifier', 'À vérifier'],
    ['regulated', 'réglementé', 'À présenter'],
  ] as const)('%s: %s, %s', (severity, status, total) => {
    const described = describeLine({ ...line, restriction: { code: 'meat', severity } }, new Map());
    expect(described).toMatchObject({ status, total });
  });
});

it('says what may not board by its own words, and to officers what the border says', () => {
  const restriction = { code: 'explosives', severity: 'regulated', barredAboard: 'plane' } as const;
  const barred = { ...line, restriction };
  expect(describeLine(barred, new Map()).status).toBe('interdit en avion');
  const reading = { format: formatLineTotal, isOver: false, isAtDesk: true };
  expect(describeLine(barred, new Map(), reading).status).toBe('réglementé');
});

describe('what its owner called an article', () => {
  const nomenclature = nomenclatureOf(shippedCatalogue);
  const typedNameOf = (id: string, customName: string) =>
    describeLine({ ...line, id, customName }, nomenclature).typedName;

  it('is not said again where it is the name of any product, with or without its no-break spaces and capitals', () => {
    const products = [...nomenclature.values()].filter(({ kind }) => kind !== 'custom-product');
    for (const { id, name } of products) {
      for (const typed of [name, typeset(name), name.toLowerCase(), name.replaceAll('’', "'")]) {
        expect([id, typed, typedNameOf(id, typed)]).toEqual([id, typed, null]);
      }
    }
  });

  it('is said where it is another', () => {
    expect(typedNameOf('or-investissement', 'Napoléon')).toBe('Napoléon');
  });
});
