import { beforeEach, describe, expect, it } from 'vitest';
import { initialAppState, type SentDeclaration, type SimulatorRequest, useAppStore } from '../../../store';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { nameSimulation } from './name-simulation';

const id = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 300, currency: 'EUR' } as const;
const bag = { id: 's', name: 'Sac', value: 250, currency: 'EUR' } as const;
const { declarationRequest: none } = initialAppState.declaration;
const declared = {
  ...none,
  declarationId: id,
  contactDetails: { ...none.contactDetails, age: 34 },
  meansOfTransportAndCountry: { meansOfTransport: 'train', country: 'CH', flightNumber: '' },
  border: false,
  shoppingProducts: [perfume],
  products: [bag],
} as const;

function simulate(changes: Partial<SimulatorRequest> = {}): void {
  const { simulator } = initialAppState;
  const simulatorRequest = {
    ...simulator.simulatorRequest,
    declarationId: id,
    age: 34,
    meanOfTransport: 'train',
    country: 'CH',
    border: undefined,
    shoppingProducts: [perfume],
    customShoppingProducts: [bag],
    ...changes,
  } as const;
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
}

const name = () => useAppStore.getState().simulator.simulatorRequest.declarationId;

beforeEach(() => simulate());

describe('a simulation that says what is sent', () => {
  it('goes by its name, an answer that says nothing apart', () => {
    const { name: said, ...rest } = perfume;
    const shoppingProducts = [{ amount: undefined, ...rest, name: said }];
    nameSimulation({ ...declared, shoppingProducts }, false);
    expect(name()).toBe(id);
  });

  it('goes by its name, whichever question was answered first', () => {
    const [asked, other] = [
      { meat: 'no', dairy: 'yes' },
      { dairy: 'yes', meat: 'no' },
    ] as const;
    simulate({ customShoppingProducts: [{ ...bag, restrictionAnswers: asked }] });
    nameSimulation({ ...declared, products: [{ ...bag, restrictionAnswers: other }] }, false);
    expect(name()).toBe(id);
  });

  it('takes its name back once a correction says it again', () => {
    simulate({ declarationId: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' });
    nameSimulation(declared, false);
    expect(name()).toBe(id);
  });

  it.each([
    [34, true],
    [15, false],
  ])('says it of %d years where a link said 18: %s', (age, isSame) => {
    simulate({ age: 18, isAgeOfLink: true });
    nameSimulation({ ...declared, contactDetails: { ...declared.contactDetails, age } }, false);
    expect(name() === id).toBe(isSame);
  });
});

describe('a simulation that was not what is sent has a name of its own', () => {
  const { meansOfTransportAndCountry: trip } = declared;
  it.each([
    ['the transport', { meansOfTransportAndCountry: { ...trip, meansOfTransport: 'car' } }],
    ['the country', { meansOfTransportAndCountry: { ...trip, country: 'GB' } }],
    ['the border', { border: true }],
    ['the age', { contactDetails: { ...declared.contactDetails, age: 16 } }],
    ['a price', { shoppingProducts: [{ ...perfume, value: 500 }] }],
    ['a currency', { shoppingProducts: [{ ...perfume, currency: 'CHF' }] }],
    ['a quantity', { shoppingProducts: [{ ...perfume, amount: 2 }] }],
    ['one article more', { shoppingProducts: [perfume, { ...perfume, id: 'q' }] }],
    ['one article less', { products: [] }],
  ] as const)('where the declaration corrected %s', (_, corrected) => {
    nameSimulation({ ...declared, ...corrected }, false);
    expect(name()).toMatch(/^[\da-f-]{36}$/u);
    expect(name()).not.toBe(id);
  });

  it('where an earlier try was sent, with other answers', () => {
    nameSimulation(declared, true);
    expect(name()).not.toBe(id);
  });

  const earlier = '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
  const declareFirst = (status: SentDeclaration['status'], updatedAt: string): void => {
    simulate({ declarationId: earlier });
    const { declaration } = initialAppState;
    const sent = [sentDeclaration({ id: earlier, status, submittedAt: '2026-11-21T08:00:00.000Z' })];
    const declarationResponse = { ...declaration.declarationResponse, sent };
    useAppStore.setState(({ simulator }) => ({
      simulator: { ...simulator, updatedAt },
      declaration: { ...declaration, declarationResponse },
    }));
  };

  it.each([
    ['submitted', true],
    ['paid', true],
    ['cancelled', false],
    ['refused', false],
    ['abandoned', false],
  ] as const)('and keeps that of an earlier declaration that says the same, %s: %s', (status, isKept) => {
    declareFirst(status, '2026-11-21T07:00:00.000Z');
    nameSimulation(declared, false);
    expect(name()).toBe(isKept ? earlier : id);
  });

  it('but not of one from before an article was added', () => {
    declareFirst('submitted', '2026-11-21T09:00:00.000Z');
    nameSimulation(declared, false);
    expect(name()).toBe(id);
  });

  it('and that of another declaration keeps its own', () => {
    const other = '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
    simulate({ declarationId: other, age: 35 });
    nameSimulation(declared, false);
    expect(name()).toBe(other);
  });
});
