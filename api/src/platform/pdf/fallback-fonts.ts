import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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
  /** The letters of the file that a text needs, as a font; less than asked for where the file lacks some. */
  readonly cut: (text: string) => Promise<FontFile>;
}

/** A font that was cut from a file without any of the letters has no table of them, which the library refuses. */
function drawnBy(cut: Buffer): ReadonlySet<number> {
  try {
    return charactersOf(cut);
  } catch {
    return new Set();
  }
}

/**
 * Cut before it is read: the letters of one document are a small font, while reading a whole packed file, to know what
 * it draws, takes a second.
 */
async function cutSlice(name: string, packed: Promise<Buffer>, text: string): Promise<FontFile> {
  const file = await subsetFont(await packed, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const characters = drawnBy(file);
  return { name, file, covers: (codePoint) => characters.has(codePoint) };
}

function slicesOf(family: string): readonly Slice[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).map(([key, text]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    const file = `@fontsource-variable/${family}/files/${name}-wght-normal.woff2`;
    return {
      mayDraw: unicodeRanges(text),
      cut: (wanted) => cutSlice(name, readFile(require.resolve(file)), wanted),
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
    const wanted = [...lacking].filter(slice.mayDraw);
    if (wanted.length === 0) continue;
    const font = await slice.cut(String.fromCodePoint(...wanted));
    const drawn = [...lacking].filter(font.covers);
    if (drawn.length > 0) fonts.push(font);
    for (const codePoint of drawn) lacking.delete(codePoint);
  }
  return fonts;
}
