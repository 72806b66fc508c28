import { lawOn } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { ageClasses } from '../../basket/journey/age-classes';
import { travellerLimits } from './traveller-limits';

const law = lawOn('2026-11-21');

const adult = { age: 18, meanOfTransport: 'plane', border: false } as const;
const values = (limits: ReturnType<typeof travellerLimits>): readonly string[] =>
  limits.value.map(({ value }) => value.replaceAll('\u00a0', ' '));

describe('travellerLimits', () => {
  it.each([
    [{ ...adult, country: 'DE' }, 'union-europeenne', ['sans limite']],
    [{ ...adult, country: 'AD' }, 'andorre', ['900 €', '300 €']],
    [{ ...adult, country: 'AD', age: 14 }, 'andorre', ['450 €', '150 €']],
    [{ ...adult, country: 'JP' }, 'hors-union', ['430 €']],
    [{ ...adult, country: 'JP', meanOfTransport: 'train' }, 'hors-union', ['300 €']],
    [{ ...adult, country: 'JP', age: 14 }, 'hors-union', ['150 €']],
    [{ ...adult, country: 'IC' }, 'hors-union', ['430 €']],
    [{ ...adult, country: 'CH', meanOfTransport: 'car', border: true }, 'hors-union-frontalier', ['75 €']],
    [
      { ...adult, country: 'CH', meanOfTransport: 'car', border: true, age: 14 },
      'hors-union-frontalier',
      ['40 €'],
    ],
  ] as const)('%j is in the panel %s with %j', (traveller, panel, expected) => {
    const limits = travellerLimits(traveller, law);
    expect(limits.panel).toBe(panel);
    expect(values(limits)).toEqual(expected);
  });

  it('says when tobacco and alcohol are not allowed yet', () => {
    expect(travellerLimits({ ...adult, country: 'JP', age: 15 }, law).tooYoungBefore).toBe(17);
    expect(travellerLimits({ ...adult, country: 'JP', age: 17 }, law).tooYoungBefore).toBeNull();
    expect(travellerLimits({ ...adult, country: 'DE', age: 17 }, law).tooYoungBefore).toBe(18);
  });
});

it('cuts ages where a rule changes', () => {
  expect(ageClasses(law).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Moins de 15 ans',
    '15 ou 16 ans',
    '17 ans',
    '18 ans ou plus',
  ]);
});
