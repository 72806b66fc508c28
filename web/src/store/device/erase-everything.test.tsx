import { beforeEach, describe, expect, it } from 'vitest';
import { isText } from '../../lib/shape';
import {
  changeAgentContact,
  confirmAgentContact,
  startAgentSubmission,
  startNewAgentDeclaration,
} from '../agent-declaration-actions';
import { useAppStore } from '../app-store';
import { changeContactDetails } from '../declaration-actions';
import { readDraft, saveDraft } from '../drafts/drafts';
import { leaveNoWork, takeWorkOver } from '../drafts/work-owner';
import { initialAppState } from '../initial-state';
import { parkAgentDeclaration, refreshParked, useParkedStore } from '../parked/parked-declarations';
import { rememberProduct, toggleFavourite } from '../product-actions';
import { saveUser, startCountdown } from '../user-actions';
import { eraseEverything } from './erase-everything';
import { keepsAgentWork } from './keeps-agent-work';

const claire = {
  userId: 'claire',
  email: 'claire.martin@douane.gouv.fr',
  isAgent: true,
  exp: 2_000_000_000,
  lastRefresh: false,
};
const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const state = () => useAppStore.getState();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
  useParkedStore.setState({ parked: [] });
});

describe('a traveller who erases everything on the device of a desk', () => {
  beforeEach(() => {
    takeWorkOver('hugo');
    changeAgentContact({ lastName: 'Petit' });
    takeWorkOver('claire');
    saveUser(claire);
    startCountdown(1_800_000_000_000);
    changeAgentContact({ lastName: 'Durand' });
    confirmAgentContact({ age: 34, ageIsMinimum: false }, idOf(1));
    parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
    changeAgentContact({ lastName: 'Bernard' });
    startAgentSubmission({ date: '2026-11-23', shownTotal: 0, askedAt: '2026-11-23T10:00:00.000Z' });
    toggleFavourite('parfum');
    rememberProduct('vin');
    saveDraft('contactMessage', 'Bonjour');
    saveDraft('productSearch', 'thé 8 €');
    saveDraft('article', '7', 'parfum');
    saveDraft('article', '45', `:${idOf(1)}:parfum`);
    changeContactDetails({ lastName: 'Martin' });
  });

  it('leaves the work of its agents as it was, a declaration on its way included', () => {
    const before = state();
    const ofAgents = Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('agent:'));
    eraseEverything();
    expect(state()).toEqual({
      ...initialAppState,
      users: { user: claire },
      countdown: before.countdown,
      products: { favouriteProducts: ['parfum'], recentProducts: [] },
      declaration: {
        ...initialAppState.declaration,
        declarationAgentRequest: before.declaration.declarationAgentRequest,
        declarationAgentResponse: before.declaration.declarationAgentResponse,
      },
    });
    expect(state().declaration.declarationAgentRequest.contactDetails.lastName).toBe('Bernard');
    expect(state().declaration.declarationAgentResponse.pending?.date).toBe('2026-11-23');
    expect(readDraft('contactMessage', isText)).toBe('Bonjour');
    expect(readDraft('article', isText, `:${idOf(1)}:parfum`)).toBe('45');
    expect(ofAgents.length).toBeGreaterThan(3);
    expect(Object.entries({ ...localStorage })).toEqual(expect.arrayContaining(ofAgents));
    refreshParked();
    expect(useParkedStore.getState().parked.map(({ name }) => name)).toEqual(['Valise bleue']);
  });

  it('takes away everything of the traveller', () => {
    eraseEverything();
    expect(Object.keys(sessionStorage).filter((name) => !/^agent:|::/u.test(name))).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Martin|"vin"/);
  });

  it('is told that this work stays, until its agent signs out', () => {
    expect(keepsAgentWork()).toBe(true);
    startNewAgentDeclaration();
    expect(keepsAgentWork()).toBe(true);
    leaveNoWork();
    expect(keepsAgentWork()).toBe(false);
  });
});

it('says nothing of agents on the device of a traveller', () => {
  changeContactDetails({ lastName: 'Martin' });
  expect(keepsAgentWork()).toBe(false);
});
