import { describe, expect, it } from 'vitest';
import { declarationStatuses, unpaidOutcomes } from './status';
import {
  allowedTransitions,
  isEditable,
  isReopening,
  isReversal,
  type TransitionActor,
} from './status-transitions';

const author: ReadonlySet<TransitionActor> = new Set(['author']);
const supervisor: ReadonlySet<TransitionActor> = new Set(['agent', 'supervisor']);
const agent: ReadonlySet<TransitionActor> = new Set(['agent']);
const authorWhoIsAgent: ReadonlySet<TransitionActor> = new Set(['author', 'agent']);

describe('the life of a declaration', () => {
  it.each([
    ['draft', author, ['submitted', 'cancelled']],
    ['draft', agent, []],
    ['submitted', author, ['cancelled']],
    ['submitted', agent, ['validated', 'refused', 'paid', 'abandoned', 're-exported', 'seized']],
    [
      'submitted',
      authorWhoIsAgent,
      ['validated', 'refused', 'paid', 'cancelled', 'abandoned', 're-exported', 'seized'],
    ],
    ['validated', author, []],
    ['validated', agent, ['refused', 'paid', 'abandoned', 're-exported', 'seized']],
  ] as const)('from %s', (from, actors, expected) => {
    expect(allowedTransitions(from, actors)).toEqual(expected);
  });

  it('is final for everybody once cancelled', () => {
    expect(allowedTransitions('cancelled', new Set([...supervisor, 'author']))).toEqual([]);
  });

  it('is final for the desk once paid, and reversed by a supervisor alone', () => {
    expect(allowedTransitions('paid', authorWhoIsAgent)).toEqual([]);
    expect(allowedTransitions('paid', supervisor)).toEqual(['validated']);
    expect(isReversal('paid', 'validated')).toBe(true);
    expect(isReversal('submitted', 'validated')).toBe(false);
  });

  it.each(unpaidOutcomes)('%s is final for the desk, and taken up again by a supervisor alone', (status) => {
    expect(allowedTransitions(status, authorWhoIsAgent)).toEqual([]);
    expect(allowedTransitions(status, supervisor)).toEqual(['submitted']);
    expect(isReopening(status, 'submitted')).toBe(true);
  });

  it('takes a sending for no reopening', () => {
    expect(isReopening('draft', 'submitted')).toBe(false);
    expect(isReopening('submitted', 'refused')).toBe(false);
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
