import { expect, it } from 'vitest';
import { isAnsweredBy, readAnswers } from './findings';

const page = `# Judges

## \`S12-a\`: the first

| finding | where | answer |
|---|---|---|
| \`no-licence\` | | There is one. |
| \`no-answer\` | \`GET /x\` | It has none. |

## \`S12-b\`: the second

| \`other\` | | Another judge's. |
`;

it('reads the findings that a section answers, and no other', () => {
  expect(readAnswers(page, 'S12-a')).toEqual([
    { rule: 'no-licence', about: '' },
    { rule: 'no-answer', about: 'GET /x' },
  ]);
  expect(() => readAnswers(page, 'S12-c')).toThrow('no section of S12-c');
});

it('answers a finding of its rule, where it says', () => {
  const [everywhere, there] = readAnswers(page, 'S12-a');
  if (everywhere === undefined || there === undefined) throw new Error('two answers');
  const found = (rule: string, where: string) => ({ rule, where, message: 'm' });
  expect(isAnsweredBy(everywhere, found('no-licence', 'anywhere'))).toBe(true);
  expect(isAnsweredBy(there, found('no-answer', 'GET /x/'))).toBe(true);
  expect(isAnsweredBy(there, found('no-answer', 'GET /y'))).toBe(false);
  expect(isAnsweredBy(there, found('another', 'GET /x'))).toBe(false);
});
