import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../../lib/shape';
import { initialAppState, readDraft, saveDraft, useAppStore } from '../../../store';
import { saveLeftOut } from '../../basket/lines/left-out-draft';
import {
  arrive,
  countHeld,
  keepFormer,
  nothing,
  presentSimulation,
  readFormer,
  startAnewOnArrival,
  takeFormerBack,
} from './former-simulation';

const request = () => useAppStore.getState().simulator.simulatorRequest;

beforeEach(() => {
  sessionStorage.clear();
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

it('counts what would go, with what its link left out', () => {
  expect(countHeld()).toBe(3);
  saveLeftOut({ received: { opened: 'a', leftOut: ['Un article n’est plus dans la liste.'] } });
  expect(countHeld()).toBe(4);
  expect(presentSimulation()?.count).toBe(4);
});

it('begins anew, and gives back what was there: the answers, the basket, the list', () => {
  const before = request();
  keepFormer(presentSimulation(), nothing);
  startAnewOnArrival();
  expect(request()).toEqual(before);
  arrive();
  expect(request().age).toBeUndefined();
  expect(readDraft('productSearch', isText)).toBeUndefined();
  saveDraft('typedList', { decided: [] });
  expect(takeFormerBack()).toBe(true);
  expect(request()).toEqual(before);
  expect(readDraft('productSearch', isText)).toBe('livre 12 €, sac 9 €');
  expect(localStorage.getItem('typed-list')).toBeNull();
  arrive();
  expect(request()).toEqual(before);
});

it.each([null, {}, 1, { request: 'x' }, { request: { age: 34 }, drafts: {}, until: Date.now() + 60_000 }])(
  'has nothing to give back from %j',
  (kept) => {
    saveDraft('formerSimulation', kept);
    startAnewOnArrival();
    arrive();
    expect(readFormer()).toBeUndefined();
    expect(takeFormerBack()).toBe(false);
  },
);
