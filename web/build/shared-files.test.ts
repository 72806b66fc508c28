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

it('leaves what is run before the page is painted, and the first page, what they need', () => {
  expect(filesOf(way([shell], [part('sign', 10)]))).toEqual(['early', 'shell', 'sign']);
});

it('has no two files need each other', () => {
  const words = part('words', 20);
  const middle = part('middle', 8000, words);
  const top = part('top', 20, middle);
  const ways = [way([shell], [words]), way([shell], [words, middle]), way([shell], [words, middle, top])];
  expect(filesOf(...ways)).not.toContain('words+top');
});
