import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff';

const require = createRequire(import.meta.url);

/** A font file with the characters it draws. */
export interface FontFile {
  readonly name: string;
  readonly file: Buffer;
  readonly covers: (codePoint: number) => boolean;
}

function parseRanges(text: string): readonly (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

function readFont(family: string, subset: string, weight: number): FontFile {
  const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  const subsets: Record<string, string> = JSON.parse(
    readFileSync(join(dirname(path), '..', 'unicode.json'), 'utf8'),
  );
  const ranges = parseRanges(subsets[subset] ?? '');
  return {
    name: `${family}-${subset}-${weight}`,
    file: unpackWoff(readFileSync(path)),
    covers: (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  };
}

const atkinson = 'atkinson-hyperlegible-next';
const bricolage = 'bricolage-grotesque';
const noto = 'noto-sans';

function faceOf(family: string, weight: number): readonly FontFile[] {
  return [
    readFont(family, 'latin', weight),
    readFont(family, 'latin-ext', weight),
    ...['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((subset) =>
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
