import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  answerDeclarantAge,
  initialAppState,
  putDeclaredArticle,
  type SentDeclaration,
  type SimulatorRequest,
  saveSentDeclaration,
  useAppStore,
} from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { CarryOverOffer } from './carry-over-offer';

const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'CHF' };
const identity = { declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'a'.repeat(43) };
const simulated: Partial<SimulatorRequest> = {
  age: 34,
  meanOfTransport: 'car',
  country: 'CH',
  border: false,
  shoppingProducts: [perfume],
};

function simulate(changes: Partial<SimulatorRequest> = {}): void {
  useAppStore.setState(({ simulator }) => ({
    simulator: {
      ...simulator,
      simulatorRequest: { ...simulator.simulatorRequest, ...simulated, ...changes },
    },
  }));
}

function send(changes: Partial<SentDeclaration> = {}): void {
  const assessment = assessedBasket([assessedLine({ customId: 'p' })]);
  saveSentDeclaration(sentDeclaration({ assessment, ...changes }));
}

function shown(): string {
  const { container } = render(<CarryOverOffer />, { wrapper: MemoryRouter });
  return container.textContent;
}

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(cleanup);

const offer = /appareil\s: 1\sarticle, pour un voyageur de 34\sans\.Déclarer ces achats/u;

it.each<readonly [string, () => void]>([
  ['that nothing was declared of', () => {}],
  ['whose declaration was cancelled', () => send({ status: 'cancelled' })],
  ['to whom gave the same age', () => answerDeclarantAge(34, identity)],
  ['beside a declaration of other articles', () => send({ assessment: assessedBasket([assessedLine()]) })],
])('offers a simulation %s', (_, before) => {
  simulate();
  before();
  expect(shown()).toMatch(offer);
});

it('says how much of a simulation is declared already, where an article was added since', () => {
  simulate({ shoppingProducts: [perfume, { ...perfume, id: 'q' }] });
  send();
  expect(shown()).toMatch(/2\sarticles.*Un article est déjà déclaré.*Déclarer ces achats/u);
});

it.each<readonly [string, () => void]>([
  ['that has no article', () => simulate({ shoppingProducts: [] })],
  ['whose trip is not known', () => simulate({ meanOfTransport: undefined })],
  [
    'to a traveller of another age',
    () => {
      simulate();
      answerDeclarantAge(12, identity);
    },
  ],
  [
    'that is declared',
    () => {
      simulate();
      send();
    },
  ],
  [
    'where the declaration has its articles',
    () => {
      simulate();
      putDeclaredArticle({ ...perfume, id: 'other' });
    },
  ],
])('offers no simulation %s', (_, before) => {
  before();
  expect(shown()).toBe('');
});
