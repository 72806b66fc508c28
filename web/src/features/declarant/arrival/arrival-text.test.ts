import { expect, it } from 'vitest';
import { arrivalPlaces } from '../../reference/arrival-places';
import { aboutPlace } from './arrival-text';

const plain = (sentences: readonly string[]): string => sentences.join(' ').replace(/\s/gu, ' ');

it.each(arrivalPlaces)('says what is not known of $id, and what to look for', (place) => {
  const sentences = aboutPlace(place);
  const said = plain(sentences);
  if (place.desk === null) expect(sentences[0]).toMatch(/cherchez/u);
  expect(said.includes('Prévoyez deux moyens de paiement')).toBe(place.payment === null);
  expect(said.includes('où se trouve son bureau')).toBe(place.desk === null);
  expect(said.includes('ses horaires')).toBe(place.hours === null);
  expect(said.includes('moyens de paiement')).toBe(place.payment === null);
  expect(said).toMatch(/cherchez/u);
});

it('says what is known, and then that nothing is unknown', () => {
  const [known] = arrivalPlaces;
  if (known === undefined) throw new Error('no place');
  const said = plain(
    aboutPlace({
      ...known,
      name: 'gare d’Essai',
      desk: 'Le bureau est au fond.',
      hours: 'De 8 h à 20 h.',
      payment: 'Par carte.',
    }),
  );
  expect(said).toContain('Gare d’Essai : Le bureau est au fond.');
  expect(said).toContain('Par carte.');
  expect(said).not.toMatch(/ne savons pas|Prévoyez/u);
});
