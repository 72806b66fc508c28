import { describe, expect, it } from 'vitest';
import { asvsFaults } from './asvs-requirements';

const requirements = ['1.1.1', '1.1.2', '17.1.1'];
const page = (sum: string, ...rows: readonly string[]): string => [sum, '| id | state |', ...rows].join('\n');
const sum = 'Of 3: 1 met, 0 partly, 1 not met, 0 installation, 1 n/a.';
const first = '| 1.1.1 | met | `json-body.ts` |';
const second = '| 1.1.2 | not met | a list is missing |';
const third = '| 17.1.1 | n/a | no such protocol |';

describe('a page of requirements', () => {
  it('answers each of them once', () => {
    expect(asvsFaults(page(sum, first, second, third), requirements)).toEqual([]);
  });

  it('may be answered by a page that was to be written', () => {
    const written = '| 1.1.1 | met | [keys](inventories.md#keys-and-secrets) |';
    expect(asvsFaults(page(sum, written, second, third), requirements)).toEqual([]);
  });

  it('may answer several in one line', () => {
    const both = 'Of 3: 1 met, 0 partly, 0 not met, 0 installation, 2 n/a.';
    expect(asvsFaults(page(both, first, '| 1.1.2, 17.1.1 | n/a | none |'), requirements)).toEqual([]);
  });

  it.each([
    ['one left out', [first, third], ['1.1.2: missing']],
    [
      'one twice',
      [first, second, third, '| 1.1.2, 17.1.1 | n/a | none |'],
      ['1.1.2: twice', '17.1.1: twice'],
    ],
    ['one that is none', [first, second, third, '| 9.9.9 | n/a | none |'], ['9.9.9: no such requirement']],
    ['met by nothing', ['| 1.1.1 | met | surely |', second, third], ['2: met, and no file that shows it']],
    ['no known state', ['| 1.1.1 | maybe | `a.ts` |', second, third], ['2: no state of met']],
    ['another sum', [first, '| 1.1.2 | n/a | none |', third], ['the sum is « Of 3: 1 met']],
  ])('is told of %s', (_what, rows, told) => {
    const faults = asvsFaults(page(sum, ...rows), requirements).map((fault) => fault.replace(/^3:/, '2:'));
    for (const fault of told) expect(faults.some((found) => found.startsWith(fault))).toBe(true);
  });
});
