import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isText } from '../../lib/shape';
import { changeAgentContact, confirmAgentContact } from '../agent-declaration-actions';
import { useAppStore } from '../app-store';
import { initialAppState } from '../initial-state';
import { parkAgentDeclaration, useParkedStore } from '../parked/parked-declarations';
import { readDraft, saveDraft } from './drafts';
import { leaveNoWork, takeWorkOver } from './work-owner';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const savedMessage = (): string | undefined => readDraft('contactMessage', isText);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
  useParkedStore.setState({ parked: [] });
});

afterEach(() => vi.useRealTimers());

/** All that a page may read of this device. */
const inHand = (): string =>
  useAppStore.getState().declaration.declarationAgentRequest.contactDetails.lastName;
const parkedNames = (): readonly string[] => useParkedStore.getState().parked.map(({ name }) => name);

it('gives the drafts back to whoever typed them, not to somebody else', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('correction', 'prix', 'd1');
  changeAgentContact({ lastName: 'Durand' });
  confirmAgentContact({ age: 34, ageIsMinimum: false }, idOf(1));
  parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
  changeAgentContact({ lastName: 'Bernard' });
  takeWorkOver('claire');
  expect(savedMessage()).toBe('Bonjour');

  takeWorkOver('hugo');
  expect([savedMessage(), readDraft('correction', isText, 'd1'), inHand(), ...parkedNames()]).toEqual([
    undefined,
    undefined,
    '',
  ]);
  changeAgentContact({ lastName: 'Petit' });
  saveDraft('contactMessage', 'De Hugo');

  takeWorkOver('claire');
  expect([savedMessage(), readDraft('correction', isText, 'd1'), inHand(), ...parkedNames()]).toEqual([
    'Bonjour',
    'prix',
    'Bernard',
    'Valise bleue',
  ]);
  takeWorkOver('hugo');
  expect([savedMessage(), inHand()]).toEqual(['De Hugo', 'Petit']);
});

it('gives back what another tab put aside, and nothing of what somebody else began there since', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  localStorage.setItem('agent:owner', 'hugo');
  takeWorkOver('hugo');
  changeAgentContact({ lastName: 'Petit' });
  takeWorkOver('claire');
  expect([savedMessage(), inHand()]).toEqual(['Bonjour', '']);
});

it('keeps for a day what somebody began, and what is not to be read not at all', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  takeWorkOver('hugo');
  vi.setSystemTime(new Date('2026-11-24T10:00:01Z'));
  takeWorkOver('claire');
  expect(savedMessage()).toBeUndefined();
  expect(localStorage.getItem('agent:aside')).toBeNull();
  localStorage.setItem('agent:aside', '{"hugo":{"drafts":3}}');
  takeWorkOver('hugo');
  expect(localStorage.getItem('agent:aside')).toBeNull();
});

it('leaves to a colleague what they had begun when somebody else signs out', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  takeWorkOver('hugo');
  leaveNoWork();
  takeWorkOver('claire');
  expect(savedMessage()).toBe('Bonjour');
});

it('forgets the drafts of a tab that slept while somebody else signed in elsewhere, articles begun included', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('article', 'parfum', 'p1');
  localStorage.setItem('agent:owner', 'hugo');
  takeWorkOver('hugo');
  expect(savedMessage()).toBeUndefined();
  expect(readDraft('article', isText, 'p1')).toBeUndefined();
});

it('forgets every draft of an agent and whose they were, and nothing else', () => {
  sessionStorage.setItem('autre', 'gardé');
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  leaveNoWork();
  expect(Object.keys(sessionStorage)).toEqual(['autre']);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/claire|bonjour/i);
});
