import fc from 'fast-check';

// The same mutant meets the same baskets at each run.
fc.configureGlobal({ seed: 20_260_101, numRuns: 10 });
