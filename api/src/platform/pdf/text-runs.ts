import { noBreakSpace } from '@retour/core';
import anyAscii from 'any-ascii';
import type { FontFile } from './font-files';
import { visualOrder } from './visual-order';

export interface TextRun {
  readonly font: string;
  readonly text: string;
}

/** Shown for a sign that no embedded font draws and that has no Latin writing. */
const missing = '?';

/** More marks on a letter than any language writes would be drawn over the lines above or below. */
const pileOfMarks = /(\p{Mn}{3})\p{Mn}+/gu;

/** Our faces have no narrow no-break space, and nothing to draw for invisible marks. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009]/g, noBreakSpace)
    .replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu, '')
    .replace(pileOfMarks, '$1');
}

/** A letter that no embedded font draws, in Latin letters. */
function inLatin(character: string): string {
  const latin = anyAscii(character);
  return latin === '' && !/\p{M}/u.test(character) ? missing : latin;
}

/** What is closed in, as a name is, keeps its words among themselves. */
const closedIn = /(\u2068[^\u2069]*\u2069)/u;

/** A text in the order in which it is drawn, without what is not. */
function drawnOrder(text: string): string {
  return text
    .split(closedIn)
    .map((part) => visualOrder(printable(part)))
    .join('');
}

/** Cuts a text where the font must change; the first font of the face is preferred. */
export function textRuns(text: string, face: readonly FontFile[]): readonly TextRun[] {
  const first = face[0]?.name ?? '';
  const runs: { font: string; text: string }[] = [];
  for (const character of drawnOrder(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const file = face.find((candidate) => candidate.covers(codePoint));
    const font = file?.name ?? first;
    const drawn = file === undefined ? inLatin(character) : character;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}
