import { describe, expect, it } from 'vitest';
import {
  firstSetupState,
  readSetupState,
  setupAfterBorder,
  setupAfterCountry,
  setupAfterTraveller,
  stepsOf,
} from './setup-steps';

describe('the short configuration', () => {
  it('asks about the border only for Switzerland by car', () => {
    const swiss = setupAfterCountry({}, 'CH', 'Suisse').answers;
    expect(setupAfterTraveller(swiss, { age: 18, meanOfTransport: 'car' }).step).toBe('border');
    expect(setupAfterTraveller(swiss, { age: 18, meanOfTransport: 'train' })).toEqual({
      step: 'result',
      answers: { country: 'CH', countryName: 'Suisse', age: 18, meanOfTransport: 'train', border: false },
    });
    const american = setupAfterCountry({}, 'US', 'États-Unis').answers;
    expect(setupAfterTraveller(american, { age: 18, meanOfTransport: 'car' }).step).toBe('result');
  });

  it('ends on the result after the border', () => {
    expect(setupAfterBorder({ country: 'CH' }, true)).toEqual({
      step: 'result',
      answers: { country: 'CH', border: true },
    });
  });

  it('counts the questions of the journey', () => {
    expect(stepsOf({ country: 'US', meanOfTransport: 'plane' })).toHaveLength(2);
    expect(stepsOf({ country: 'CH', meanOfTransport: 'car' })).toHaveLength(3);
  });
});

describe('readSetupState', () => {
  const answers = { country: 'JP', countryName: 'Japon', age: 18, meanOfTransport: 'plane', border: false };

  it('reads its own state back', () => {
    expect(readSetupState({ tripSetup: { step: 'result', answers } })).toEqual({ step: 'result', answers });
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { tripSetup: 3 },
    { tripSetup: { step: 'result', answers: {} } },
    { tripSetup: { step: 'elsewhere', answers } },
    { tripSetup: { step: 'result', answers: { ...answers, meanOfTransport: 'rocket' } } },
  ])('starts again from %j', (historyState) => {
    expect(readSetupState(historyState)).toEqual(firstSetupState);
  });
});
