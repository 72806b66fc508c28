import { expect, it } from 'vitest';
import { lawOn } from './law';
import { restrictedGoodCited, restrictedGoodFor } from './restriction-severity';

const law = lawOn('2026-11-21');
const said = (code: string, legalBasis: string | null): string | undefined =>
  restrictedGoodCited({ code, legalBasis }, law)?.law;

it('reads the law that a warning cites: that of goods bought inside the Union, or the other', () => {
  const { vehicle, meat } = law.restrictions;
  expect(vehicle.unionTexts.law).toContain('quitus');
  expect(said('vehicle', vehicle.unionTexts.legalBasis ?? '')).toBe(vehicle.unionTexts.law);
  expect(said('vehicle', vehicle.legalBasis)).toBe(vehicle.law);
  // Answers of before bases were kept with the Union's texts.
  expect(said('vehicle', null)).toBe(vehicle.law);
  expect(said('meat', null)).toBe(meat.law);
  expect(said('unknown-name', null)).toBeUndefined();
});

it.each([
  ['explosives', 'plane', 'Interdit en avion'],
  ['explosives', 'car', undefined],
  // Officers read the rule of no trip.
  ['explosives', undefined, undefined],
  ['weapons', 'plane', undefined],
] as const)('says of %s by %s what may not board: %s', (id, meanOfTransport, words) => {
  for (const regime of ['third', 'eu'] as const) {
    expect(restrictedGoodFor(id, { country: 'TH', regime, law, meanOfTransport })?.boardingBan).toBe(words);
  }
});

it.each(Object.values(law.restrictions))(
  'bars nothing from a transport that its law does not name: %j',
  (rule) => {
    const isNamed = /interdits? en avion/u.test(rule.law);
    expect(rule.barredAboard).toEqual(isNamed ? ['plane'] : []);
  },
);
