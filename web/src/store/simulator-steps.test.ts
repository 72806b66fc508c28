import { describe, expect, it } from 'vitest';
import type { SimulatorRequest } from './app-state';
import { initialSimulatorRequest } from './initial-state';
import { clearFromStep, firstIncompleteStep, isSimulationInProgress, withAnswer } from './simulator-steps';

const article = { id: 'a', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'CHF' };
const complete: SimulatorRequest = {
  age: 34,
  meanOfTransport: 'car',
  country: 'CH',
  border: true,
  defaultCurrency: 'CHF',
  declarationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  alcoholDegree: 40,
  shoppingProducts: [article],
  customShoppingProducts: [],
};
const declarationId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

describe('firstIncompleteStep', () => {
  it.each([
    [1, {}],
    [2, { age: 34 }],
    [3, { age: 34, meanOfTransport: 'car' }],
    [4, { age: 34, meanOfTransport: 'car', country: 'CH' }],
    [5, { age: 34, meanOfTransport: 'car', country: 'CH', border: false }],
  ] as const)('opens at step %d', (step, answers) => {
    expect(firstIncompleteStep({ ...initialSimulatorRequest, ...answers })).toBe(step);
  });

  it('sees a simulation in progress from the first answer on', () => {
    expect(isSimulationInProgress(initialSimulatorRequest)).toBe(false);
    expect(isSimulationInProgress({ ...initialSimulatorRequest, age: 34 })).toBe(true);
  });
});

describe('clearFromStep', () => {
  it('clears the basket and what comes after the step', () => {
    expect(clearFromStep(complete, 5)).toEqual({ ...complete, shoppingProducts: [] });
    expect(clearFromStep(complete, 4)).toEqual({ ...complete, shoppingProducts: [], border: undefined });
    expect(clearFromStep(complete, 3)).toEqual({
      ...complete,
      shoppingProducts: [],
      border: undefined,
      country: undefined,
      defaultCurrency: 'EUR',
      alcoholDegree: undefined,
    });
    expect(clearFromStep(complete, 2).meanOfTransport).toBeUndefined();
    expect(clearFromStep(complete, 2).age).toBe(34);
    expect(clearFromStep(complete, 1)).toEqual(initialSimulatorRequest);
  });
});

describe('withAnswer', () => {
  it('keeps everything when the same answer is confirmed', () => {
    expect(withAnswer(complete, { question: 'age', age: 34, declarationId })).toBe(complete);
    expect(withAnswer(complete, { question: 'meanOfTransport', meanOfTransport: 'car' })).toBe(complete);
    expect(withAnswer(complete, { question: 'country', country: 'CH', defaultCurrency: 'CHF' })).toBe(
      complete,
    );
    expect(withAnswer(complete, { question: 'border', border: true })).toBe(complete);
  });

  it('keeps later answers and the basket when an answer changes', () => {
    expect(withAnswer(complete, { question: 'age', age: 16, declarationId })).toEqual({
      ...complete,
      age: 16,
    });
    expect(withAnswer(complete, { question: 'meanOfTransport', meanOfTransport: 'train' })).toEqual({
      ...complete,
      meanOfTransport: 'train',
      border: false,
    });
    expect(withAnswer(complete, { question: 'country', country: 'JP', defaultCurrency: 'JPY' })).toEqual({
      ...complete,
      country: 'JP',
      defaultCurrency: 'JPY',
      border: false,
    });
    expect(withAnswer(complete, { question: 'border', border: false })).toEqual({
      ...complete,
      border: false,
    });
  });

  it('asks again about the border where nobody was asked', () => {
    const byTrain = withAnswer(complete, { question: 'meanOfTransport', meanOfTransport: 'train' });
    const byCar = withAnswer(byTrain, { question: 'meanOfTransport', meanOfTransport: 'car' });
    expect(byCar).toEqual({ ...complete, border: undefined });
  });

  it('asks about the border only from Switzerland by car', () => {
    const byCar = { ...initialSimulatorRequest, age: 34, meanOfTransport: 'car' } as const;
    const byPlane = { ...byCar, meanOfTransport: 'plane' } as const;
    const swiss = { question: 'country', country: 'CH', defaultCurrency: 'CHF' } as const;
    expect(withAnswer(byCar, swiss).border).toBeUndefined();
    expect(withAnswer(byPlane, swiss).border).toBe(false);
    expect(withAnswer(byCar, { ...swiss, country: 'US' }).border).toBe(false);
  });

  it('sets the currency with the country', () => {
    const request = { ...initialSimulatorRequest, age: 34, meanOfTransport: 'plane' } as const;
    const answer = { question: 'country', country: 'JP', defaultCurrency: 'JPY' } as const;
    expect(withAnswer(request, answer)).toMatchObject({ country: 'JP', defaultCurrency: 'JPY' });
  });
});

describe('an age that came with a link', () => {
  const received = { ...initialSimulatorRequest, age: 18, isAgeOfLink: true } as const;

  it.each([18, 42])('is one’s own once it is given, be it the same: %i', (age) => {
    expect(withAnswer(received, { question: 'age', age, declarationId: 'd' })).toMatchObject({
      age,
      isAgeOfLink: undefined,
    });
  });

  it('stays the link’s whatever else is answered', () => {
    const answered = withAnswer(received, { question: 'meanOfTransport', meanOfTransport: 'plane' });
    expect(answered.isAgeOfLink).toBe(true);
  });
});
