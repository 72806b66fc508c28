import { expect, it } from 'vitest';
import { fallbackFonts } from './fallback-fonts';

const noFace = (): boolean => false;

it.each(['محمد', '王小明', '😀🎁', '김민수'])(
  'opens the letters of the text and no more, which would hold up every other request: %s',
  async (text) => {
    const fonts = await fallbackFonts(text, noFace);
    for (const letter of text) {
      expect(fonts.some(({ covers }) => covers(letter.codePointAt(0) ?? 0))).toBe(true);
    }
    for (const { file } of fonts) expect(file.length).toBeLessThan(20_000);
  },
);

it('has no font for a script that no family draws', async () => {
  expect(await fallbackFonts('አበበ', noFace)).toEqual([]);
});
