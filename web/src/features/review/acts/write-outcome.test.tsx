import type { FieldProblem } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type CallFailure } from '../../../lib/http';
import { runWrite } from './write-outcome';

const seen = { id: '00000000-0000-4000-8000-000000000001', version: 2 };

const problem = (
  status: number,
  code = 'x',
  errors?: FieldProblem[],
  retryAfterMs?: number,
): CallFailure & { kind: 'problem' } => ({
  kind: 'problem',
  status,
  retryAfterMs,
  problem: { type: 'x', title: 'x', status, detail: 'Corrigez le prix.', code, errors },
});

/** A write that fails in these ways, one try after another, then succeeds. */
function writeAfter(...failures: readonly CallFailure[]) {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw new CallError(failure);
    return 'written';
  });
}

async function outcomeOf(write: () => Promise<string>) {
  const outcome = runWrite(seen, write);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('runWrite', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('no network'))),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks again what a busy server put off', async () => {
    const write = writeAfter(problem(503), problem(429));
    expect(await outcomeOf(write)).toEqual({ kind: 'saved', answer: 'written' });
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('waits as long as the server asks for, within what an agent bears', async () => {
    const write = writeAfter(problem(429, 'too-many-requests', undefined, 9_000));
    const outcome = runWrite(seen, write);
    await vi.advanceTimersByTimeAsync(8_900);
    expect(write).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ kind: 'saved', answer: 'written' });
  });

  it.each([
    ['at once where it is asked to come back later', [40_000], 1],
    ['after two more tries', [undefined, undefined, undefined], 3],
  ])('takes what the server put off for nothing written, in its own words, %s', async (_, waits, times) => {
    const write = writeAfter(...waits.map((waitMs) => problem(429, 'too-many-requests', undefined, waitMs)));
    expect(await outcomeOf(write)).toEqual({
      kind: 'refused',
      message: 'Corrigez le prix.',
      errors: [],
      isPutOff: true,
    });
    expect(write).toHaveBeenCalledTimes(times);
  });

  it('keeps a busy server that never answered for uncertain', async () => {
    const busy = problem(503, 'overloaded');
    expect(await outcomeOf(writeAfter(busy, busy, busy))).toEqual({
      kind: 'unsaved',
      reason: 'unreachable',
    });
  });

  it.each([
    [{ kind: 'offline' }, 'offline'],
    [{ kind: 'network' }, 'unreachable'],
    [{ kind: 'timeout' }, 'unreachable'],
    [{ kind: 'captive-portal' }, 'captive-portal'],
    [problem(401), 'signed-out'],
  ] as const)(
    'says once, without insisting, that nothing is known to be saved: %j',
    async (failure, reason) => {
      const write = writeAfter(failure);
      expect(await outcomeOf(write)).toEqual({ kind: 'unsaved', reason });
      expect(write).toHaveBeenCalledTimes(1);
    },
  );

  it('gives the server’s own words on what is to be put right, typeset', async () => {
    const errors = [{ path: 'reason', code: 'reason-missing', message: 'Écrivez pourquoi : une raison.' }];
    expect(await outcomeOf(writeAfter(problem(422, 'invalid-input', errors)))).toEqual({
      kind: 'refused',
      message: 'Écrivez pourquoi\u00a0: une raison.',
      errors,
    });
  });

  it.each([
    'amount-to-assess',
    'cancellation-after-control',
    'correction-pending',
    'correction-refused',
    'declaration-under-way',
    'doubt-to-settle',
    'forbidden-to-hand-over',
    'proposal-stale',
    'too-many-corrections',
    'transition-refused',
    'of-a-later-release',
  ])('takes no refusal of the version that the agent saw for a later one: %s', async (code) => {
    const write = writeAfter(problem(409, code));
    expect(await outcomeOf(write)).toEqual({ kind: 'refused', message: 'Corrigez le prix.', errors: [] });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    [412, 'stale-version'],
    [409, 'declaration-erased'],
    [409, 'proposal-decided'],
  ])('never insists on a version that has passed: %i, %s', async (status, code) => {
    const write = writeAfter(problem(status, code));
    expect(await outcomeOf(write)).toEqual({ kind: 'conflict', conflict: { latest: null, changes: [] } });
    expect(write).toHaveBeenCalledTimes(1);
  });
});
