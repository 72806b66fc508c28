import { expect, it } from 'vitest';
import { fileCycles } from './web-build';

it('finds the files that need each other before they run', () =>
  expect(
    fileCycles({
      page: { file: 'page.js', imports: ['_words'] },
      _words: { file: 'words.js', imports: ['_acts'] },
      _acts: { file: 'acts.js', imports: ['_words'] },
    }),
  ).toEqual(['words.js → acts.js → words.js']));

it('finds none where a file is loaded later only', () =>
  expect(
    fileCycles({
      page: { file: 'page.js', imports: ['_words'] },
      _words: { file: 'words.js', dynamicImports: ['page'] },
    }),
  ).toEqual([]));
