import { type RestrictedGoodId, regimeOf, restrictionOf } from '@retour/core';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { optionLabel } from './target-name';

const trips = {
  US: { country: 'US', meanOfTransport: 'plane', border: false },
  ES: { country: 'ES', meanOfTransport: 'car', border: false },
} as const;

function labelOf(id: RestrictedGoodId, from: keyof typeof trips): string {
  const trip = trips[from];
  const restriction = restrictionOf(id, { ...trip, regime: regimeOf(trip), law: lawToday() });
  if (restriction === null) throw new Error(`${id}: not restricted`);
  return optionLabel({ kind: 'restricted', id, restriction }, '');
}

/** The words of the mark on its card. */
it.each([
  ['meat', 'US', 'interdit depuis ce pays'],
  ['drugs', 'US', 'interdit'],
  ['explosives', 'US', 'interdit en avion'],
  ['explosives', 'ES', 'réglementé'],
  ['vehicle', 'ES', 'à savoir'],
] as const)('says of %s from %s what restricts them, as its card does', (id, from, words) => {
  expect(labelOf(id, from)).toMatch(new RegExp(`\\(${words.replaceAll(' ', '\\s')}\\)$`, 'u'));
});
