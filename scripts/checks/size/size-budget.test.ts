import { expect, it } from 'vitest';
import { firstPageKilobytes } from '../../../web/src/features/guide/content/about-quality';
import type { Walk } from './journeys';
import { outOfJourneys, weigh } from './size-budget';
import type { WebBuild } from './web-build';

const build: WebBuild = {
  manifest: {
    'index.html': {
      file: 'entry.js',
      isEntry: true,
      css: ['entry.css'],
      imports: ['_react'],
      dynamicImports: ['faq', 'guide', '_kept', 'data'],
    },
    _react: { file: 'react.js' },
    faq: { file: 'faq.js', css: ['faq.css'], imports: ['_react', '_search'], dynamicImports: ['answer'] },
    guide: { file: 'guide.js', imports: ['_search'] },
    _search: { file: 'search.js' },
    answer: { file: 'answer.js' },
    _kept: { file: 'kept.js' },
    data: { file: 'data.js' },
    'agent.html': { file: 'agent.js', isEntry: true },
  },
  lazyFiles: {
    faq: 'faq.js',
    guide: 'guide.js',
    answer: 'answer.js',
    data: 'data.js',
    'simulator-button': 'kept.js',
    'resume-card': 'kept.js',
  },
  gzipBytes: () => 1000,
  fontBytes: 75_000,
};

const walk: Walk = {
  home: { name: 'home', modules: ['index.html'], ahead: ['data'] },
  withSavedAnswers: ['simulator-button', 'resume-card'],
  journeys: [
    {
      name: 'reading',
      screens: [
        { name: 'questions', modules: ['faq'] },
        { name: 'answer', modules: ['data', 'answer'] },
        { name: 'guide', modules: ['guide'] },
      ],
    },
    { name: 'preparing', screens: [{ name: 'guide', modules: ['guide'], ahead: ['answer'] }] },
  ],
  aside: /gallery/,
};

const kilobytesOf = (names: RegExp): readonly (readonly [string, number])[] =>
  weigh(build, walk)
    .filter(({ name }) => names.test(name))
    .map(({ name, kilobytes }) => [name, kilobytes]);

it('weighs the first page of each traveller, what is kept in one file once', () => {
  expect(kilobytesOf(/^first page/)).toEqual([
    ['first page, newcomer', 3],
    ['first page, returning traveller', 4],
  ]);
});

it('weighs each further screen by what no screen before it brought', () => {
  expect(kilobytesOf(/ › |^ahead/)).toEqual([
    ['ahead, from home', 1],
    ['reading › questions', 3],
    ['reading › answer', 1],
    ['reading › guide', 1],
    ['preparing › guide', 2],
    ['ahead, from preparing › guide', 1],
  ]);
});

it('limits a further screen to 25 KB, what is fetched ahead for several to 41 KB', () => {
  const limits = weigh(build, walk).map(({ name, limit }) => [name, limit]);
  expect(limits).toContainEqual(['reading › questions', 25]);
  expect(limits).toContainEqual(['ahead, from home', 41]);
});

it('limits the first page to what « À propos » says of it', () => {
  const [first] = weigh(build, walk);
  expect(first).toMatchObject({ name: 'first page, newcomer', limit: firstPageKilobytes });
});

it('weighs what each later part alone brings and what several share', () => {
  const parts = weigh(build, walk).filter(({ withShared }) => withShared !== undefined);
  expect(parts.map(({ name, kilobytes, withShared }) => [name, kilobytes, withShared])).toEqual([
    ['faq', 2, 3],
    ['guide', 1, 2],
    ['_kept', 1, 1],
    ['data', 1, 1],
    ['answer', 1, 1],
  ]);
  expect(kilobytesOf(/^shared|^fonts/)).toEqual([
    ['shared: search.js', 1],
    ['fonts', 75],
  ]);
});

it('names what is loaded lazily and is in no journey', () => {
  expect(outOfJourneys(build, walk)).toEqual([]);
  expect(outOfJourneys(build, { ...walk, journeys: walk.journeys.slice(1) })).toEqual(['faq']);
});

it('refuses a journey through a module that the build does not load lazily', () => {
  const gone: Walk = { ...walk, withSavedAnswers: ['gone'] };
  expect(() => weigh(build, gone)).toThrow('gone');
});
