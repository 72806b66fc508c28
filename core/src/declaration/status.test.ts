import { describe, expect, it } from 'vitest';
import { allowedTransitions, declarationStatuses, isEditable, type TransitionActor } from './status';

const author: ReadonlySet<TransitionActor> = new Set(['author']);
const agent: ReadonlySet<TransitionActor> = new Set(['agent']);
const authorWhoIsAgent: ReadonlySet<TransitionActor> = new Set(['author', 'agent']);

describe('the life of a declaration', () => {
  it.each([
    ['draft', author, ['submitted', 'cancelled']],
    ['draft', agent, []],
    ['submitted', author, ['cancelled']],
    ['submitted', agent, ['validated', 'refused']],
    ['submitted', authorWhoIsAgent, ['validated', 'refused', 'cancelled']],
    ['validated', author, []],
    ['validated', agent, ['refused', 'paid']],
  ] as const)('from %s', (from, actors, expected) => {
    expect(allowedTransitions(from, actors)).toEqual(expected);
  });

  it.each(['refused', 'paid', 'cancelled'] as const)('%s is final for everybody', (status) => {
    expect(allowedTransitions(status, authorWhoIsAgent)).toEqual([]);
  });

  it('never goes back to draft', () => {
    for (const from of declarationStatuses) {
      expect(allowedTransitions(from, authorWhoIsAgent)).not.toContain('draft');
    }
  });

  it('may be edited by its author as a draft alone', () => {
    expect(declarationStatuses.filter(isEditable)).toEqual(['draft']);
  });
});
