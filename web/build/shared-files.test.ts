import { expect, it } from 'vitest';
import { type Part, shareFiles, type Way } from './shared-files';

function part(name: string, bytes: number, ...needs: readonly Part[]): Part {
  return { modules: [name], isEntry: false, bytes, needs };
}

const early = part('early', 900);

/** What is run before the page is painted, then the first page, then each screen. */
const way = (...steps: readonly (readonly Part[])[]): Way =>
  [[early], ...steps].map((parts) => ({ parts: new Set(parts), limit: 25_000 }));

function filesOf(...ways: readonly Way[]): readonly string[] {
  const parts = new Set(ways.flat().flatMap((step) => [...step.parts]));
  return shareFiles(parts, ways)
    .map((file) => file.flatMap(({ modules }) => modules).join('+'))
    .toSorted();
}

const shell = part('shell', 90_000);
const form = part('form', 4000, shell);
const field = part('field', 3000, shell);
const page = part('page', 9000, form, field);

it('puts in one file what every way needs at the same step', () => {
  expect(filesOf(way([shell], [form, field]), way([shell], [], [form, field]))).toEqual([
    'early',
    'form+field',
    'shell',
  ]);
});

it('keeps apart what is heavy and one way alone needs', () => {
  expect(filesOf(way([shell], [form]), way([shell], [page, form, field]))).toEqual([
    'early',
    'form',
    'page+field',
    'shell',
  ]);
});

it('has a few bytes come with what they are mostly needed with', () => {
  const sign = part('sign', 60);
  const both = [form, sign];
  expect(filesOf(way([shell], both), way([shell], both), way([shell], [sign]))).toContain('form');
  expect(filesOf(way([shell], both), way([shell], both), way([shell], [form]))).toContain('form+sign');
});

it('puts in one file what comes at the same steps, however little or much it weighs', () => {
  const words = [part('word', 10), part('sign', 10)];
  expect(filesOf(way([shell], words))).toContain('word+sign');
  const halves = [part('half', 15_000), part('other', 15_000)];
  expect(filesOf(way([shell], halves))).toContain('half+other');
});

it('brings sooner what relieves a full step', () => {
  const list = part('list', 5000);
  const search = part('search', 5000);
  const sheet = part('sheet', 18_000);
  const ways = [way([shell], [list], [search, sheet]), way([shell], [search])];
  expect(filesOf(...ways)).toEqual(['early', 'list+search', 'sheet', 'shell']);
});

it('brings with it what it needs of its own file', () => {
  const sign = part('sign', 60);
  const lines = part('lines', 3000, field);
  const filesWhere = (all: readonly Part[]): readonly string[] =>
    filesOf(way([shell], all), way([shell], all), way([shell], [sign], [lines, field]));
  expect(filesWhere([sign, lines, field])).toContain('sign+lines+field');
  expect(filesWhere([lines, field, sign])).toContain('lines+field+sign');
});

it('keeps apart what together would relieve nobody to speak of', () => {
  const [word, sign] = [part('word', 10), part('sign', 10)];
  expect(filesOf(way([shell], [word, sign]), way([shell], [sign]))).toContain('sign');
});

it('joins first the two that relieve the steps most', () => {
  const list = part('list', 12_500);
  const sheet = part('sheet', 13_000);
  const sign = part('sign', 20);
  const ways = [way([shell], [list, sheet, sign]), way([shell], [list], [sheet], [sign])];
  expect(filesOf(...ways)).toEqual(['early', 'list+sign', 'sheet', 'shell']);
});

// Below, the join that a rule forbids is the one that would relieve the steps most.

it('leaves what is run before the page is painted, and the first page, what they need', () => {
  const first = part('first', 3000);
  const screen = part('screen', 12_000);
  const other = part('other', 11_000);
  const apart = ['early', 'first', 'other', 'screen'];
  expect(filesOf(way([first], [screen, other]), way([first], [screen]))).toEqual(apart);
});

it('makes no file heavier than what a screen may weigh', () => {
  const list = part('list', 20_000);
  const search = part('search', 5000);
  const sheet = part('sheet', 20_000);
  const apart = ['early', 'list', 'search', 'sheet', 'shell'];
  expect(filesOf(way([shell], [list, search]), way([shell], [list], [search, sheet]))).toEqual(apart);
});

it('has no two files need each other', () => {
  const words = part('words', 20);
  const middle = part('middle', 12_000, words);
  const top = part('top', 20, middle);
  const soon = part('soon', 15_000);
  const late = part('late', 10_000);
  const ways = [way([shell], [words, middle, top]), way([shell], [words, soon], [middle, late])];
  expect(filesOf(...ways)).toEqual(['early', 'late', 'middle', 'shell', 'soon', 'top', 'words']);
});
