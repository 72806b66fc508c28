import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft, takeWorkOver } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps what is typed until it is forgotten', () => {
  keepDraft('contact', { message: 'Bonjour' });
  expect(readDraft('contact')).toEqual({ message: 'Bonjour' });
  forgetDraft('contact');
  expect(readDraft('contact')).toBeUndefined();
});

it('gives the drafts back to whoever typed them, not to somebody else', () => {
  expect(takeWorkOver('claire')).toBe(false);
  keepDraft('contact', 'Bonjour');
  expect(takeWorkOver('claire')).toBe(false);
  expect(readDraft('contact')).toBe('Bonjour');
  expect(takeWorkOver('hugo')).toBe(true);
  expect(readDraft('contact')).toBeUndefined();
});

it('forgets the drafts of a tab that slept while somebody else signed in elsewhere', () => {
  takeWorkOver('claire');
  keepDraft('contact', 'Bonjour');
  localStorage.setItem('agent:owner', 'hugo');
  expect(takeWorkOver('hugo')).toBe(false);
  expect(readDraft('contact')).toBeUndefined();
});

it('forgets every draft and nothing else', () => {
  sessionStorage.setItem('autre', 'gardé');
  keepDraft('a', 1);
  keepDraft('b', 2);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['autre']);
});
