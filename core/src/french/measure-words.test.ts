import { expect, it } from 'vitest';
import { measureNamed, measureStems, measureWord } from './measure-words';

it.each([
  ['l', 'l', 0],
  ['Décilitres', 'l', 1],
  ['cl', 'l', 2],
  ['millilitre', 'l', 3],
  ['GR', 'g', 0],
  ['kg', 'g', -3],
  ['kilogrammes', 'g', -3],
])('knows that « %s » is of %s, by 10 to the power of -(%d)', (word, unit, decimals) => {
  expect(measureNamed(word)).toMatchObject({ unit, decimals });
  expect(word).toMatch(new RegExp(`^${measureWord}$`, 'iu'));
});

it('knows no other', () =>
  expect(['m', 'livre', 'KGS', 'constructor'].map(measureNamed)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]));

it('tells them as searches compare words', () =>
  expect(['kg', 'kilogramme', 'decilitre', 'gr'].filter((stem) => !measureStems.has(stem))).toEqual([]));
