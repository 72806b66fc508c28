import { expect, it } from 'vitest';
import { askedOnce } from './once';

it('asks once for each key, and gives everybody the same answer', async () => {
  const asked: string[] = [];
  const ask = askedOnce(async (key) => {
    asked.push(key);
    return asked.length;
  });
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1]);
  expect(asked).toEqual(['a', 'b']);
});
