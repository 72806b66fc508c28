import { expect, it } from 'vitest';
import { weigh } from './size-budget';
import type { WebManifest } from './web-manifest';

const manifest: WebManifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    css: ['entry.css'],
    imports: ['_react'],
    dynamicImports: ['faq', 'guide', 'simulator-button'],
  },
  _react: { file: 'react.js' },
  faq: { file: 'faq.js', css: ['faq.css'], imports: ['_react', '_search'], dynamicImports: ['answer'] },
  guide: { file: 'guide.js', imports: ['_search'] },
  _search: { file: 'search.js' },
  answer: { file: 'answer.js' },
  'simulator-button': { file: 'button.js' },
  'agent.html': { file: 'agent.js', isEntry: true },
};

it('weighs the first page of each traveller, what each later part alone brings and what they share', () => {
  const weights = weigh(manifest, () => 1000, 75_000);
  expect(weights.map(({ name, kilobytes, withShared }) => [name, kilobytes, withShared])).toEqual([
    ['first page, newcomer', 3, undefined],
    ['first page, returning traveller', 4, undefined],
    ['faq', 2, 3],
    ['guide', 1, 2],
    ['simulator-button', 1, 1],
    ['answer', 1, 1],
    ['shared: search.js', 1, undefined],
    ['fonts', 75, undefined],
  ]);
});
