import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../lib/shape';
import { readDraft, saveDraft } from './drafts';
import { leaveNoWork, takeWorkOver } from './work-owner';

const savedMessage = (): string | undefined => readDraft('contactMessage', isText);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('gives the drafts back to whoever typed them, not to somebody else', () => {
  expect(takeWorkOver('claire')).toBe(false);
  saveDraft('contactMessage', 'Bonjour');
  expect(takeWorkOver('claire')).toBe(false);
  expect(savedMessage()).toBe('Bonjour');
  expect(takeWorkOver('hugo')).toBe(true);
  expect(savedMessage()).toBeUndefined();
});

it('forgets the drafts of a tab that slept while somebody else signed in elsewhere, articles begun included', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('article', 'parfum', 'p1');
  localStorage.setItem('agent:owner', 'hugo');
  expect(takeWorkOver('hugo')).toBe(false);
  expect(savedMessage()).toBeUndefined();
  expect(readDraft('article', isText, 'p1')).toBeUndefined();
});

it('forgets every draft of an agent and whose they were, and nothing else', () => {
  sessionStorage.setItem('autre', 'gardé');
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  leaveNoWork();
  expect(Object.keys(sessionStorage)).toEqual(['autre']);
  expect(Object.keys(localStorage)).toEqual([]);
});
