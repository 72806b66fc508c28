import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemCatalogue } from '../../api/src/platform/http/problem-catalogue';
import { declaredFields } from '../../contract/src/declared-fields';
import { lineCorrectionSchema } from '../../contract/src/review';
import { shoppingProductSchema } from '../../contract/src/simulation';
import { lineStatuses, refusalCodes } from '../../core/src/assessment/assessment';
import { absolute, repositoryFiles } from './source-files';

const read = (file: string): string => readFileSync(absolute(file), 'utf8');
const page = read('docs/http-contract.md');
const specification = read('docs/specification.md');

/** As code, alone or at the beginning of what follows it: `restriction?`, `declared?: { age … }`. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'u').test(text);
}

const left = (names: readonly string[], text = page): readonly string[] =>
  names.filter((name) => !isNamed(name, text));

/** Those of no refusal of ours: what zod is told, and the code of a field that it refuses. */
const ofSchemas = new Set(['custom', 'invalid']);

/** Every code that the server writes: in its own catalogue, or where it refuses. */
function refusals(): readonly string[] {
  const sources = repositoryFiles().filter(
    (file) => /^api\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  );
  const written = sources.flatMap((file) =>
    [...read(file).matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  return [...new Set([...Object.keys(problemCatalogue), ...written, ...refusalCodes])].filter(
    (code) => !ofSchemas.has(code),
  );
}

describe('the page of the HTTP contract', () => {
  it('names every code that a refusal has', () => {
    expect(refusals().length).toBeGreaterThan(90);
    expect(left(refusals())).toEqual([]);
  });

  it('names what is said of an article, by who declares and by who corrects, and what it becomes', () => {
    expect(left(Object.keys(shoppingProductSchema.shape))).toEqual([]);
    expect(left(Object.keys(lineCorrectionSchema.shape))).toEqual([]);
    expect(left(lineStatuses)).toEqual([]);
  });

  it('names, with the specification that it completes, every field of a declaration', () => {
    expect(left(Object.keys(declaredFields), page + specification)).toEqual([]);
  });
});
