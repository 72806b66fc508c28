import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** No second try, and time enough on a machine that is shared: what is waited for is an event, not a clock. */
const patient = {
  retry: 0,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Files share a process and what they import: nothing is kept there from one to the next. */
const shared = { isolate: false } as const;

/** Files of the API that measure, load or replace a part of their process have one to themselves. */
const alone = [
  'src/clients-that-leave.test.ts',
  'src/features/declaration/receipt/receipt-typography.test.ts',
  'src/features/declaration/receipt/receipts.test.ts',
  'src/features/identity/accounts/enumeration.test.ts',
  'src/features/identity/accounts/passwords/refuse-password.test.ts',
  'src/platform/http/live-heap.test.ts',
  'src/platform/http/overload.test.ts',
];

/** What it starts lasts as long as its page, and would go on listening in the pages of other files. */
const pageOfItsOwn = ['src/app/data/data.test.tsx'];

const api = { ...patient, root: './api', globalSetup: ['./test/prepare-databases.ts'] };

const web = { ...patient, root: './web', setupFiles: ['./test/set-up.ts'] };

const inPage = { ...web, environment: 'happy-dom' } as const;

export default defineConfig({
  test: {
    // One more than the cores: tests of the API wait for their database, and for processes, as much as they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...patient, ...shared, name: 'core', root: './core', include: ['src/**/*.test.ts'] } },
      {
        test: { ...patient, ...shared, name: 'contract', root: './contract', include: ['src/**/*.test.ts'] },
      },
      { test: { ...api, ...shared, name: 'api', include: ['src/**/*.test.ts'], exclude: alone } },
      { test: { ...api, name: 'api-alone', include: alone } },
      {
        extends: './web/vite.config.ts',
        test: {
          ...inPage,
          ...shared,
          name: 'web',
          include: ['{src,build}/**/*.test.tsx'],
          exclude: pageOfItsOwn,
        },
      },
      { extends: './web/vite.config.ts', test: { ...inPage, name: 'web-alone', include: pageOfItsOwn } },
      // Apart, since a process is not kept for files that want another environment than those before.
      {
        extends: './web/vite.config.ts',
        test: { ...web, ...shared, name: 'web-logic', include: ['{src,build}/**/*.test.ts'] },
      },
      { test: { ...patient, ...shared, name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
