import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeAgentContact,
  changeAgentTrip,
  clearAgentDeclaration,
  confirmAgentContact,
  dropAgentArticles,
  forgetDroppedArticles,
  putAgentArticle,
  saveAgentSubmission,
  startAgentSubmission,
  startNewAgentDeclaration,
} from './agent-declaration-actions';
import { useAppStore } from './app-store';
import type { SubmittedByAgent } from './declaration-state';
import { initialAgentResponse, initialDeclarationRequest } from './initial-declaration';
import { initialAppState } from './initial-state';
import { repairAppState } from './repair';

const id = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
const otherId = '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
const perfume = { id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' };
const whisky = { id: 'b', productId: 'whisky', name: 'Whisky', value: 30, currency: 'EUR' };
const pending = { date: '2026-11-21', shownTotal: 12.5, askedAt: '2026-11-21T08:00:00.000Z' };
const submitted: SubmittedByAgent = {
  id,
  publicId: 'K7Q-2MX-9TD',
  status: 'submitted',
  version: 2,
  submittedAt: '2026-11-21T08:00:01.000Z',
  updatedAt: '2026-11-21T08:00:01.000Z',
  code: 'RF1~x',
  meanOfTransport: 'plane',
  hasEmail: false,
  shownTotal: 12.5,
  assessment: {
    edition: '2026',
    date: '2026-11-21',
    country: 'JP',
    countryType: 'NON_EU',
    regime: 'third',
    currency: 'EUR',
    mode: null,
    allowances: [],
    quantityAllowances: [],
    totalValue: 80,
    totalCustomDuty: 0,
    totalExcise: 0,
    totalVat: 12.5,
    total: 12.5,
    totalIsMinimum: false,
    tobaccoTax: 0,
    alcoholTax: 0,
    shoppingProducts: [],
    warnings: [],
  },
};

const declaration = () => useAppStore.getState().declaration;

function fillIn(): void {
  changeAgentContact({ lastName: 'Durand', city: 'Lyon' });
  confirmAgentContact({ age: 18, ageIsMinimum: true }, id);
  changeAgentTrip({
    meansOfTransport: 'plane',
    country: 'JP',
    flightNumber: 'AF 123',
    defaultCurrency: 'JPY',
  });
  putAgentArticle(perfume);
  putAgentArticle(whisky);
}

beforeEach(() => useAppStore.setState(initialAppState));

describe('a declaration written by an agent', () => {
  it('is named once, and survives a reload as it was typed', () => {
    fillIn();
    confirmAgentContact({ age: 16, ageIsMinimum: false }, otherId);
    expect(declaration().declarationAgentRequest).toMatchObject({
      declarationId: id,
      contactDetails: { age: 16 },
    });
    const reloaded = repairAppState(JSON.parse(JSON.stringify(useAppStore.getState())));
    expect(reloaded.declaration).toEqual(declaration());
  });

  it('takes articles out and keeps their names until they are read', () => {
    fillIn();
    dropAgentArticles([whisky]);
    expect(declaration().declarationAgentRequest.shoppingProducts).toEqual([perfume]);
    expect(declaration().declarationAgentResponse.dropped).toEqual(['Whisky']);
    forgetDroppedArticles();
    expect(declaration().declarationAgentResponse.dropped).toEqual([]);
  });

  it('does not change on its way to the server', () => {
    fillIn();
    startAgentSubmission(pending);
    putAgentArticle({ ...perfume, id: 'c' });
    expect(declaration().declarationAgentRequest.shoppingProducts).toHaveLength(2);
  });

  it('keeps nothing of the person once submitted, but the trip for the next one', () => {
    fillIn();
    startAgentSubmission(pending);
    saveAgentSubmission(submitted);
    expect(declaration().declarationAgentRequest).toEqual(initialDeclarationRequest);
    expect(JSON.stringify(declaration())).not.toMatch(/Durand|Lyon/);
    startNewAgentDeclaration();
    expect(declaration().declarationAgentResponse).toEqual({
      ...initialAgentResponse,
      lastTrip: {
        meansOfTransport: 'plane',
        country: 'JP',
        flightNumber: 'AF 123',
        border: false,
        defaultCurrency: 'JPY',
      },
    });
  });

  it('leaves nothing when it is cleared, and leaves the travellers’ own alone', () => {
    fillIn();
    saveAgentSubmission(submitted);
    clearAgentDeclaration();
    expect(useAppStore.getState()).toEqual(initialAppState);
  });

  it('forgets a submission of a declaration that is not there', () => {
    const { declaration: repaired } = repairAppState({
      declaration: { declarationAgentResponse: { pending } },
    });
    expect(repaired.declarationAgentResponse.pending).toBeNull();
  });
});
