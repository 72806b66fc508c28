import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff';

const require = createRequire(import.meta.url);

/** A font file with the characters it draws. */
export interface FontFile {
  readonly name: string;
  readonly file: Buffer;
  readonly covers: (codePoint: number) => boolean;
}

/** What a file draws, which is less than its package announces. */
export function charactersOf(file: Buffer): ReadonlySet<number> {
  const font = create(file);
  if (!('characterSet' in font)) throw new TypeError('a font file holds several fonts');
  return new Set(font.characterSet);
}

function readFont(family: string, subset: string, weight: number): FontFile {
  const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  const file = unpackWoff(readFileSync(path));
  const characters = charactersOf(file);
  return {
    name: `${family}-${subset}-${weight}`,
    file,
    covers: (codePoint) => characters.has(codePoint),
  };
}

const atkinson = 'atkinson-hyperlegible-next';
const bricolage = 'bricolage-grotesque';
const noto = 'noto-sans';

function faceOf(family: string, weight: number): readonly FontFile[] {
  return [
    readFont(family, 'latin', weight),
    readFont(family, 'latin-ext', weight),
    ...['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'].map((subset) =>
      readFont(noto, subset, weight),
    ),
  ];
}

/** `figure` faces are for amounts: the text face slashes its zeros. */
export type Face = 'text' | 'strong' | 'heading' | 'figure' | 'strong-figure';

let faces: Readonly<Record<Face, readonly FontFile[]>> | undefined;

/** The faces of a document, each with the files that draw the letters it lacks. Read once. */
export function fontFaces(): Readonly<Record<Face, readonly FontFile[]>> {
  faces ??= {
    text: faceOf(atkinson, 400),
    strong: faceOf(atkinson, 600),
    heading: faceOf(bricolage, 700),
    figure: faceOf(bricolage, 400),
    'strong-figure': faceOf(bricolage, 600),
  };
  return faces;
}
