import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { DirectFirst } from './direct-first';

/** The tests of the law as a mutant meets them: few random baskets, always the same ones, and nothing timed. */
export default defineConfig({
  test: {
    name: 'core',
    root: path.resolve(import.meta.dirname, '../../core'),
    include: ['src/**/*.test.ts'],
    exclude: ['src/assessment/bounded-work.test.ts'],
    isolate: false,
    sequence: { sequencer: DirectFirst },
    testTimeout: 60_000,
    setupFiles: [path.join(import.meta.dirname, 'seed-random-runs.ts')],
    env: { RANDOM_RUNS: '10' },
  },
});
