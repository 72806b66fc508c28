import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWrites } from './use-writes';
import type { WriteOutcome } from './write-outcome';

afterEach(cleanup);

const lost: WriteOutcome<string> = { kind: 'unsaved', reason: 'unreachable' };

async function tried(of: string) {
  const write = vi.fn(async (): Promise<WriteOutcome<string>> => lost);
  const { result, rerender } = renderHook((shown: string) => useWrites<'save'>(shown), { initialProps: of });
  await act(async () => result.current.run('save', write, vi.fn()));
  return { result, rerender, write };
}

it('says what stopped a write, what it was, and asks the same again', async () => {
  const { result, write } = await tried('version 1');
  expect(result.current.trouble).toMatchObject({ asked: 'save', outcome: lost });
  await act(async () => result.current.trouble?.retry());
  expect(write).toHaveBeenCalledTimes(2);
});

it.each(['offline', 'captive-portal', 'signed-out'] as const)(
  'goes on saying that an earlier try may have been written once another is stopped: %s',
  async (reason) => {
    const { result, write } = await tried('version 1');
    expect(result.current.trouble?.mayBeWritten).toBe(true);
    const stopped = { kind: 'unsaved', reason } as const;
    write.mockResolvedValue(stopped);
    await act(async () => result.current.trouble?.retry());
    expect(result.current.trouble).toMatchObject({ outcome: stopped, mayBeWritten: true });
    await act(async () => result.current.trouble?.retry());
    expect(result.current.trouble).toMatchObject({ outcome: stopped, mayBeWritten: true });
    act(() => result.current.forgetTrouble());
    await act(async () => result.current.run('save', write, vi.fn()));
    expect(result.current.trouble).toMatchObject({ outcome: stopped, mayBeWritten: false });
  },
);

it('says it no more of a later version, or of other words, which asking again would not write', async () => {
  const { result, rerender } = await tried('version 1');
  rerender('version 2');
  expect(result.current.trouble).toBeUndefined();
  // Typed as it was again: the same would be written.
  rerender('version 1');
  expect(result.current.trouble).toBeDefined();
});

it('writes one thing at a time', async () => {
  const write = vi.fn(() => new Promise<WriteOutcome<string>>(() => undefined));
  const { result } = renderHook(() => useWrites<'one' | 'other'>(1));
  act(() => {
    result.current.run('one', write, vi.fn());
    result.current.run('other', write, vi.fn());
  });
  expect(write).toHaveBeenCalledOnce();
  expect(result.current.underWay).toBe('one');
});
