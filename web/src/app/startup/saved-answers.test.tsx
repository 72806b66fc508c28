import currencies from '@retour/core/data/currencies.json';
import { afterEach, expect, test, vi } from 'vitest';
import { changeAppState } from '../../store';
import { hideTutorial } from '../../store/hide-tutorial';
import { begunJourneys, hasBegunJourney, isFirstVisit } from './saved-answers';

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
  changeAppState(() => ({ currencies: { table: { ...currencies, edition: '2026-11' } } }));
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
  ['a null state', null],
  ['a null simulation', { ...nothing, simulator: { simulatorRequest: null } }],
  ['a null declaration', { ...nothing, declaration: { ...nothing.declaration, declarationRequest: null } }],
])('%s may be in progress', (_name, state) => {
  keep(state);
  expect(hasBegunJourney()).toBe(true);
});

test('each journey begun has its card on the home page', () => {
  const { declaration, simulator } = nothing;
  keep({ simulator: { simulatorRequest: { age: 34 } }, declaration });
  expect(begunJourneys()).toEqual(['simulation']);
  keep({ simulator, declaration: { ...declaration, declarationRequest: { declarationId: 'a' } } });
  expect(begunJourneys()).toEqual(['declaration']);
  keep({
    simulator: { simulatorRequest: { age: 34 } },
    declaration: { ...declaration, declarationResponse: { sent: [{}] } },
  });
  expect(begunJourneys()).toEqual(['sent', 'simulation']);
  keep({
    simulator,
    declaration: {
      declarationRequest: { declarationId: 'b' },
      declarationResponse: { sent: [{ id: 'a' }, null] },
    },
  });
  expect(begunJourneys()).toEqual(['declaration', 'sent']);
  keep({
    simulator,
    declaration: { declarationRequest: { declarationId: 'a' }, declarationResponse: { sent: [{ id: 'a' }] } },
  });
  expect(begunJourneys(), 'once sent, it is no longer begun').toEqual(['sent']);
  keep(nothing);
  expect(begunJourneys()).toEqual([]);
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

test('the first visit is over once the invitation was answered or something was begun', () => {
  expect(isFirstVisit()).toBe(true);
  changeAppState(() => ({ currencies: { table: { ...currencies, edition: '2026-11' } } }));
  expect(isFirstVisit()).toBe(true);
  hideTutorial();
  expect(isFirstVisit()).toBe(false);
  keep({ ...nothing, global: { displayTuto: true }, simulator: { simulatorRequest: { age: 34 } } });
  expect(isFirstVisit()).toBe(false);
});
