import { defineConfig } from 'vitest/config';

/** No second try, and time enough on a machine that is shared: what is waited for is an event, not a clock. */
const patient = {
  retry: 0,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Nothing of these workspaces is kept from a test to the next: their files share what they import. */
const pure = { isolate: false } as const;

export default defineConfig({
  test: {
    // Vitest would leave a core to whoever watches.
    maxWorkers: '100%',
    projects: [
      { test: { ...patient, ...pure, name: 'core', root: './core', include: ['src/**/*.test.ts'] } },
      { test: { ...patient, ...pure, name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['./test/prepare-databases.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...patient,
          name: 'web',
          root: './web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./test/wait-patiently.ts'],
        },
      },
      { test: { ...patient, name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
