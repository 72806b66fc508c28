import { expect, it } from 'vitest';
import type { FontFile } from './font-files';
import { printable, textRuns } from './text-runs';

const acute = '\u0301';

it.each([
  ['a pile of marks', `Rue${acute.repeat(20)}`, `Ru\u00E9${acute.repeat(3)}`],
  ['a pile that invisible signs cut', `x${`${acute}\u200D`.repeat(20)}`, `x${acute.repeat(3)}`],
  ['Vietnamese', 'Nguyễn Thị Hương', 'Nguyễn Thị Hương'],
  ['Hebrew with its vowels', 'שַׁבָּת', 'שַׁבָּת'.normalize('NFC')],
  ['Thai', 'ที่นี่', 'ที่นี่'],
])('bounds the marks of a letter and leaves every language as it is: %s', (_, typed, drawn) => {
  expect(printable(typed)).toBe(drawn);
});

it('draws two names that stand side by side each in its own order', () => {
  const face: readonly FontFile[] = [{ name: 'any', file: Buffer.alloc(0), covers: () => true }];
  const drawn = (text: string): string =>
    textRuns(text, face)
      .map((run) => run.text)
      .join('');
  const [one, other] = ['عطر غالي', 'ساعة'];
  expect(drawn(`\u2068${one}\u2069, \u2068${other}\u2069`)).toBe('غالي عطر, ساعة');
});
