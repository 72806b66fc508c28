import { addDays, dayInParis } from '@retour/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeAppState, useAppStore } from './app-store';
import { restartDeclaration, startNewDeclaration } from './carry-answers-over';
import { carrySimulationOver } from './carry-simulation-over';
import {
  answerDeclarantAge,
  changeArrivalDay,
  changeDeclaredTrip,
  saveSentDeclaration,
} from './declaration-actions';
import { initialAppState } from './initial-state';
import { assessedBasket } from './testing/assessed-basket';
import { sentDeclaration } from './testing/sent-declaration';

const identity = { declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'a'.repeat(43) };
const other = { declarationId: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'b'.repeat(43) };
const flight = { meansOfTransport: 'plane', country: 'JP', flightNumber: 'AF272' } as const;
const today = dayInParis(new Date());

const request = () => useAppStore.getState().declaration.declarationRequest;
const simulated = () => useAppStore.getState().simulator.simulatorRequest;

/** The declaration of a flight from Japan, and its simulation, which gave it its name. */
function begin(): void {
  answerDeclarantAge(34, identity);
  changeDeclaredTrip(flight);
  const { declarationId } = identity;
  changeAppState(({ simulator }) => ({
    simulator: {
      ...simulator,
      simulatorRequest: {
        ...simulator.simulatorRequest,
        declarationId,
        age: 34,
        meanOfTransport: 'plane',
        country: 'JP',
      },
    },
  }));
}

/** An answer to a try of it may be lost. */
function leave(): void {
  changeAppState(({ declaration }) => ({
    declaration: { ...declaration, declarationRequest: { ...request(), mayBeSent: true } },
  }));
}

function send(date: string): void {
  const assessment = assessedBasket([], { date });
  saveSentDeclaration(sentDeclaration({ id: identity.declarationId, assessment }));
}

beforeEach(() => {
  useAppStore.setState(initialAppState);
  begin();
});

describe('the flight', () => {
  const carriers = [
    ['the next traveller', startNewDeclaration],
    ['a simulation that is taken over', () => carrySimulationOver(other)],
  ] as const;

  it.each(carriers)('of an arrival that is over is not that of %s', (_, carry) => {
    changeArrivalDay(addDays(today, -1));
    send(addDays(today, -1));
    carry();
    expect(request().meansOfTransportAndCountry).toEqual({ ...flight, flightNumber: '' });
  });

  it.each(carriers)('of an arrival of today or later is that of %s', (_, carry) => {
    changeArrivalDay(addDays(today, 1));
    send(addDays(today, 1));
    carry();
    expect(request().meansOfTransportAndCountry).toEqual(flight);
    expect(request().arrivalDay).toBe(addDays(today, 1));
  });

  it.each(carriers)('of a declaration that is not sent is that of %s', (_, carry) => {
    carry();
    expect(request().meansOfTransportAndCountry).toEqual(flight);
  });
});

describe('the name that a simulation gave its declaration', () => {
  it('is not given to another one, with another secret, once that declaration is given up', () => {
    startNewDeclaration();
    expect(simulated().declarationId).toMatch(/^[\da-f-]{36}$/u);
    expect(simulated().declarationId).not.toBe(identity.declarationId);
  });

  it('is that of the declaration that corrects it, once what was sent is worth nothing', () => {
    send(today);
    restartDeclaration(other);
    expect(simulated()).toMatchObject({ declarationId: other.declarationId, age: 34, country: 'JP' });
  });

  it('stays its own where another simulation is corrected', () => {
    changeAppState(({ simulator }) => ({
      simulator: {
        ...simulator,
        simulatorRequest: { ...simulator.simulatorRequest, declarationId: 'its own' },
      },
    }));
    send(today);
    restartDeclaration(other);
    expect(simulated().declarationId).toBe('its own');
  });

  it('stays that of what is sent', () => {
    send(today);
    startNewDeclaration();
    expect(simulated().declarationId).toBe(identity.declarationId);
  });
});

describe('that a try may be sent', () => {
  beforeEach(leave);

  it('is known as long as its name is the same', () => {
    carrySimulationOver(other);
    expect(request()).toMatchObject({ ...identity, mayBeSent: true });
  });

  it('is not said of another declaration', () => {
    send(today);
    restartDeclaration(other);
    expect(request()).toMatchObject({ ...other, corrects: identity.declarationId });
    expect(request().mayBeSent).toBeUndefined();
    startNewDeclaration();
    expect(request().mayBeSent).toBeUndefined();
  });
});
