import { vi } from 'vitest';

// Runs before each file. What it finds is what a first visit would: timers, globals and settings as they come, and,
// where there is a window, a fresh page in it.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
if (typeof document !== 'undefined') {
  await import('./search-element');
  await import('./wait-patiently');
  (await import('./fresh-page')).freshenPage();
  // Our modules may have kept what the page of another file held.
  vi.resetModules();
}
