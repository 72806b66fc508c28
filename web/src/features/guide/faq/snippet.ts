/** Characters shown on each side of a match (specification §2). */
export const snippetReach = 30;

export interface Snippet {
  readonly before: string;
  /** Empty where the text holds no word of what is asked. */
  readonly match: string;
  readonly after: string;
}

/** The whole words around a match: `start` and `end` are positions in `text`, `end` excluded. */
export function snippetAround(text: string, start: number, end: number): Snippet {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return {
    before: before.length > snippetReach ? `…${lastWords(before)}` : before,
    match: text.slice(start, end),
    after: opening(after, snippetReach),
  };
}

/** The beginning of a text that holds no word of what is asked: as much of it as around a match. */
export function snippetOfOpening(text: string): Snippet {
  return { before: '', match: '', after: opening(text, 2 * snippetReach) };
}

function opening(text: string, reach: number): string {
  return text.length > reach ? `${firstWords(text, reach)}…` : text;
}

/** A word that alone is longer is cut. */
function lastWords(text: string): string {
  const reached = text.slice(-snippetReach);
  const isWhole = /\s/u.test(text.charAt(text.length - snippetReach - 1));
  const space = reached.search(/\s\S/u);
  return isWhole || space < 0 ? reached : reached.slice(space + 1);
}

function firstWords(text: string, reach: number): string {
  const reached = text.slice(0, reach);
  const isWhole = /\s/u.test(text.charAt(reach));
  return isWhole ? reached : (/^.*\S(?=\s)/su.exec(reached)?.[0] ?? reached);
}
