import { expect, it } from 'vitest';
import { initialAppState } from '../../../store';
import { isForAge, refusalsOfServer, refusalsOnDevice } from './article-refusal';

const { simulatorRequest } = initialAppState.simulator;
const whisky = { id: 'w', productId: 'whisky', name: 'Whisky', value: 30, currency: 'EUR', amount: 0.7 };
const request = { ...simulatorRequest, shoppingProducts: [whisky] };
const young = {
  code: 'product-not-offered-at-age',
  path: ['goods', 0, 'productId'],
  figures: { country: 'US', minimumAge: 17 },
} as const;

it('sends a traveller to an agent, and no agent', () => {
  const [told] = refusalsOnDevice(request, [young]);
  expect(told).toMatchObject({ article: whisky, field: 'productId', code: young.code });
  expect(told?.message).toMatch(/montrez.*à un agent/u);
  const tooYoung = (age: number): string => `Avant ${age} ans.`;
  expect(refusalsOnDevice(request, [young], { tooYoung })[0]?.message).toBe('Avant 17 ans.');
});

it.each([
  ['US', 'third', {}, 'Avant 17 ans.'],
  ['ES', 'inside the Union', {}, 'Avant 18 ans.'],
  ['US', 'in the Union alone', { purchaseCountry: 'ES' }, 'Avant 18 ans.'],
])('sends no agent to an agent for what the server refused: %s, %s', (country, _which, bought, expected) => {
  const trip = { ...request, country, shoppingProducts: [{ ...whisky, ...bought }] };
  const problem = {
    code: young.code,
    path: 'shoppingProducts.0.productId',
    message: 'Montrez-le à un agent.',
  };
  const tooYoung = (age: number): string => `Avant ${age} ans.`;
  expect(refusalsOfServer(trip, [problem])[0]?.message).toBe(problem.message);
  expect(refusalsOfServer(trip, [problem], { tooYoung })[0]).toMatchObject({
    article: trip.shoppingProducts[0],
    message: expected,
  });
  const other = { ...problem, code: 'other', message: 'Autre.' };
  expect(refusalsOfServer(trip, [other], { tooYoung })[0]?.message).toBe('Autre.');
});

it('is for an age by what the engine calls it', () => {
  expect(isForAge(young)).toBe(true);
  expect(isForAge({ code: 'product-not-offered-for-country' })).toBe(false);
});
