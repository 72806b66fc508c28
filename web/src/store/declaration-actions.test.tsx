import { beforeEach, describe, expect, it } from 'vitest';
import { useAppStore } from './app-store';
import { startNewDeclaration } from './carry-answers-over';
import { carrySimulationOver } from './carry-simulation-over';
import {
  answerDeclarantAge,
  changeArrivalDay,
  changeContactDetails,
  changeDeclaredTrip,
  putDeclaredArticle,
  refreshSentDeclaration,
  saveSentDeclaration,
  startSubmission,
  stopSubmission,
} from './declaration-actions';
import type { SentDeclaration } from './declaration-state';
import { eraseEverything } from './device/erase-everything';
import { initialDeclaration } from './initial-declaration';
import { initialAppState } from './initial-state';
import { repairAppState } from './repair';
import { sentDeclaration } from './testing/sent-declaration';

const identity = {
  declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
};
const pending = { date: '2026-11-21', shownTotal: 12.5, askedAt: '2026-11-21T08:00:00.000Z' };
const perfume = { id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' };

const declaration = () => useAppStore.getState().declaration;

beforeEach(() => useAppStore.setState(initialAppState));

describe('a declaration in the making', () => {
  it('is named once, on the age step', () => {
    answerDeclarantAge(34, identity);
    answerDeclarantAge(35, { ...identity, declarationId: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' });
    expect(declaration().declarationRequest).toMatchObject({ ...identity, contactDetails: { age: 35 } });
  });

  it('asks about the border from Switzerland by car only', () => {
    changeDeclaredTrip({ meansOfTransport: 'car', country: 'CH', border: true });
    expect(declaration().declarationRequest.border).toBe(true);
    changeDeclaredTrip({ country: 'IT' });
    expect(declaration().declarationRequest.border).toBe(false);
    changeDeclaredTrip({ country: 'CH' });
    expect(declaration().declarationRequest.border).toBeUndefined();
  });

  it('keeps what is typed through a reload, also what cannot be accepted', () => {
    answerDeclarantAge(34, identity);
    changeContactDetails({ lastName: 'd’Été-Łukasz 3', postalCode: '7' });
    putDeclaredArticle(perfume);
    const reloaded = repairAppState(JSON.parse(JSON.stringify(useAppStore.getState())));
    expect(reloaded.declaration).toEqual(declaration());
  });

  it('takes a simulation over and keeps who declares', () => {
    changeContactDetails({ lastName: 'Martin' });
    useAppStore.setState({
      simulator: {
        ...initialAppState.simulator,
        simulatorRequest: {
          age: 34,
          meanOfTransport: 'plane',
          country: 'JP',
          border: false,
          defaultCurrency: 'JPY',
          shoppingProducts: [perfume],
          customShoppingProducts: [],
        },
      },
    });
    carrySimulationOver(identity);
    expect(declaration().declarationRequest).toMatchObject({
      ...identity,
      carriedOver: true,
      contactDetails: { age: 34, lastName: 'Martin' },
      meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'JP', flightNumber: '' },
      border: false,
      shoppingProducts: [perfume],
    });
  });

  it.each([undefined, 41])('takes no age from a link: its own, if any, stays (%s)', (age) => {
    if (age !== undefined) answerDeclarantAge(age, identity);
    const { simulator } = useAppStore.getState();
    const simulatorRequest = { ...simulator.simulatorRequest, age: 18, isAgeOfLink: true } as const;
    useAppStore.setState({ simulator: { ...simulator, simulatorRequest } });
    carrySimulationOver(identity);
    expect(declaration().declarationRequest.contactDetails.age).toBe(age);
  });

  it.each([
    ['keeps the flight and the day of the same trip', 'JP', 'BA 77', '2026-11-22'],
    ['keeps neither of another trip', 'CH', '', undefined],
  ])('%s as a simulation', (_, country, flightNumber, arrivalDay) => {
    changeDeclaredTrip({ meansOfTransport: 'plane', country, flightNumber: 'BA 77' });
    changeArrivalDay('2026-11-22');
    const { simulator } = useAppStore.getState();
    const simulatorRequest = {
      ...simulator.simulatorRequest,
      meanOfTransport: 'plane',
      country: 'JP',
    } as const;
    useAppStore.setState({ simulator: { ...simulator, simulatorRequest } });
    carrySimulationOver(identity);
    const { meansOfTransportAndCountry: trip, arrivalDay: day } = declaration().declarationRequest;
    expect(trip).toMatchObject({ country: 'JP', flightNumber });
    expect(day).toBe(arrivalDay);
  });

  it('keeps its name when a simulation is carried over it: a try of it may have got through', () => {
    const other = { declarationId: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'b'.repeat(43) };
    answerDeclarantAge(34, identity);
    startSubmission(pending);
    stopSubmission();
    carrySimulationOver(other);
    expect(declaration().declarationRequest).toMatchObject(identity);
    carrySimulationOver({ ...identity, claimToken: 'c'.repeat(43) });
    expect(declaration().declarationRequest).toMatchObject(identity);
  });

  it('asks whose the next one is once it is sent, and keeps the address', () => {
    answerDeclarantAge(34, identity);
    changeContactDetails({ firstName: 'Chloé', lastName: 'Martin', city: 'Lyon' });
    startSubmission(pending);
    saveSentDeclaration(sentDeclaration({ id: identity.declarationId }));
    carrySimulationOver({ ...identity, declarationId: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' });
    const { contactDetails } = declaration().declarationRequest;
    expect(contactDetails).toMatchObject({ firstName: '', lastName: 'Martin', city: 'Lyon' });
  });

  it('is not changed while it is on its way', () => {
    answerDeclarantAge(34, identity);
    startSubmission(pending);
    changeContactDetails({ lastName: 'Martin' });
    carrySimulationOver(identity);
    expect(declaration().declarationRequest.contactDetails.lastName).toBe('');
    stopSubmission();
    changeContactDetails({ lastName: 'Martin' });
    expect(declaration().declarationRequest.contactDetails.lastName).toBe('Martin');
  });

  it('keeps the trip and the address for the next traveller, and no article', () => {
    answerDeclarantAge(34, identity);
    changeContactDetails({ lastName: 'Martin', firstName: 'Anne', city: 'Lyon' });
    changeDeclaredTrip({ meansOfTransport: 'train', country: 'GB' });
    changeArrivalDay('2026-11-22');
    putDeclaredArticle(perfume);
    startNewDeclaration();
    const { contactDetails, meansOfTransportAndCountry, ...rest } = declaration().declarationRequest;
    expect(contactDetails).toMatchObject({ age: undefined, lastName: 'Martin', firstName: '', city: 'Lyon' });
    expect(meansOfTransportAndCountry).toMatchObject({ meansOfTransport: 'train', country: 'GB' });
    expect(rest).toMatchObject({ shoppingProducts: [], arrivalDay: '2026-11-22' });
    expect(rest.declarationId).toBeUndefined();
  });

  it('keeps the day of arrival when its country is put right', () => {
    changeDeclaredTrip({ meansOfTransport: 'plane', country: 'JP' });
    changeArrivalDay('2026-11-22');
    changeDeclaredTrip({ country: 'KR' });
    expect(declaration().declarationRequest.arrivalDay).toBe('2026-11-22');
  });

  it('leaves nothing behind once erased', () => {
    answerDeclarantAge(34, identity);
    changeContactDetails({ lastName: 'Martin' });
    eraseEverything();
    expect(declaration()).toEqual(initialDeclaration);
  });
});

describe('a declaration sent', () => {
  const assessment: SentDeclaration['assessment'] = {
    edition: '2026-11',
    date: '2026-11-21',
    country: 'JP',
    countryType: 'NON_EU',
    regime: 'third',
    currency: 'EUR',
    mode: null,
    allowances: [],
    quantityAllowances: [],
    totalValue: 0,
    totalCustomDuty: 0,
    totalExcise: 0,
    totalVat: 0,
    total: 0,
    totalIsMinimum: false,
    shoppingProducts: [],
    warnings: [],
  };
  const sent: SentDeclaration = {
    id: identity.declarationId,
    claimToken: identity.claimToken,
    publicId: 'K7Q-2MX-9TD',
    status: 'submitted',
    version: 2,
    submittedAt: pending.askedAt,
    updatedAt: pending.askedAt,
    code: null,
    meanOfTransport: 'plane',
    hasEmail: false,
    shownTotal: null,
    assessment,
  };

  it.each([
    ['with the name of who declares', { ...sent, declarant: 'Chloé Łukasz-d’Été' }],
    ['as an older version kept it, without a name', sent],
  ])('is found again after a reload %s', (_, stored) => {
    useAppStore.setState(({ declaration: state }) => ({
      declaration: { ...state, declarationResponse: { ...state.declarationResponse, sent: [stored] } },
    }));
    const reloaded = repairAppState(JSON.parse(JSON.stringify(useAppStore.getState())));
    expect(reloaded.declaration.declarationResponse.sent).toEqual([stored]);
  });

  it('follows the server and never goes back to an older answer', () => {
    useAppStore.setState(({ declaration: state }) => ({
      declaration: { ...state, declarationResponse: { ...state.declarationResponse, sent: [sent] } },
    }));
    refreshSentDeclaration(sent.id, { status: 'validated', version: 3, updatedAt: pending.askedAt });
    refreshSentDeclaration(sent.id, { status: 'submitted', version: 2, updatedAt: pending.askedAt });
    expect(declaration().declarationResponse.sent[0]).toMatchObject({ status: 'validated', version: 3 });
    const news = { status: 'validated', version: 3, updatedAt: pending.askedAt } as const;
    const told = {
      isCorrectionPending: true,
      reversed: { settledAt: pending.askedAt, receipt: 'PORT-CALAIS-2026-000012' },
    };
    refreshSentDeclaration(sent.id, { ...news, ...told });
    expect(repairAppState(JSON.parse(JSON.stringify(useAppStore.getState())))).toMatchObject({
      declaration: { declarationResponse: { sent: [told] } },
    });
    refreshSentDeclaration(sent.id, news);
    expect(declaration().declarationResponse.sent[0]?.isCorrectionPending).toBeUndefined();
    expect(declaration().declarationResponse.sent[0]?.reversed).toBeUndefined();
  });

  it('has the trip as an agent corrected it', () => {
    useAppStore.setState(({ declaration: state }) => ({
      declaration: { ...state, declarationResponse: { ...state.declarationResponse, sent: [sent] } },
    }));
    const kept = () => declaration().declarationResponse.sent[0];
    refreshSentDeclaration(sent.id, { ...sent, code: undefined, version: 4, flightNumber: 'AF123' });
    expect(kept()).toMatchObject({ meanOfTransport: 'plane', flightNumber: 'AF123' });
    refreshSentDeclaration(sent.id, { ...sent, code: undefined, version: 5, meanOfTransport: 'train' });
    expect(kept()?.meanOfTransport).toBe('train');
    expect(kept()?.flightNumber).toBeUndefined();
  });

  it('keeps what an agent corrected and why, and nothing of the person', () => {
    useAppStore.setState(({ declaration: state }) => ({
      declaration: { ...state, declarationResponse: { ...state.declarationResponse, sent: [sent] } },
    }));
    const correction = { at: pending.askedAt, reason: 'Facture de 620 dollars présentée.' };
    const corrected = { ...assessment, total: assessment.total + 1 };
    const answer = { ...sent, version: 4, assessment: corrected, correction, declarantLastName: 'Dupont' };
    refreshSentDeclaration(sent.id, { ...answer, code: undefined });
    expect(declaration().declarationResponse.sent[0]).toEqual({
      ...sent,
      version: 4,
      assessment: corrected,
      correction,
    });
  });
});
