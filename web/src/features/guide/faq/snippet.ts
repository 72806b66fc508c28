/** Characters shown on each side of a match (specification §2). */
export const snippetReach = 30;

export interface Snippet {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The words around a match: `start` and `end` are positions in `text`, `end` excluded. */
export function snippetAround(text: string, start: number, end: number): Snippet {
  const from = Math.max(0, start - snippetReach);
  const to = Math.min(text.length, end + snippetReach);
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`,
    match: text.slice(start, end),
    after: `${text.slice(end, to)}${to < text.length ? '…' : ''}`,
  };
}
