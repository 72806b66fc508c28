import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText } from '../../lib/shape';
import { clearAgentDeclaration, startNewAgentDeclaration } from '../agent-declaration-actions';
import { useAppStore } from '../app-store';
import { startNewDeclaration } from '../carry-answers-over';
import { carrySimulationOver } from '../carry-simulation-over';
import { listsOf } from '../declaration-request';
import { eraseEverything } from '../device/erase-everything';
import { followErasures } from '../device/follow-erasures';
import { initialDeclarationRequest } from '../initial-declaration';
import { initialAppState } from '../initial-state';
import { startNewSimulation } from '../simulator-actions';
import { forgetDraft, readDraft, saveDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
  saveDraft('article', 'parfum', 'p1');
  saveDraft('declarantAge', '34');
  saveDraft('productSearch', 'parfum 8 €, livre 2 €');
  saveDraft('productSearch', 'sac 9 €, thé 3 €', ':declaration');
  saveDraft('uncountedLines', {}, ':declaration');
  saveDraft('agentSearch', 'vin');
  saveDraft('contactMessage', 'Bonjour');
});

it.each([
  ['another simulation', startNewSimulation],
  ['another declaration', startNewDeclaration],
  ['an agent’s next declaration', startNewAgentDeclaration],
  ['erasing an agent’s declaration', clearAgentDeclaration],
])('%s leaves nothing of what was begun before, and the agent’s other work', (_name, begin) => {
  begin();
  expect(readDraft('article', isText, 'p1')).toBeUndefined();
  expect(readDraft('declarantAge', isText)).toBeUndefined();
  expect(readDraft('agentSearch', isText)).toBeUndefined();
  expect(readDraft('contactMessage', isText)).toBe('Bonjour');
});

it.each([
  ['another simulation', startNewSimulation, undefined],
  ['another declaration, not', startNewDeclaration, 'parfum 8 €, livre 2 €'],
  ['an agent’s next declaration, not', startNewAgentDeclaration, 'parfum 8 €, livre 2 €'],
  ['erasing an agent’s declaration, not', clearAgentDeclaration, 'parfum 8 €, livre 2 €'],
])('a list goes with the simulation, whose basket it is left out of: %s', (_name, begin, left) => {
  begin();
  expect(readDraft('productSearch', isText)).toBe(left);
});

it.each([
  ['another simulation, not', startNewSimulation, 'sac 9 €, thé 3 €'],
  ['another declaration', startNewDeclaration, undefined],
  ['an agent’s next declaration, not', startNewAgentDeclaration, 'sac 9 €, thé 3 €'],
])('a list of a declaration alone goes with it: %s', (_name, begin, left) => {
  begin();
  expect(readDraft('productSearch', isText, ':declaration')).toBe(left);
  expect(localStorage.getItem('uncounted-lines:declaration') === null).toBe(left === undefined);
});

describe('a simulation that is taken over', () => {
  const takeOver = (): void => carrySimulationOver({ declarationId: 'd', claimToken: 'c' });
  const request = () => useAppStore.getState().declaration.declarationRequest;
  const listed = () => readDraft('productSearch', isText, listsOf(request()));
  afterEach(() => vi.unstubAllGlobals());

  it('gives its lists to the declaration, in the place of those that it had', () => {
    saveDraft('uncountedLines', { lists: ['parfum'] });
    saveDraft('leftOut', {});
    takeOver();
    expect(listed()).toBe('parfum 8 €, livre 2 €');
    expect(localStorage.getItem('uncounted-lines:declaration')).toBe('{"lists":["parfum"]}');
    expect(localStorage.getItem('left-out:declaration')).toBeNull();
    startNewSimulation();
    saveDraft('productSearch', 'vin 3 €, sac 9 €');
    expect(listed()).toBe('parfum 8 €, livre 2 €');
  });

  it('leaves none to the declaration where it has none', () => {
    forgetDraft('productSearch');
    takeOver();
    expect(listed()).toBeUndefined();
    expect(localStorage.getItem('uncounted-lines:declaration')).toBeNull();
  });

  it('is read as one that an earlier version took over where the device has no room for them', () => {
    saveDraft('uncountedLines', { lists: ['parfum'] });
    const device = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => device.getItem(name),
      removeItem: (name: string) => device.removeItem(name),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    takeOver();
    expect(listed()).toBe('parfum 8 €, livre 2 €');
    expect(listsOf(request())).toBe('');
  });

  it('by an earlier version shares its lists with the declaration', () => {
    expect(listsOf({ ...initialDeclarationRequest, carriedOver: true })).toBe('');
    expect(listsOf(initialDeclarationRequest)).toBe(':declaration');
  });
});

it('erasing everything leaves nothing in the tab but an agent’s work, nor a draft on the device', () => {
  eraseEverything();
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'agent:draft:contact',
    'agent:draft:product-query',
  ]);
  expect(Object.keys(localStorage)).toEqual(['app-storage']);
});

it('erasing everything is told to the other tabs that are open, which forget what they keep, but for an agent’s work', () => {
  const keys: string[] = [];
  const device = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    setItem: (key: string) => keys.push(key),
    removeItem: () => undefined,
  });
  eraseEverything();
  vi.unstubAllGlobals();
  // As in a tab where nobody asked for it.
  sessionStorage.clear();
  sessionStorage.setItem('former', '{}');
  sessionStorage.setItem('agent:draft:refus-1', '"Sans"');
  const hear = (): void => {
    for (const key of keys) dispatchEvent(new StorageEvent('storage', { key }));
  };
  hear();
  expect(sessionStorage.length).toBe(2);
  const stop = followErasures();
  dispatchEvent(new StorageEvent('storage', { key: 'app-storage' }));
  expect(sessionStorage.length).toBe(2);
  hear();
  expect(Object.keys(sessionStorage)).toEqual(['agent:draft:refus-1']);
  sessionStorage.clear();
  stop();
});
