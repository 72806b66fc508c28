import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import subsetFont from 'subset-font';
import { charactersOf, type FontFile } from './font-files';
import { unicodeRanges } from './unicode-ranges';

const require = createRequire(import.meta.url);

/** Families for the scripts that the faces of a document lack; the first that draws a character is taken. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-emoji',
] as const;

/** The weight of the text face: a variable font is drawn at its thinnest unless told otherwise. */
const weight = 400;

/** A file of a family, which draws a part of its characters. */
interface Slice {
  readonly mayDraw: (codePoint: number) => boolean;
  /** Unpacked at the first document that needs it, and kept. */
  readonly load: () => Promise<FontFile>;
}

async function loadSlice(name: string, path: string): Promise<FontFile> {
  const packed = readFileSync(path);
  const characters = charactersOf(packed);
  const text = String.fromCodePoint(...characters);
  const file = await subsetFont(packed, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  return { name, file, covers: (codePoint) => characters.has(codePoint) };
}

function slicesOf(family: string): readonly Slice[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).map(([key, text]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    const path = require.resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`);
    let loaded: Promise<FontFile> | undefined;
    return {
      mayDraw: unicodeRanges(text),
      load: () => {
        loaded ??= loadSlice(name, path);
        return loaded;
      },
    };
  });
}

let slices: readonly Slice[] | undefined;

/** The fonts that draw what a text holds and the faces of a document do not; what none draws is left. */
export async function fallbackFonts(
  text: string,
  isDrawn: (codePoint: number) => boolean,
): Promise<readonly FontFile[]> {
  const characters = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const lacking = new Set([...characters].filter((codePoint) => !isDrawn(codePoint)));
  if (lacking.size === 0) return [];
  slices ??= families.flatMap(slicesOf);
  const fonts: FontFile[] = [];
  for (const slice of slices) {
    if (![...lacking].some(slice.mayDraw)) continue;
    const font = await slice.load();
    const drawn = [...lacking].filter(font.covers);
    if (drawn.length > 0) fonts.push(font);
    for (const codePoint of drawn) lacking.delete(codePoint);
    // A basket in Chinese unpacks many files: the requests of others go in between.
    await nextTurn();
  }
  return fonts;
}
