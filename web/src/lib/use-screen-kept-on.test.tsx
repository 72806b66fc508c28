import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreenKeptOn } from './use-screen-kept-on';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));

function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  release.mockClear();
  request.mockClear();
});

it('asks for the screen once, and gives it back when the place is left', async () => {
  const { unmount } = renderHook(() => useScreenKeptOn());
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledOnce();
});

it('asks again each time the page is seen again, never while it is hidden', async () => {
  renderHook(() => useScreenKeptOn());
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  become('hidden');
  expect(request).toHaveBeenCalledOnce();
  become('visible');
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

it('gives back what came after the place was left, and asks no more', async () => {
  let grant: (lock: { release: typeof release }) => void = () => undefined;
  request.mockImplementationOnce(() => new Promise((resolve) => (grant = resolve)));
  const { unmount } = renderHook(() => useScreenKeptOn());
  unmount();
  grant({ release });
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  become('visible');
  expect(request).toHaveBeenCalledOnce();
});

it('says nothing where it is refused, or not known', async () => {
  request.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { unmount } = renderHook(() => useScreenKeptOn());
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(() => unmount()).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(() => renderHook(() => useScreenKeptOn()).unmount()).not.toThrow();
});
