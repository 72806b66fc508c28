import { describe, expect, it } from 'vitest';
import { featureFolders, folderFaults } from './feature-folders';

const root = 'api/src/features';
const files = [
  `${root}/review/routes.ts`,
  `${root}/review/print/print-papers.ts`,
  `${root}/review/storage/filter-sql.ts`,
  `${root}/review/print/text/words.ts`,
  'web/src/features/home/home-page.tsx',
];
const page = (...rows: readonly string[]): string =>
  ['# Architecture', '', '### The features of `api/src/features`', '', ...rows, '', '## Checks', ''].join(
    '\n',
  );

it('lists features and their parts, but what any feature may have', () => {
  expect(featureFolders(root, files)).toEqual(['review', 'review/print']);
});

describe('the features that the architecture names', () => {
  const rows = ['| `review` | the desk |', '| `review/print` | papers of several declarations |'];

  it('are those that there are', () => {
    expect(folderFaults(root, ['review', 'review/print'], page(...rows))).toEqual([]);
  });

  it.each([
    [['review', 'review/print', 'takings'], rows, 'takings has no line'],
    [['review', 'review/print'], [rows[0] ?? '', '| `review/print` |  |'], 'review/print has no line'],
    [['review'], rows, 'review/print is no folder'],
  ])('are not when one is missing, said in no word or not there', (folders, said, fault) => {
    expect(folderFaults(root, folders, page(...said))).toEqual([expect.stringContaining(fault)]);
  });

  it('have their section', () => {
    expect(folderFaults('web/src/features', ['home'], page(...rows))).toEqual([
      'no section « The features of `web/src/features` »',
    ]);
  });
});
