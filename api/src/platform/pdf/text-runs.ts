import { noBreakSpace } from '@retour/core';
import type { FontFile } from './font-files';

export interface TextRun {
  readonly font: string;
  readonly text: string;
}

/** Shown for a letter that no embedded font draws. */
const missing = '?';

/** Our faces have no narrow no-break space, and nothing to draw for invisible marks. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009]/g, noBreakSpace)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}

/** Cuts a text where the font must change; the first font of the face is preferred. */
export function textRuns(text: string, face: readonly FontFile[]): readonly TextRun[] {
  const first = face[0]?.name ?? '';
  const runs: { font: string; text: string }[] = [];
  for (const character of printable(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const file = face.find((candidate) => candidate.covers(codePoint));
    const font = file?.name ?? first;
    const drawn = file === undefined ? missing : character;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}
