import { describe, expect, it } from 'vitest';
import { initialAppState, initialSimulatorRequest } from './initial-state';
import { repairAppState } from './repair';

const article = { id: 'a', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'JPY' };
const answers = { age: 34, meanOfTransport: 'plane', country: 'JP', border: false, defaultCurrency: 'JPY' };

const repaired = (simulatorRequest: object) =>
  repairAppState({ simulator: { simulatorRequest } }).simulator.simulatorRequest;

describe('repairAppState', () => {
  it.each([undefined, null, 3, 'text', [], {}, { simulator: 3 }, { simulator: { simulatorRequest: [] } }])(
    'gives the initial state for %j',
    (stored) => {
      expect(repairAppState(stored)).toEqual(initialAppState);
    },
  );

  it('keeps a valid state as it is', () => {
    const request = { ...answers, shoppingProducts: [article], customShoppingProducts: [] };
    expect(repaired(request)).toEqual(request);
  });

  it.each([{}, { restriction: 'none' }, { restrictionAnswers: { meat: 'no', dairy: 'yes' } }])(
    'keeps what was answered of a name, as any version kept it: %j',
    (answered) => {
      const article = { id: 'l', name: 'Saucisson et fromage', value: 20, currency: 'USD', ...answered };
      const request = { ...answers, shoppingProducts: [], customShoppingProducts: [article] };
      expect(repaired(request)).toEqual(request);
    },
  );

  it.each([{ meat: 'maybe' }, { meat: 3 }, 'none', ['no']])('drops an article answered by %j', (answered) => {
    const article = { id: 'l', name: 'Saucisson', value: 20, currency: 'USD', restrictionAnswers: answered };
    expect(repaired({ ...answers, customShoppingProducts: [article] }).customShoppingProducts).toEqual([]);
  });

  it.each([0, 121, 3.5, '34', Number.NaN])(
    'drops the age %j and what rests on it, the country apart',
    (age) => {
      expect(repaired({ ...answers, age, shoppingProducts: [article] })).toEqual({
        ...initialSimulatorRequest,
        country: 'JP',
        defaultCurrency: 'JPY',
      });
    },
  );

  it.each([
    [
      'a received trip without its country',
      { country: undefined, border: undefined, defaultCurrency: 'EUR' },
    ],
    [
      'a return by car whose border was not asked',
      { country: 'CH', meanOfTransport: 'car', border: undefined },
    ],
  ])('keeps the articles under a question left to answer: %s', (_, missing) => {
    const request = { ...answers, ...missing, shoppingProducts: [article], customShoppingProducts: [] };
    expect(repaired(request)).toEqual(request);
  });

  it('keeps a country that was said before anything', () => {
    const request = { ...initialSimulatorRequest, country: 'CH', defaultCurrency: 'CHF' };
    expect(repaired(request)).toEqual(request);
  });

  it('forces the border to false outside Switzerland by car', () => {
    expect(repaired({ ...answers, border: true }).border).toBe(false);
    expect(repaired({ ...answers, country: 'CH', meanOfTransport: 'car', border: true }).border).toBe(true);
  });

  it('drops the articles it cannot read and those that share an id', () => {
    const shoppingProducts = [
      article,
      { ...article, name: 'Le même' },
      { ...article, id: 'b', value: '12' },
      { ...article, id: 'c', value: 1.2345 },
      { ...article, id: 'd', value: -1 },
      null,
    ];
    expect(repaired({ ...answers, shoppingProducts }).shoppingProducts).toEqual([article]);
  });

  it('keeps aside the articles it cannot read, once, until they are told', () => {
    const unread = [{ ...article, id: 'b', value: -1 }, null];
    const custom = { id: 'c', name: 'Lampe' };
    const stored = {
      ...answers,
      shoppingProducts: [article, ...unread],
      customShoppingProducts: [custom],
    };
    const once = repaired(stored);
    expect(once.unread).toEqual([...unread, custom]);
    expect(repaired(stored)).toEqual(once);
    expect(repaired(once)).toEqual(once);
  });

  it('tells each of those of an agent’s, without a name that can be read too', () => {
    const parfum = { ...article, value: '12' };
    const declarationAgentRequest = {
      shoppingProducts: [parfum, null, { ...article, id: 'b', name: 42 }, parfum],
      products: [{ odd: true }],
    };
    const state = {
      declaration: { declarationAgentRequest, declarationAgentResponse: { dropped: ['Sac'] } },
    };
    const { declaration } = repairAppState(state);
    expect(declaration.declarationAgentResponse.dropped).toEqual(['Sac', 'Parfum', '', '', 'Parfum', '']);
    expect(repairAppState({ declaration }).declaration).toEqual(declaration);
  });

  it('keeps aside those of a declaration, and tells those of an agent’s among what was taken out', () => {
    const request = { shoppingProducts: [{ ...article, value: '12' }], products: [{ name: 'Lampe' }] };
    const state = { declaration: { declarationRequest: request, declarationAgentRequest: request } };
    const { declaration } = repairAppState(state);
    expect(declaration.declarationRequest.unread).toEqual([...request.shoppingProducts, ...request.products]);
    expect(declaration.declarationAgentRequest.unread).toBeUndefined();
    expect(declaration.declarationAgentResponse.dropped).toEqual(['Parfum', 'Lampe']);
    expect(repairAppState({ declaration }).declaration).toEqual(declaration);
  });
});
