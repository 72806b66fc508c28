import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../lib/shape';
import { clearAgentDeclaration, startNewAgentDeclaration } from '../agent-declaration-actions';
import { carrySimulationOver, eraseEverything, startNewDeclaration } from '../declaration-actions';
import { startNewSimulation } from '../simulator-actions';
import { readDraft, saveDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
  ['a simulation taken over', () => carrySimulationOver({ declarationId: 'd', claimToken: 'c' }), undefined],
  ['an agent’s next declaration, not', startNewAgentDeclaration, 'sac 9 €, thé 3 €'],
])('a list of a declaration alone goes with it: %s', (_name, begin, left) => {
  begin();
  expect(readDraft('productSearch', isText, ':declaration')).toBe(left);
  expect(localStorage.getItem('uncounted-lines:declaration') === null).toBe(left === undefined);
});

it('erasing everything leaves nothing in the tab, nor a draft on the device', () => {
  eraseEverything();
  expect(sessionStorage.length).toBe(0);
  expect(Object.keys(localStorage)).toEqual(['app-storage']);
});
