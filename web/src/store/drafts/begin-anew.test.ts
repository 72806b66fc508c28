import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../lib/shape';
import { clearAgentDeclaration, startNewAgentDeclaration } from '../agent-declaration-actions';
import { eraseEverything, startNewDeclaration } from '../declaration-actions';
import { startNewSimulation } from '../simulator-actions';
import { readDraft, saveDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  saveDraft('article', 'parfum', 'p1');
  saveDraft('declarantAge', '34');
  saveDraft('productSearch', 'parfum');
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
  expect(readDraft('productSearch', isText)).toBeUndefined();
  expect(readDraft('contactMessage', isText)).toBe('Bonjour');
});

it('erasing everything leaves nothing in the tab', () => {
  eraseEverything();
  expect(sessionStorage.length).toBe(0);
});
