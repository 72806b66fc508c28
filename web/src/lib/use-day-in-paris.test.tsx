import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDayInParis } from './use-day-in-paris';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is another day once midnight in Paris has passed, on an open page and on one that wakes up', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:30Z') });
  const { result } = renderHook(useDayInParis);
  expect(result.current).toBe('2026-12-31');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2027-01-01');
  // Timers of a phone that sleeps do not run.
  vi.setSystemTime(new Date('2027-01-02T08:00:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2027-01-02');
});
