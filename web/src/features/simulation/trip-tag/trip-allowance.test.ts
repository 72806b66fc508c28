import { rowsInForce, valueAllowanceTables } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { type TripAnswers, tripAllowance } from './trip-allowance';

const figures = rowsInForce('2026-11-23', valueAllowanceTables);
const { airOrSea, land, frontier, andorraIndustrial, andorraFood } = figures.valueAllowances;
const allowanceOf = (answers: Partial<TripAnswers>) =>
  tripAllowance(
    { age: undefined, meanOfTransport: undefined, country: undefined, border: undefined, ...answers },
    figures,
  );
const limited = ({ value }: { readonly value: number }, food: number | null = null) => ({
  kind: 'limited',
  value,
  food,
});

describe('the allowance of the answers given so far', () => {
  it.each([
    ['nothing', {}, ['age', 'meanOfTransport', 'country']],
    ['the age', { age: 34 }, ['meanOfTransport', 'country']],
    ['age and transport, the Union being possible', { age: 34, meanOfTransport: 'plane' }, ['country']],
    ['a country alone', { country: 'JP' }, ['age', 'meanOfTransport']],
    ['a country and an age', { country: 'JP', age: 34 }, ['meanOfTransport']],
    ['a country and a transport', { country: 'JP', meanOfTransport: 'plane' }, ['age']],
    [
      'Switzerland by car, frontier resident or not',
      { age: 34, meanOfTransport: 'car', country: 'CH' },
      ['border'],
    ],
    ['Switzerland, perhaps by car', { age: 14, country: 'CH' }, ['meanOfTransport']],
  ] as const)('is not known from %s', (_name, answers, missing) => {
    expect(allowanceOf(answers)).toEqual({ kind: 'unknown', missing });
  });

  it.each([
    ['by plane', { age: 34, meanOfTransport: 'plane', country: 'US' }, limited(airOrSea.full)],
    ['by train', { age: 34, meanOfTransport: 'train', country: 'GB' }, limited(land.full)],
    ['under the age, whatever the transport', { age: 14, country: 'JP' }, limited(airOrSea.young)],
    ['at the age', { age: 15, meanOfTransport: 'boat', country: 'MA' }, limited(airOrSea.full)],
    ['Switzerland by plane', { age: 34, meanOfTransport: 'plane', country: 'CH' }, limited(airOrSea.full)],
    [
      'a frontier resident',
      { age: 34, meanOfTransport: 'car', country: 'CH', border: true },
      limited(frontier.full),
    ],
    [
      'no frontier resident',
      { age: 34, meanOfTransport: 'car', country: 'CH', border: false },
      limited(land.full),
    ],
    [
      'Andorra, whatever the transport, with its food',
      { age: 34, country: 'AD' },
      limited(andorraIndustrial.full, andorraFood.full.value),
    ],
    ['the Union, from the country alone', { country: 'IT' }, { kind: 'unlimited' }],
    ['the Union', { age: 34, meanOfTransport: 'car', country: 'BE' }, { kind: 'unlimited' }],
  ] as const)('is known: %s', (_name, answers, expected) => {
    expect(allowanceOf(answers)).toEqual(expected);
  });
});
