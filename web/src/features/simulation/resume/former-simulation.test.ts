import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../../lib/shape';
import { initialAppState, readDraft, saveDraft, useAppStore } from '../../../store';
import {
  arrive,
  presentSimulation,
  readFormer,
  startAnewOnArrival,
  takeFormerBack,
} from './former-simulation';

const request = () => useAppStore.getState().simulator.simulatorRequest;

beforeEach(() => {
  localStorage.clear();
  const { simulator } = initialAppState;
  const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'EUR' };
  const simulatorRequest = {
    ...simulator.simulatorRequest,
    age: 34,
    meanOfTransport: 'plane',
    country: 'JP',
    border: false,
    shoppingProducts: [perfume],
  } as const;
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } });
  saveDraft('productSearch', 'livre 12 €, sac 9 €');
});

it('begins anew, and gives back what was there: the answers, the basket, the list', () => {
  const before = request();
  const state: unknown = JSON.parse(JSON.stringify({ former: presentSimulation() }));
  startAnewOnArrival();
  expect(request()).toEqual(before);
  arrive();
  expect(request().age).toBeUndefined();
  expect(readDraft('productSearch', isText)).toBeUndefined();
  saveDraft('typedList', { decided: [] });
  const former = readFormer(state);
  if (former !== undefined) takeFormerBack(former);
  expect(request()).toEqual(before);
  expect(readDraft('productSearch', isText)).toBe('livre 12 €, sac 9 €');
  expect(localStorage.getItem('typed-list')).toBeNull();
  arrive();
  expect(request()).toEqual(before);
});

it.each([null, {}, { former: 1 }, { former: { request: 'x' } }, { former: { request: { age: 34 } } }])(
  'has nothing to give back from %j',
  (state) => expect(readFormer(state)).toBeUndefined(),
);
