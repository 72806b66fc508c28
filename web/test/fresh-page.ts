import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { clearTokens } from '../src/lib/session/token-cookies';

// Runs before each file. The files of a worker share a window and what is installed, which saves two thirds of their
// time; nothing that one leaves is seen by the next: our modules are read anew, and the page is as a first visit finds it.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
// What is prerendered is tested without a window.
if (typeof document !== 'undefined') {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  clearTokens();
  history.replaceState(null, '', '/');
  document.title = '';
  // The window of happy-dom, as it opens.
  Reflect.get(window, 'happyDOM').setViewport({ width: 1024, height: 768 });
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
}
