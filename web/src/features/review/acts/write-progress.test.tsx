import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WriteProgress } from './write-progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const announced = (): string | null | undefined => screen.queryByRole('status')?.textContent;

it('says nothing of what is quick, then what is under way, then why it lasts, and stops with it', () => {
  const { rerender } = render(<WriteProgress isBusy />);
  pass(299);
  expect(announced()).toBeUndefined();
  pass(1);
  expect(announced()).toBe('Enregistrement en cours…');
  pass(4_699);
  expect(announced()).toBe('Enregistrement en cours…');
  pass(1);
  expect(announced()).toMatch(/^Le service met du temps à répondre/);
  rerender(<WriteProgress isBusy={false} />);
  expect(announced()).toBeUndefined();
  rerender(<WriteProgress isBusy text="Calcul en cours…" />);
  pass(300);
  expect(announced()).toBe('Calcul en cours…');
});
