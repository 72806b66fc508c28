import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { declareFrom } from '../../../lib/arrival-day';
import { initialAppState, useAppStore } from '../../../store';
import { AgePage } from './age-page';

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function told(): boolean {
  render(
    <MemoryRouter>
      <AgePage />
    </MemoryRouter>,
  );
  return /Ce navigateur ne garde pas vos réponses/u.test(document.body.textContent.replace(/\s/gu, ' '));
}

it('says from its first page on that the browser keeps nothing of what is typed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  expect(told()).toBe(true);
});

it('says from when one may declare, before anything is typed', () => {
  told();
  expect(document.body.textContent).toContain(declareFrom);
});

it('says nothing of a browser that keeps it', () => expect(told()).toBe(false));
