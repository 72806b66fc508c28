import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave a core to whoever watches.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'core', root: './core', include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['./test/prepare-databases.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: './web', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
