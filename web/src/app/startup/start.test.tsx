import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './start';

const overlay = () => document.getElementById('loading');
const isLeaving = () => overlay()?.classList.contains('loading-leaving') ?? false;
const isMounted = () => document.body.textContent?.includes('Bonjour') ?? false;
const wait = (delay: number) => act(() => vi.advanceTimersByTimeAsync(delay));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  Object.defineProperty(document, 'fonts', { configurable: true, value: [] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="loading"></div><div id="root"></div>';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('mounts the content at 300 ms, fades the overlay at 1200 ms and removes it at 1500 ms, no later', async () => {
  start(<p>Bonjour</p>);
  await wait(299);
  expect(isMounted()).toBe(false);
  await wait(1);
  expect([isMounted(), isLeaving()]).toEqual([true, false]);
  await wait(899);
  expect(isLeaving()).toBe(false);
  await wait(1);
  expect(isLeaving()).toBe(true);
  await wait(299);
  expect(overlay()).not.toBeNull();
  await wait(1);
  expect(overlay()).toBeNull();
});

it('waits for the page’s own part until 1200 ms, and the overlay leaves on time all the same', async () => {
  start(<p>Bonjour</p>, new Promise(() => undefined));
  await wait(1_199);
  expect(isMounted()).toBe(false);
  await wait(1);
  expect([isMounted(), isLeaving()]).toEqual([true, true]);
  await wait(300);
  expect(overlay()).toBeNull();
});
