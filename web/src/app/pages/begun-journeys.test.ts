import { afterEach, expect, test, vi } from 'vitest';
import { changeAppState } from '../../store';
import { hasBegunJourney } from './begun-journeys';

const nothing = {
  simulator: { simulatorRequest: {} },
  declaration: { declarationRequest: {}, declarationResponse: { sent: [] } },
};

function keep(state: unknown): void {
  localStorage.setItem('app-storage', JSON.stringify({ version: 5, state }));
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('nothing is kept on a new device', () => {
  expect(hasBegunJourney()).toBe(false);
});

test('rates kept by the store itself are no journey', () => {
  changeAppState(({ products }) => ({ products: { ...products, edition: '2026-11' } }));
  expect(localStorage.getItem('app-storage')).toContain('2026-11');
  expect(hasBegunJourney()).toBe(false);
});

test.each([
  ['a simulation', { ...nothing, simulator: { simulatorRequest: { age: 34 } } }],
  [
    'a declaration begun',
    { ...nothing, declaration: { ...nothing.declaration, declarationRequest: { declarationId: 'a' } } },
  ],
  [
    'a declaration sent',
    { ...nothing, declaration: { ...nothing.declaration, declarationResponse: { sent: [{}] } } },
  ],
  ['an older shape', { simulator: nothing.simulator }],
  ['no state', undefined],
])('%s may be in progress', (_name, state) => {
  keep(state);
  expect(hasBegunJourney()).toBe(true);
});

test('unreadable answers may be anything', () => {
  localStorage.setItem('app-storage', '{');
  expect(hasBegunJourney()).toBe(true);
});

test('a forbidden storage holds nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden');
  });
  expect(hasBegunJourney()).toBe(false);
});
