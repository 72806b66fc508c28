import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type CallFailure } from '../../../lib/http';
import { runWrite } from './write-outcome';

const seen = { id: '00000000-0000-4000-8000-000000000001', version: 2 };

const problem = (status: number, code = 'x'): CallFailure => ({
  kind: 'problem',
  status,
  problem: { type: 'x', title: 'x', status, detail: 'Corrigez le prix.', code },
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

  it('gives the server’s own words on what is to be put right', async () => {
    for (const failure of [problem(422), problem(409, 'amount-to-assess')]) {
      expect(await outcomeOf(writeAfter(failure))).toMatchObject({
        kind: 'refused',
        message: 'Corrigez le prix.',
      });
    }
  });

  it.each([409, 412])('never insists on a version that has passed: %i', async (status) => {
    const write = writeAfter(problem(status));
    expect(await outcomeOf(write)).toEqual({ kind: 'conflict', conflict: { latest: null, changes: [] } });
    expect(write).toHaveBeenCalledTimes(1);
  });
});
