import { describe, expect, it } from 'vitest';
import { availableActs } from './available-acts';

const traveller = { authorType: 'user' } as const;
const agent = { authorType: 'agent', authorId: 'claire' } as const;
const claire = { agentId: 'claire', role: 'agent' } as const;
const others = ['abandoned', 're-exported', 'seized'] as const;

describe('availableActs', () => {
  it.each([
    ['draft', traveller, [], [], false],
    ['submitted', traveller, ['validated', 'refused', 'paid'], others, true],
    ['validated', traveller, ['refused', 'paid'], others, true],
    ['paid', traveller, [], [], false],
    ['refused', traveller, [], [], false],
    ['seized', traveller, [], [], false],
    ['cancelled', traveller, [], [], false],
    ['draft', agent, ['submitted', 'cancelled'], [], false],
    ['submitted', agent, ['validated', 'refused', 'paid', 'cancelled'], others, true],
  ] as const)('%s', (status, author, transitions, otherOutcomes, canCorrect) => {
    expect(availableActs({ status, ...author }, claire)).toEqual({
      transitions,
      otherOutcomes,
      canReopen: false,
      canReverse: false,
      canUndo: false,
      canCorrect,
    });
  });

  it('corrects nothing while a correction waits for a second officer, whoever proposed it', () => {
    const pendingCorrection = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
    expect(availableActs({ status: 'validated', ...agent, pendingCorrection }, claire).canCorrect).toBe(
      false,
    );
  });

  it('offers nothing once the person was erased, even of what still waited', () => {
    const erased = { status: 'submitted', ...agent, anonymisedAt: '2029-10-01T10:00:00Z' } as const;
    for (const role of ['agent', 'supervisor'] as const) {
      expect(availableActs(erased, { ...claire, role })).toEqual({
        transitions: [],
        otherOutcomes: [],
        canReopen: false,
        canReverse: false,
        canUndo: role === 'supervisor',
        canCorrect: false,
      });
    }
  });

  it('cancels nothing that a supervisor took up again, even for its author', () => {
    const cancels = (wasReopened: boolean): boolean =>
      availableActs({ status: 'submitted', ...agent, wasReopened }, claire).transitions.includes('cancelled');
    expect([cancels(false), cancels(true)]).toEqual([true, false]);
  });

  it('gives a colleague nothing of the author’s', () => {
    const nobody = { agentId: undefined, role: undefined };
    expect(availableActs({ status: 'draft', ...agent }, { ...claire, agentId: 'hugo' }).transitions).toEqual(
      [],
    );
    expect(availableActs({ status: 'draft', ...agent }, nobody).transitions).toEqual([]);
  });

  it('lets a supervisor take up again what ended without a payment, unless its person was erased', () => {
    const supervisor = { agentId: 'nadia', role: 'supervisor' } as const;
    const reopened = (status: 'refused' | 'seized' | 'paid', anonymisedAt?: string): boolean =>
      availableActs({ status, ...traveller, anonymisedAt }, supervisor).canReopen;
    expect([reopened('refused'), reopened('seized'), reopened('paid')]).toEqual([true, true, false]);
    expect(reopened('refused', '2026-10-01T10:00:00Z')).toBe(false);
    const paid = availableActs({ status: 'paid', ...traveller }, supervisor);
    expect([paid.canReverse, paid.transitions]).toEqual([true, []]);
    expect(availableActs({ status: 'refused', ...traveller }, supervisor).transitions).toEqual([]);
  });
});
