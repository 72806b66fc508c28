import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { budget } from './size/size-budget';
import { absolute } from './source-files';

const [, section = ''] = readFileSync(absolute('docs/architecture.md'), 'utf8').split(
  '\n## What checks the repository\n',
);
/** « | `types`, `lint` | what they fail on | » */
const rows = [...section.matchAll(/^\| (`[^|]*) \| (.*) \|$/gm)].map(([, names = '', words = '']) => ({
  names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  words,
}));

it('tells each step of `npm test`, in docs/architecture.md', () => {
  const steps = readFileSync(absolute('scripts/test.mjs'), 'utf8').matchAll(/(?:name: |check\()'(\w+)'/g);
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(
    [...steps].map(([, name]) => name).toSorted(),
  );
});

it('tells the limits that the size is held to', () => {
  const { newcomer, returning, later, ahead, fonts } = budget;
  const told = rows.find(({ names }) => names.includes('size'))?.words.matchAll(/(\d+) KB/g) ?? [];
  expect([...told].map(([, kilobytes]) => Number(kilobytes))).toEqual([
    newcomer,
    returning,
    later,
    ahead,
    later,
    fonts,
  ]);
});
