import { expect, it } from 'vitest';
import { secondTries } from './second-tries.mjs';

const spec = (title: string, statuses: readonly string[]) => ({
  title,
  tests: statuses.map((status, at) => ({ projectName: at === 0 ? 'phone' : 'desktop', status })),
});

it('names the tests that passed on a second try, with their file and size, in groups too', () => {
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [
          spec('DEC-01 sends', ['expected', 'flaky']),
          spec('DEC-02 prints', ['unexpected', 'expected']),
        ],
        suites: [{ title: 'offline', file: 'a.spec.ts', specs: [spec('SHL-01 opens', ['flaky', 'flaky'])] }],
      },
    ],
  };
  expect(secondTries(report)).toEqual([
    '[desktop] a.spec.ts › DEC-01 sends',
    '[phone] a.spec.ts › SHL-01 opens',
    '[desktop] a.spec.ts › SHL-01 opens',
  ]);
  expect(secondTries({})).toEqual([]);
});
