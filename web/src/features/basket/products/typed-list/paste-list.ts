import { mayBeList } from './list-text';

interface PastedList {
  readonly text: string;
  /** What it takes the place of. */
  readonly from: number;
  readonly to: number;
}

const endsOpen = /[^\s,;]$/u;
const beginsOpen = /^[^\s,;]/u;

/**
 * A list as it goes into a field of one line, which would join its lines to each other, and the whole to what stands around: a sign
 * keeps each article apart. Null where what is pasted is no list.
 */
export function pastedList(value: string, start: number, end: number, pasted: string): PastedList | null {
  const lines = pasted.trim().split(/\s*\n\s*/);
  if (lines.length < 2 && !mayBeList(pasted.trim())) return null;
  const before = value.slice(0, start);
  const after = value.slice(end);
  const isAfterArticle = endsOpen.test(before.trimEnd());
  const isBeforeArticle = beginsOpen.test(after.trimStart());
  return {
    text: `${isAfterArticle ? '; ' : ''}${lines.join('; ')}${isBeforeArticle ? '; ' : ''}`,
    from: isAfterArticle ? before.trimEnd().length : start,
    to: isBeforeArticle ? value.length - after.trimStart().length : end,
  };
}
