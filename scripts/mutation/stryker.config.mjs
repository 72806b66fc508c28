const kept = '.cache/mutation';

/** How a change of the law is tried: docs/mutation.md. What is changed is said by `npm run mutate`. */
export default {
  mutator: {
    excludedMutations: [
      // French sentences, which are read and not computed, and members of unions: the types refuse any other.
      'StringLiteral',
      // Rows and typed answers: an empty one does not pass the types.
      'ObjectLiteral',
    ],
  },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The tests that go through a mutant are known from the first run: no need to look for those that import its file.
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs once, when a file is loaded, makes rows and indexes of rows.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${kept}/last-run.json`,
  tempDirName: `${kept}/trial`,
  // What is copied to be changed.
  ignorePatterns: ['/*', '!/core', '!/scripts', '!/tsconfig.base.json'],
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${kept}/report.json` },
  htmlReporter: { fileName: `${kept}/report.html` },
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  // An endless loop is found by its count; a shared machine only slows a test down.
  timeoutMS: 20_000,
};
