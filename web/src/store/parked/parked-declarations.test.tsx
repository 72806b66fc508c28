import { beforeEach, expect, it } from 'vitest';
import { changeAgentContact, confirmAgentContact, startAgentSubmission } from '../agent-declaration-actions';
import { useAppStore } from '../app-store';
import { saveDraft } from '../drafts/drafts';
import { initialAppState } from '../initial-state';
import {
  eraseAllParked,
  giveParkedBack,
  maxParked,
  parkAgentDeclaration,
  refreshParked,
  takeUpParked,
  useParkedStore,
} from './parked-declarations';

const at = new Date('2026-11-23T10:00:00Z');
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const parked = () => useParkedStore.getState().parked;
const inHand = () => useAppStore.getState().declaration.declarationAgentRequest;

/** Begins the declaration of somebody, whose step is confirmed. */
function begin(lastName: string, number: number): void {
  changeAgentContact({ lastName });
  confirmAgentContact({ age: 34, ageIsMinimum: false }, idOf(number));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useAppStore.setState(initialAppState);
  useParkedStore.setState({ parked: [] });
});

it('puts one aside, begins another and takes the first up again, with nothing lost of either', () => {
  begin('Durand', 1);
  expect(parkAgentDeclaration({ newId: idOf(9), name: ' Valise bleue ', at })).toBe(true);
  expect(inHand().contactDetails.lastName).toBe('');
  begin('Bernard', 2);
  expect(parkAgentDeclaration({ newId: idOf(9), name: '', at })).toBe(true);
  expect(parked().map(({ id, name }) => [id, name])).toEqual([
    [idOf(2), ''],
    [idOf(1), 'Valise bleue'],
  ]);
  expect(takeUpParked(idOf(1))).toBe(true);
  expect(inHand()).toMatchObject({ declarationId: idOf(1), contactDetails: { lastName: 'Durand', age: 34 } });
  expect(parked().map(({ id }) => id)).toEqual([idOf(2)]);
});

it('tells of an article that cannot be read as its declaration is taken up', () => {
  const request = { shoppingProducts: [{ name: 'Parfum', value: '12' }, null] };
  giveParkedBack([{ id: idOf(1), parkedAt: at.toISOString(), dropped: ['Sac'], request }]);
  takeUpParked(idOf(1));
  expect(useAppStore.getState().declaration.declarationAgentResponse.dropped).toEqual(['Sac', 'Parfum', '']);
  expect(inHand()).not.toHaveProperty('unread');
});

it('keeps what was typed for each and added nowhere, on the device, and gives it back to that one alone', () => {
  const article = (number: number): string => `:${idOf(number)}:chorizo`;
  begin('Durand', 1);
  saveDraft('article', '45', article(1));
  saveDraft('agentSearch', 'chorizo', `:${idOf(1)}`);
  // A traveller's, in the same tab.
  saveDraft('article', '7', 'chorizo');
  parkAgentDeclaration({ newId: idOf(9), name: '', at });
  expect(sessionStorage.length).toBe(0);
  begin('Bernard', 2);
  saveDraft('article', '12', article(2));
  parkAgentDeclaration({ newId: idOf(9), name: '', at });
  // The tab is closed, then another one is opened.
  sessionStorage.clear();
  refreshParked();
  takeUpParked(idOf(1));
  expect({ ...sessionStorage }).toEqual({
    [`article-draft:${article(1)}`]: '"45"',
    [`agent:draft:product-query:${idOf(1)}`]: '"chorizo"',
  });
  // What this tab typed for one that another tab put aside is there too.
  saveDraft('article', '13', `:${idOf(2)}:parfum`);
  takeUpParked(idOf(2));
  expect({ ...sessionStorage }).toEqual({
    [`article-draft:${article(2)}`]: '"12"',
    [`article-draft::${idOf(2)}:parfum`]: '"13"',
  });
});

it('keeps what this tab typed for one that another tab put aside, when it is taken up in exchange', () => {
  begin('Durand', 1);
  parkAgentDeclaration({ newId: idOf(9), name: '', at });
  begin('Bernard', 2);
  saveDraft('article', '45', `:${idOf(1)}:parfum`);
  saveDraft('article', '12', `:${idOf(2)}:chorizo`);
  parkAgentDeclaration({ newId: idOf(9), name: '', at, inExchangeFor: idOf(1) });
  takeUpParked(idOf(1));
  expect({ ...sessionStorage }).toEqual({ [`article-draft::${idOf(1)}:parfum`]: '"45"' });
});

it('is one declaration however often it is parked, and finds no more what was erased in another tab', () => {
  begin('Durand', 1);
  parkAgentDeclaration({ newId: idOf(9), name: 'un', at });
  takeUpParked(idOf(1));
  parkAgentDeclaration({ newId: idOf(9), name: 'deux', at });
  expect(parked().map(({ name }) => name)).toEqual(['deux']);
  localStorage.setItem('agent:parked', JSON.stringify({ state: { parked: [] }, version: 1 }));
  expect(takeUpParked(idOf(1))).toBe(false);
});

it('keeps no more than a desk holds, and leaves in hand what has no room or is being sent', () => {
  for (let number = 1; number <= maxParked; number += 1) {
    begin(`Voyageur ${number}`, number);
    expect(parkAgentDeclaration({ newId: idOf(999), name: '', at })).toBe(true);
  }
  begin('Encore', 21);
  expect(parkAgentDeclaration({ newId: idOf(999), name: '', at })).toBe(false);
  expect(inHand().contactDetails.lastName).toBe('Encore');
  expect(parkAgentDeclaration({ newId: idOf(999), name: '', at, inExchangeFor: idOf(1) })).toBe(true);
  expect(takeUpParked(idOf(1))).toBe(true);
  expect(inHand().contactDetails.lastName).toBe('Voyageur 1');
  expect(parked()).toHaveLength(maxParked);
  expect(parked().map(({ request }) => request.contactDetails.lastName)).toContain('Encore');
  eraseAllParked();
  startAgentSubmission({ date: '2026-11-23', shownTotal: 0, askedAt: at.toISOString() });
  expect(parkAgentDeclaration({ newId: idOf(999), name: '', at })).toBe(false);
  expect(inHand().contactDetails.lastName).toBe('Voyageur 1');
});

it('reads whatever the device holds, and keeps what is valid', () => {
  begin('Durand', 1);
  parkAgentDeclaration({ newId: idOf(9), name: 'gardée', at });
  const [row] = parked();
  const rows = [
    row,
    null,
    3,
    { id: 'x' },
    { ...row, id: idOf(2), name: 'a'.repeat(100), request: 'non', drafts: { a: 3 } },
  ];
  localStorage.setItem('agent:parked', JSON.stringify({ state: { parked: rows }, version: 1 }));
  refreshParked();
  expect(parked().map(({ name, request }) => [name, request.contactDetails.lastName])).toEqual([
    ['gardée', 'Durand'],
    ['', ''],
  ]);
  expect(parked().map(({ drafts }) => drafts)).toEqual([{}, {}]);
  localStorage.setItem('agent:parked', 'rien de lisible');
  refreshParked();
  expect(parked()).toEqual([]);
});
